import {
  ROUND_CAP,
  SUN,
  circ,
  clip,
  clipped,
  cloth,
  dye,
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

const clayWall = (size = 13) => cloth('wall', 'social', '#A13A1C', dye.clay, size);

/** A pen has come out of its bottle and writes one long woven line on a sheet. */
export const literature = () =>
  scene(
    [clayWall()],
    wall(),
    rect(150, 110, 760, 600, dye.paper),
    [0, 1, 2, 3].map((i) =>
      seam(220, 200 + i * 76, 840 - (i % 2) * 120, dye.clay, 16, [70, 44, 58][i % 3], 22),
    ),
    line(
      'M220 560C300 480 340 640 420 560S540 480 620 560S720 600 760 540',
      dye.boug,
      20,
      ROUND_CAP,
    ),
    group(
      'translate(760 540)rotate(-52)',
      path('M0 0L86-34H150V34H86Z', dye.maize),
      path('M0 0L60-12V12Z', dye.ink),
      line('M150 0H470', dye.lake, 68),
      seam(176, 0, 460, dye.sky, 20, 26, 18),
      circ(470, 0, 34, dye.lake),
    ),
    path('M900 700V560Q900 520 940 520V470H1060V520Q1100 520 1100 560V700Z', dye.ink),
    rect(926, 440, 148, 44, dye.maize),
    rect(930, 580, 140, 70, dye.sisal),
    seam(946, 615, 1056, dye.boug, 16, 20, 12),
  );

/** A carved double door of the Swahili coast. */
export const fasihi = () =>
  scene(
    [
      cloth('wall', 'marine', '#F5EEDD', dye.sisal, 14),
      cloth('frame', 'abundance', dye.maize, dye.clay, 9),
      cloth('lintel', 'life', dye.maize, '#6B2310', 10),
    ],
    wall(),
    rect(270, 50, 660, 700, '#6B2310'),
    rect(290, 70, 620, 130, 'url(#lintel)'),
    round(600, 136, 84, SUN, 'small'),
    rect(290, 214, 84, 536, 'url(#frame)'),
    rect(826, 214, 84, 536, 'url(#frame)'),
    rect(392, 214, 200, 536, dye.murram),
    rect(608, 214, 200, 536, dye.murram),
    rect(578, 214, 44, 536, '#6B2310'),
    stitched('M600 226V740', dye.maize, 14, 20, 14),
    [290, 400, 510, 620].map((y) =>
      [440, 492, 544, 656, 708, 760].map(
        (x) => circ(x, y, 16, dye.maize) + circ(x - 4, y - 4, 6, dye.sun),
      ),
    ),
    line('M392 455H578M622 455H808', dye.clay, 12),
    circ(560, 560, 30, 'none', ` stroke="${dye.ink}" stroke-width="11"`),
    circ(640, 560, 30, 'none', ` stroke="${dye.ink}" stroke-width="11"`),
    rect(200, 740, 800, 60, dye.clay),
    seam(200, 760, 1000, dye.maize, 12, 26, 18),
  );

/** A decorated gourd on its woven stand, with a beaded strap. */
export const indigenous = () =>
  scene(
    [
      clayWall(),
      cloth('belly', 'aviation', dye.sun, dye.maize, 15),
      clip(
        'gourd',
        path(
          'M540 130Q600 100 660 130C660 240 650 280 720 350C840 460 820 690 600 700C380 690 360 460 480 350C550 280 540 240 540 130Z',
          '#000',
        ),
      ),
    ],
    wall(),
    round(600, 400, 350, { base: dye.murram, fg: '#D96B3C', alt: '#E28652' }, 'sun'),
    line('M520 150C300 160 250 420 420 560', dye.boug, 24, ROUND_CAP),
    stitched('M520 150C300 160 250 420 420 560', dye.sky, 24, 14, 18),
    clipped(
      'gourd',
      rect(340, 90, 520, 620, '#D98A2B'),
      rect(340, 420, 520, 170, 'url(#belly)'),
      seam(340, 404, 860, dye.clay, 14, 22, 14),
      seam(340, 606, 860, dye.clay, 14, 22, 14),
      seam(340, 250, 860, dye.boug, 26, 20, 12),
    ),
    path('M536 136Q600 84 664 136L650 70Q600 50 550 70Z', dye.ink),
    floor(690, dye.ink, dye.maize, 50),
    ell(600, 700, 170, 40, dye.clay),
    stitched('M436 700a164 36 0 0 0 328 0', dye.maize, 14, 22, 14),
  );

const openHand = (x, turn, tone, sleeve, flip) =>
  group(
    `translate(${x} 560)rotate(${turn})scale(${flip} 1)`,
    line('M0 120V330', tone, 120),
    line('M0 240V360', sleeve, 160),
    seam(-80, 236, 80, dye.maize, 16, 20, 12),
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
    openHand(380, -8, skin.warm, dye.boug, -1),
    openHand(820, 8, '#7A4830', dye.lake, 1),
  );
}

const lantern = (x, y, size, fill, light) =>
  group(
    `translate(${x} ${y})scale(${size})`,
    line('M0-260V-130', dye.sun, 9),
    path('M-150 0C-150-90-90-130 0-130S150-90 150 0S90 130 0 130S-150 90-150 0Z', fill),
    line('M-60-124C-120-60-120 60-60 124M60-124C120-60 120 60 60 124M0-130V130', light, 8),
    rect(-66, -152, 132, 30, dye.maize),
    rect(-66, 122, 132, 30, dye.maize),
    line('M-36 152V250M-12 152V270M12 152V270M36 152V250', dye.maize, 11),
  );

/** Three paper lanterns on a cord; the middle one is a woven round. */
export function mandarin() {
  return scene(
    [cloth('wall', 'abundance', '#1C2750', dye.night, 13)],
    wall(),
    line('M-20 60C300 140 900 140 1220 60', dye.sun, 12),
    stitched('M-20 60C300 140 900 140 1220 60', dye.boug, 12, 20, 20),
    lantern(250, 350, 0.86, dye.boug, dye.pink),
    lantern(950, 350, 0.86, dye.boug, dye.pink),
    line('M600 120V260', dye.sun, 9),
    rect(520, 250, 160, 34, dye.maize),
    circ(600, 440, 180, dye.murram),
    round(600, 440, 172, { base: dye.murram, fg: dye.sun, alt: dye.maize }, 'sun'),
    rect(520, 600, 160, 34, dye.maize),
    line('M550 634V750M583 634V775M617 634V775M650 634V750', dye.maize, 13),
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
      cloth('low', 'marine', '#7DB044', dye.grass, 13),
      cloth('sea', 'marine', '#1F7AA1', dye.lake, 15),
    ],
    rect(0, 0, 1200, 800, 'url(#low)'),
    path('M900 0C860 200 960 320 920 480S1000 700 960 800H1200V0Z', dye.sisal),
    path('M940 0C900 200 1000 320 960 480S1040 700 1000 800H1200V0Z', 'url(#sea)'),
    ring(1.3, dye.leaf),
    ring(1.06, dye.sprout),
    ring(0.82, dye.sun),
    ring(0.58, '#E58A2B'),
    ring(0.36, dye.murram),
    ring(0.16, dye.paper),
    line('M560 400C640 470 620 560 720 600S880 640 980 600', dye.sky, 22, ROUND_CAP),
    stitched('M-20 660C160 700 300 640 420 740L440 820', dye.clay, 18, 32, 18),
    circ(1060, 190, 100, dye.paper),
    round(1060, 190, 92, { base: dye.paper, fg: dye.clay, alt: dye.maize }, 'tiny'),
    path('M1060 84L1088 190H1032Z', dye.boug),
    path('M1060 296L1088 190H1032Z', dye.ink),
  );
}
