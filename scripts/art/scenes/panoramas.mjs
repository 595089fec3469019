// Pictures three times as wide as high, for pages that open with a panorama.
import {
  MOON,
  ROUND_CAP,
  SUN,
  at,
  bands,
  cloth,
  palette,
  ell,
  group,
  hill,
  line,
  path,
  rect,
  round,
  seam,
  skin,
  stitched,
  svg,
} from '../lib.mjs';
import { girlBack } from '../figures.mjs';
import {
  CLOUD,
  airliner,
  chapel,
  dhow,
  figTree,
  gateGuard,
  lectern,
  palm,
  skippers,
} from '../subjects.mjs';
import { NIGHT_ACACIA, acacia, football, house, stars, lakeAndSails } from '../things.mjs';

/** The middle 420 of its 560 units are seen on every screen. */
const panorama = (defs, ...parts) => svg(1800, 560, '<defs>', defs, '</defs>', parts);
const wideWall = () => rect(0, 0, 1800, 560, 'url(#wall)');

/** Two dhows under patterned sails on the lake at sunset, and a shore with palms. */
export const marineWide = () =>
  panorama(
    lakeAndSails(),
    bands(1800, [palette.maize, 120], ['#F7C873', 440]),
    round(1180, 262, 184, { base: palette.murram, fg: palette.sun, alt: palette.boug }, 'sun'),
    hill('0 320, 140 296, 340 312, 520 322', palette.leaf, 560),
    hill('1420 322, 1560 304, 1800 292', palette.leaf, 560),
    palm(190, 320, 1),
    palm(300, 318, 0.72),
    palm(1690, 306, 0.86),
    rect(0, 316, 1800, 244, 'url(#lake)'),
    at(1380, 178, 0.26, dhow()),
    at(500, 10, 0.7, dhow()),
    path(`M0 462q50-28 100 0${'t100 0'.repeat(17)}V560H0Z`, 'url(#deep)'),
  );

/** Students sit in a wide half-circle under a great fig tree, as in a baraza. */
export const socialWide = () =>
  panorama(
    [
      cloth('leaves', 'social', '#15694A', palette.leaf, 11),
      cloth('land', 'boarding', '#D4592F', palette.murram, 9),
    ],
    bands(1800, ['#EE9C6C', 90], ['#F3B48A', 470]),
    round(900, 250, 250, { base: '#F8CDAA', fg: '#F0B68C', alt: '#EDA878' }),
    hill('0 330, 300 270, 640 320, 1060 300, 1400 262, 1800 330', '#DD7C52', 560),
    hill('0 390, 500 360, 1200 362, 1800 392', 'url(#land)', 560),
    acacia(220, 390, 0.9),
    acacia(1590, 386, 1),
    at(414, 14, 0.81, figTree()),
    [
      [330, 452, 'short', skin.brown, palette.boug],
      [500, 432, 'rows', skin.dark, palette.lake],
      [1300, 432, 'bun', skin.brown, palette.maize],
      [1470, 452, 'puffs', skin.dark, palette.indigo],
      [670, 470, 'puffs', skin.warm, palette.leaf],
      [1130, 470, 'short', skin.dark, palette.boug],
      [900, 484, 'rows', skin.brown, palette.clay],
    ].map(([x, y, hair, tone, jumper], i) =>
      girlBack(
        x,
        y,
        i < 4 ? 0.4 : 0.46,
        tone,
        hair,
        jumper,
        '',
        i === 2 ? palette.clay : palette.white,
      ),
    ),
  );

/** Three girls skip with a rope before a woven sun; a football, a basketball and a golf flag on either side. */
export const studentLifeWide = () =>
  panorama(
    [
      cloth('wall', 'life', '#114A6B', palette.deep, 13),
      cloth('ground', 'marine', '#D4592F', palette.murram, 12),
    ],
    wideWall(),
    round(900, 262, 226, SUN, 'sun'),
    hill('0 396, 300 372, 700 398, 1200 380, 1500 366, 1800 396', palette.leaf, 560),
    rect(0, 436, 1800, 124, 'url(#ground)'),
    at(444, -36, 0.76, skippers()),
    line('M150 436V190H520V436', palette.paper, 16),
    line(
      Array.from({ length: 8 }, (_, i) => `M${196 + i * 42} 198V430`).join('') +
        Array.from({ length: 5 }, (_, i) => `M158 ${236 + i * 42}H512`).join(''),
      palette.haze,
      3,
    ),
    football(440, 448, 52, palette.deep),
    line('M1500 440V150', palette.ink, 12),
    path('M1506 150L1620 186L1506 222Z', palette.boug),
    stitched('M1506 186H1596', palette.maize, 12, 16, 12),
    ell(1500, 446, 66, 12, palette.clay),
    round(1330, 446, 56, { base: palette.murram, fg: palette.ink, alt: palette.clay }, 'small'),
  );

/** A full hall, seen from behind, before two lecterns on a stage; one hand goes up. */
export const debateClub = () =>
  panorama(
    [
      cloth('wall', 'life', '#114A6B', palette.deep, 13),
      cloth('left', 'social', palette.maize, palette.boug, 9),
      cloth('right', 'social', palette.maize, palette.leaf, 9),
    ],
    wideWall(),
    path('M0 0H330C330 150 240 250 200 360H0Z', palette.boug),
    path('M1800 0H1470C1470 150 1560 250 1600 360H1800Z', palette.boug),
    stitched(
      'M300 0C300 150 214 250 176 360M1500 0C1500 150 1586 250 1624 360',
      palette.maize,
      14,
      22,
      16,
    ),
    line(
      'M190 0C190 160 110 260 90 360M90 0V360M1610 0C1610 160 1690 260 1710 360M1710 0V360',
      palette.bougDeep,
      12,
    ),
    round(900, 206, 180, SUN, 'sun'),
    rect(0, 356, 1800, 204, palette.clay),
    seam(0, 376, 1800, palette.maize, 10, 34, 22),
    at(480, -36, 0.7, lectern(250, 'left', 60), lectern(950, 'right', -60)),
    rect(0, 440, 1800, 120, palette.ink),
    at(
      470,
      -46,
      0.72,
      line('M684 860C716 730 716 650 704 560', palette.bougDeep, 58, ROUND_CAP),
      line('M704 570L698 512', skin.warm, 42, ROUND_CAP),
      line(
        'M688 506L678 462M700 500L698 448M712 504L718 458M682 520L662 496',
        skin.warm,
        15,
        ROUND_CAP,
      ),
    ),
    [
      [330, 488, 'bun', skin.dark, palette.leaf],
      [520, 502, 'short', skin.warm, palette.boug],
      [710, 492, 'puffs', skin.brown, palette.leaf],
      [900, 508, 'rows', skin.warm, palette.bougDeep],
      [1090, 492, 'short', skin.dark, palette.boug],
      [1280, 502, 'bun', skin.brown, palette.leaf],
      [1470, 488, 'short', skin.dark, palette.boug],
    ].map(([x, y, hair, tone, jumper]) => girlBack(x, y, 0.46, tone, hair, jumper)),
  );

/** The chapel on its lawn, its patterned doors closed, under a rising round. */
export const chaplaincy = () =>
  panorama(
    [
      cloth('ground', 'abundance', palette.teaLight, palette.tea, 12),
      cloth('doors', 'stem', palette.sun, palette.boug, 12),
    ],
    bands(1800, ['#EBA88E', 120], ['#F2C7B4', 440]),
    round(900, 270, 228, { base: '#F7D9A0', fg: '#EFB06A', alt: '#E58A4E' }, 'sun'),
    hill('0 360, 300 290, 620 340, 1080 300, 1460 280, 1800 340', palette.mist, 560),
    hill('0 410, 400 360, 800 390, 1240 350, 1800 400', palette.leaf, 560),
    house(1330, 350, 260, 66, 5),
    acacia(210, 450, 1.1),
    acacia(520, 446, 0.7),
    acacia(1240, 446, 0.7),
    acacia(1680, 456, 1.05),
    at(492, -10, 0.68, chapel()),
    hill('0 462, 500 452, 1300 452, 1800 466', 'url(#ground)', 560),
    path('M846 454H954L1040 560H760Z', palette.sisal),
  );

/** A guard in a greatcoat, seen from behind, lights the closed gate of a walled school by moonlight. */
export const security = () =>
  panorama(
    [
      cloth('ground', 'boarding', palette.teaLight, palette.tea, 12),
      cloth('post', 'boarding', palette.sprout, palette.tea, 12),
      cloth('brick', 'boarding', '#7A2B16', '#6B2310', 12),
    ],
    bands(1800, [palette.night, 170], [palette.dusk, 390]),
    stars([
      [90, 90],
      [260, 150],
      [420, 60],
      [560, 130],
      [1240, 70],
      [1390, 160],
      [1540, 80],
      [1700, 140],
    ]),
    round(980, 146, 118, MOON),
    hill('0 350, 300 290, 700 330, 1200 280, 1500 300, 1800 270', '#16294F', 560),
    acacia(150, 380, 1, NIGHT_ACACIA),
    acacia(1690, 380, 1.1, NIGHT_ACACIA),
    rect(0, 430, 1800, 130, 'url(#ground)'),
    [0, 1232].map((x) => [
      rect(x, 330, 568, 110, 'url(#brick)'),
      rect(x, 314, 568, 22, palette.ink),
      seam(x, 325, x + 568, palette.maize, 8, 22, 18),
    ]),
    at(480, -36, 0.7, gateGuard()),
  );

/** An aeroplane climbs past a woven sun over a long range of highlands. */
export const aviationWide = () =>
  panorama(
    [
      cloth('far', 'aviation', '#0F4E78', palette.deep, 12),
      cloth('near', 'boarding', palette.teaLight, palette.tea, 9),
    ],
    bands(1800, ['#5FB2C4', 110], ['#8FCBD6', 130], [palette.sky, 320]),
    round(660, 226, 158, { base: palette.maize, fg: palette.white, alt: palette.murram }, 'sun'),
    path(
      `M180 250${CLOUD}M330 266${CLOUD}M1260 190${CLOUD}M1420 206${CLOUD}M1120 350${CLOUD}`,
      palette.white,
    ),
    stitched('M0 470Q320 420 620 300', palette.white, 10, 30, 20),
    hill('0 430, 240 380, 480 430, 760 390, 1100 440, 1420 370, 1800 420', 'url(#far)', 560),
    acacia(320, 470, 0.8),
    acacia(1560, 466, 0.9),
    hill('0 490, 420 456, 900 484, 1360 450, 1800 480', 'url(#near)', 560),
    group('translate(900 222)rotate(-12)scale(.82)', airliner()),
  );
