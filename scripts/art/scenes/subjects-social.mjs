import {
  ROUND_CAP,
  SUN,
  circ,
  clip,
  clipped,
  cloth,
  palette,
  ell,
  group,
  line,
  path,
  rect,
  round,
  scene,
  seam,
  skin,
  stitched,
} from '../lib.mjs';
import { floor, wall } from '../things.mjs';

const clayWall = (size = 13) => cloth('wall', 'social', '#A13A1C', palette.clay, size);

/** A pen has come out of its bottle and writes one long woven line on a sheet. */
export const literature = () =>
  scene(
    [clayWall()],
    wall(),
    rect(150, 110, 760, 600, palette.paper),
    [0, 1, 2, 3].map((i) =>
      seam(220, 200 + i * 76, 840 - (i % 2) * 120, palette.clay, 16, [70, 44, 58][i % 3], 22),
    ),
    line(
      'M220 560C300 480 340 640 420 560S540 480 620 560S720 600 760 540',
      palette.boug,
      20,
      ROUND_CAP,
    ),
    group(
      'translate(760 540)rotate(-52)',
      path('M0 0L86-34H150V34H86Z', palette.maize),
      path('M0 0L60-12V12Z', palette.ink),
      line('M150 0H470', palette.lake, 68),
      seam(176, 0, 460, palette.sky, 20, 26, 18),
      circ(470, 0, 34, palette.lake),
    ),
    path('M900 700V560Q900 520 940 520V470H1060V520Q1100 520 1100 560V700Z', palette.ink),
    rect(926, 440, 148, 44, palette.maize),
    rect(930, 580, 140, 70, palette.sisal),
    seam(946, 615, 1056, palette.boug, 16, 20, 12),
  );

/** A carved double door of the Swahili coast. */
export const fasihi = () =>
  scene(
    [
      cloth('wall', 'marine', '#F5EEDD', palette.sisal, 14),
      cloth('frame', 'abundance', palette.maize, palette.clay, 9),
      cloth('lintel', 'life', palette.maize, '#6B2310', 10),
    ],
    wall(),
    rect(270, 50, 660, 700, '#6B2310'),
    rect(290, 70, 620, 130, 'url(#lintel)'),
    round(600, 136, 84, SUN, 'small'),
    rect(290, 214, 84, 536, 'url(#frame)'),
    rect(826, 214, 84, 536, 'url(#frame)'),
    rect(392, 214, 200, 536, palette.murram),
    rect(608, 214, 200, 536, palette.murram),
    rect(578, 214, 44, 536, '#6B2310'),
    stitched('M600 226V740', palette.maize, 14, 20, 14),
    [290, 400, 510, 620].map((y) =>
      [440, 492, 544, 656, 708, 760].map(
        (x) => circ(x, y, 16, palette.maize) + circ(x - 4, y - 4, 6, palette.sun),
      ),
    ),
    line('M392 455H578M622 455H808', palette.clay, 12),
    circ(560, 560, 30, 'none', ` stroke="${palette.ink}" stroke-width="11"`),
    circ(640, 560, 30, 'none', ` stroke="${palette.ink}" stroke-width="11"`),
    rect(200, 740, 800, 60, palette.clay),
    seam(200, 760, 1000, palette.maize, 12, 26, 18),
  );

/** A decorated gourd on its woven stand, with a beaded strap. */
export const indigenous = () =>
  scene(
    [
      clayWall(),
      cloth('belly', 'aviation', palette.sun, palette.maize, 15),
      clip(
        'gourd',
        path(
          'M540 130Q600 100 660 130C660 240 650 280 720 350C840 460 820 690 600 700C380 690 360 460 480 350C550 280 540 240 540 130Z',
          '#000',
        ),
      ),
    ],
    wall(),
    round(600, 400, 350, { base: palette.murram, fg: '#D96B3C', alt: '#E28652' }, 'sun'),
    line('M520 150C300 160 250 420 420 560', palette.boug, 24, ROUND_CAP),
    stitched('M520 150C300 160 250 420 420 560', palette.sky, 24, 14, 18),
    clipped(
      'gourd',
      rect(340, 90, 520, 620, '#D98A2B'),
      rect(340, 420, 520, 170, 'url(#belly)'),
      seam(340, 404, 860, palette.clay, 14, 22, 14),
      seam(340, 606, 860, palette.clay, 14, 22, 14),
      seam(340, 250, 860, palette.boug, 26, 20, 12),
    ),
    path('M536 136Q600 84 664 136L650 70Q600 50 550 70Z', palette.ink),
    floor(690, palette.ink, palette.maize, 50),
    ell(600, 700, 170, 40, palette.clay),
    stitched('M436 700a164 36 0 0 0 328 0', palette.maize, 14, 22, 14),
  );

const openHand = (x, turn, tone, sleeve, flip) =>
  group(
    `translate(${x} 560)rotate(${turn})scale(${flip} 1)`,
    line('M0 120V330', tone, 120),
    line('M0 240V360', sleeve, 160),
    seam(-80, 236, 80, palette.maize, 16, 20, 12),
    line('M-62-40L-92-214M-18-60L-26-262M28-56L40-248M70-30L100-190', tone, 46, ROUND_CAP),
    line('M-70 70L-172-40', tone, 50, ROUND_CAP),
    path('M-88-60Q0-92 94-52L82 90Q70 150 0 150T-84 90Z', tone),
    line('M-46 40Q0 80 56 20', skin.brown, 7, ROUND_CAP),
  );

/** Two open hands in conversation, before a woven round. */
export function signLanguage() {
  return scene(
    [clayWall()],
    wall(),
    round(600, 300, 230, SUN, 'sun'),
    openHand(380, -8, skin.warm, palette.boug, -1),
    openHand(820, 8, '#7A4830', palette.lake, 1),
  );
}

const lantern = (x, y, size, fill, light) =>
  group(
    `translate(${x} ${y})scale(${size})`,
    line('M0-260V-130', palette.sun, 9),
    path('M-150 0C-150-90-90-130 0-130S150-90 150 0S90 130 0 130S-150 90-150 0Z', fill),
    line('M-60-124C-120-60-120 60-60 124M60-124C120-60 120 60 60 124M0-130V130', light, 8),
    rect(-66, -152, 132, 30, palette.maize),
    rect(-66, 122, 132, 30, palette.maize),
    line('M-36 152V250M-12 152V270M12 152V270M36 152V250', palette.maize, 11),
  );

/** Three paper lanterns on a cord; the middle one is a woven round. */
export function mandarin() {
  return scene(
    [cloth('wall', 'abundance', '#1C2750', palette.night, 13)],
    wall(),
    line('M-20 60C300 140 900 140 1220 60', palette.sun, 12),
    stitched('M-20 60C300 140 900 140 1220 60', palette.boug, 12, 20, 20),
    lantern(250, 350, 0.86, palette.boug, palette.pink),
    lantern(950, 350, 0.86, palette.boug, palette.pink),
    line('M600 120V260', palette.sun, 9),
    rect(520, 250, 160, 34, palette.maize),
    circ(600, 440, 180, palette.murram),
    round(600, 440, 172, { base: palette.murram, fg: palette.sun, alt: palette.maize }, 'sun'),
    rect(520, 600, 160, 34, palette.maize),
    line('M550 634V750M583 634V775M617 634V775M650 634V750', palette.maize, 13),
  );
}

const ring = (grow, fill) =>
  path(
    'M-300-20C-300-180-120-260 60-220S330-120 320 30S160 260-40 240S-300 140-300-20Z',
    fill,
    ` transform="translate(520 390)scale(${grow})"`,
  );

/** A mountain drawn as a map: rings of height, a river, a road and a compass. */
export function geography() {
  return scene(
    [
      cloth('low', 'marine', '#7DB044', palette.grass, 13),
      cloth('sea', 'marine', '#1F7AA1', palette.lake, 15),
    ],
    rect(0, 0, 1200, 800, 'url(#low)'),
    path('M900 0C860 200 960 320 920 480S1000 700 960 800H1200V0Z', palette.sisal),
    path('M940 0C900 200 1000 320 960 480S1040 700 1000 800H1200V0Z', 'url(#sea)'),
    ring(1.3, palette.leaf),
    ring(1.06, palette.sprout),
    ring(0.82, palette.sun),
    ring(0.58, '#E58A2B'),
    ring(0.36, palette.murram),
    ring(0.16, palette.paper),
    line('M560 400C640 470 620 560 720 600S880 640 980 600', palette.sky, 22, ROUND_CAP),
    stitched('M-20 660C160 700 300 640 420 740L440 820', palette.clay, 18, 32, 18),
    circ(1060, 190, 100, palette.paper),
    round(1060, 190, 92, { base: palette.paper, fg: palette.clay, alt: palette.maize }, 'tiny'),
    path('M1060 84L1088 190H1032Z', palette.boug),
    path('M1060 296L1088 190H1032Z', palette.ink),
  );
}
