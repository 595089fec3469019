import {
  ROUND_CAP,
  ROUND_JOIN,
  at,
  bands,
  circ,
  clip,
  clipped,
  cloth,
  palette,
  group,
  hill,
  line,
  path,
  rect,
  round,
  scene,
  seam,
  skin,
  stitched,
} from '../lib.mjs';
import { girlBack } from '../figures.mjs';
import { CLOUD, airliner, dhow, figTree, palm } from '../subjects.mjs';
import { acacia, floor, football, wall, lakeAndSails } from '../things.mjs';

/** A flask holds a highland landscape, between a carbon ring and a gear. */
export function stem() {
  const atoms = [
    [0, -110],
    [95, -55],
    [95, 55],
    [0, 110],
    [-95, 55],
    [-95, -55],
  ];
  const teeth = Array.from({ length: 10 }, (_, i) =>
    path('M-18-124h36l6 40h-48z', palette.boug, ` transform="rotate(${i * 36})"`),
  );
  return scene(
    [
      cloth('wall', 'stem', '#F9C64A', palette.maize, 11),
      cloth('water', 'marine', '#237DA3', palette.lake, 9),
      clip('glass', path('M540 130h120v220l210 330q24 60-40 60H370q-64 0-40-60l210-330z', '#000')),
    ],
    wall(),
    floor(690, palette.ink, palette.maize, 26),
    clipped(
      'glass',
      rect(300, 100, 600, 700, palette.haze),
      round(620, 400, 96, { base: '#FFE9A8', fg: palette.murram }, 'stem'),
      hill('280 500, 420 430, 540 490, 690 440, 900 510', palette.leaf),
      acacia(520, 520, 0.62),
      hill('280 540, 500 520, 700 545, 900 520', palette.tea),
      rect(280, 590, 640, 200, 'url(#water)'),
    ),
    line(
      'M540 130v220L330 680q-24 60 40 60h460q64 0 40-60L660 350V130',
      palette.ink,
      14,
      ROUND_JOIN,
    ),
    rect(512, 104, 176, 34, palette.ink),
    at(
      846,
      262,
      1,
      teeth,
      circ(0, 0, 92, palette.boug),
      circ(0, 0, 50, palette.maize),
      circ(0, 0, 22, palette.boug),
    ),
    at(
      354,
      262,
      1,
      line('M0-110L95-55V55L0 110L-95 55V-55Z', palette.tea, 16, ROUND_JOIN),
      line('M0-76L66-38M66 38L0 76M-66 38V-38', palette.tea, 10),
      atoms.map(([x, y]) => circ(x, y, 22, palette.tea)),
    ),
  );
}

/** Six students meet in a half-circle under a great fig tree, as in a baraza. */
export function social() {
  const students = [
    girlBack(150, 640, 0.56, skin.brown, 'short', palette.boug),
    girlBack(330, 600, 0.5, skin.dark, 'rows', palette.lake),
    girlBack(880, 600, 0.5, skin.brown, 'bun', palette.maize, '', palette.clay),
    girlBack(1050, 640, 0.56, skin.dark, 'puffs', palette.leaf),
    girlBack(480, 690, 0.66, skin.warm, 'rows', palette.clay),
    girlBack(730, 690, 0.66, skin.warm, 'short', palette.indigo),
  ];
  return scene(
    [
      cloth('leaves', 'social', '#15694A', palette.leaf, 11),
      cloth('land', 'boarding', '#D4592F', palette.murram, 9),
    ],
    bands(1200, ['#EE9C6C', 120], ['#F3B48A', 680]),
    round(600, 330, 350, { base: '#F8CDAA', fg: '#F0B68C', alt: '#EDA878' }),
    hill('0 470, 260 400, 520 450, 820 390, 1200 460', '#DD7C52'),
    hill('0 540, 400 500, 800 505, 1200 540', 'url(#land)'),
    figTree(),
    students,
  );
}

/** Two sticks strike a tall drum; brushes stand on one side, a football lies on the other. */
export const arts = () =>
  scene(
    [cloth('wall', 'arts', palette.bougLight, palette.boug, 16)],
    wall(),
    floor(640, palette.ink, palette.maize),
    round(600, 380, 350, { base: palette.pink, fg: '#E0648A' }),
    football(886, 590, 104, palette.lake),
    at(
      320,
      694,
      0.92,
      line('M-44-190L-84-360M6-190L14-400', palette.sisal, 18, ROUND_CAP),
      path('M-98-366q-20-50 0-84q34 24 28 78zM0-404q0-50 22-80q24 34 10 82z', palette.ink),
      path('M-90-190H90L70-6Q0 14-70-6Z', palette.lake),
      path('M-86-150H86L81-104H-81Z', palette.maize),
      seam(-82, -127, 84, palette.boug, 20, 14, 12),
    ),
    path('M370 330C380 470 420 560 470 690H730C780 560 820 470 830 330Z', palette.clay),
    path('M376 390Q600 480 824 390L815 452Q600 544 385 452Z', palette.ink),
    stitched('M380 420Q600 512 820 420', palette.maize, 26, 24, 20),
    path('M424 560Q600 632 776 560L756 620Q600 686 446 620Z', palette.tea),
    stitched('M434 590Q600 660 766 590', palette.sky, 18, 14, 18),
    group(
      'translate(0 235)scale(1 .29)',
      round(600, 330, 232, { base: palette.sisal, fg: '#C98F5A', alt: palette.murram }),
    ),
    line('M368 330a232 68 0 0 0 464 0', palette.ink, 12),
    line('M210 130L520 318M990 130L690 330', palette.ink, 22, ROUND_CAP),
    circ(524, 318, 28, palette.maize),
    circ(684, 332, 28, palette.maize),
    line('M540 240L516 190M600 226V168M660 240L684 190', palette.paper, 12, ROUND_CAP),
  );

/** An aeroplane climbs past a woven sun above the highlands. */
export const aviation = () =>
  scene(
    [
      cloth('far', 'aviation', '#0F4E78', palette.deep, 12),
      cloth('near', 'boarding', palette.teaLight, palette.tea, 9),
    ],
    bands(1200, ['#5FB2C4', 150], ['#8FCBD6', 180], [palette.sky, 470]),
    round(400, 340, 210, { base: palette.maize, fg: palette.white, alt: palette.murram }, 'sun'),
    path(`M150 486${CLOUD}M300 506${CLOUD}M770 470${CLOUD}M900 484${CLOUD}`, palette.white),
    group('translate(640 330)rotate(-12)', airliner()),
    stitched('M0 590Q150 500 268 448', palette.white, 12, 34, 22),
    hill('0 640, 180 560, 330 620, 520 540, 760 630, 960 570, 1200 620', 'url(#far)'),
    hill('0 720, 300 670, 640 710, 900 660, 1200 700', 'url(#near)'),
    acacia(900, 690, 0.72, ['#0A3327', '#0F4A36', palette.clay]),
  );

/** A dhow under a patterned lateen sail on the lake at sunset. */
export const marine = () =>
  scene(
    lakeAndSails(),
    bands(1200, [palette.maize, 170], ['#F7C873', 630]),
    round(820, 330, 210, { base: palette.murram, fg: palette.sun, alt: palette.boug }, 'sun'),
    hill('0 430, 120 410, 280 424, 420 434', palette.leaf),
    palm(110, 418, 1),
    rect(0, 430, 1200, 370, 'url(#lake)'),
    dhow(),
    path(`M0 650q50-34 100 0${'t100 0'.repeat(11)}V800H0Z`, 'url(#deep)'),
  );

const knot = (x, y, fill) => circ(x, y, 18, fill) + circ(x, y, 7, palette.night);

/** A computer screen shows a woven round; its threads run out as circuit lines. */
export function ai() {
  const dyes = [
    palette.maize,
    palette.mint,
    palette.pink,
    palette.maize,
    palette.mint,
    palette.pink,
    palette.maize,
    palette.mint,
  ];
  const ends = [150, 100, 200, 130, 200, 100, 150, 120];
  const circuits = ends.map((end, i) => {
    const [y, start] = [120 + i * 70, 250 + i * 42];
    const corner = 325 - Math.abs(start - y);
    return [
      line(`M380 ${start}H325L${corner} ${y}H${end}`, dyes[i], 9, ROUND_JOIN),
      knot(end - 14, y, dyes[i]),
      line(`M820 ${start}H875L${1200 - corner} ${y}H${1200 - end}`, dyes[7 - i], 9, ROUND_JOIN),
      knot(1214 - end, y, dyes[7 - i]),
    ];
  });
  return scene(
    [cloth('wall', 'ai', '#1C2750', palette.night, 13)],
    wall(),
    circuits,
    rect(350, 170, 500, 430, palette.ink, ` stroke="${palette.sisal}" stroke-width="16"`),
    round(600, 385, 180, { base: '#0F3D3A', fg: palette.mint, alt: palette.maize }, 'ai'),
    rect(540, 608, 120, 60, palette.sisal),
    rect(440, 660, 320, 26, palette.sisal),
    floor(730, palette.tea, palette.maize, 22),
  );
}
