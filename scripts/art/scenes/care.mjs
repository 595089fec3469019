import {
  ROUND_CAP,
  SUN,
  at,
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
  stitched,
} from '../lib.mjs';
import { floor, wall } from '../things.mjs';

/** A window on hills and a woven sun; the clip is `pane`. */
const pane = (x, y, w, h) => clip('pane', path(`M${x} ${y}h${w}v${h}h-${w}z`, '#000'));

const sunnyWindow = (x, y, w, h) => [
  clipped(
    'pane',
    rect(x, y, w, h, '#F7C873'),
    round(x + w / 2, y + h * 0.66, w * 0.29, SUN, 'sun'),
    hill(
      [
        [x - 40, y + h * 0.79],
        [x + w * 0.24, y + h * 0.64],
        [x + w * 0.57, y + h * 0.82],
        [x + w + 20, y + h * 0.67],
      ],
      palette.leaf,
      y + h + 10,
    ),
  ),
  rect(x, y, w, h, 'none', ` stroke="${palette.white}" stroke-width="22"`),
  line(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, palette.white, 12),
];

const bed = (blanket) => [
  rect(150, 420, 28, 300, palette.ink),
  rect(980, 520, 24, 200, palette.ink),
  rect(170, 600, 820, 40, palette.ink),
  rect(178, 540, 810, 64, palette.white),
  path('M400 520Q420 500 460 500H960Q992 502 992 540V650Q700 690 400 650Z', blanket),
  path('M400 520Q420 500 460 500H500V658Q450 656 400 650Z', palette.white),
  path('M190 540Q186 480 240 476H350Q396 480 390 540Z', palette.haze),
];

/** A bed with a bright blanket by a sunny window; a cup, a bottle and a thermometer stand on the table beside it. */
export const nursingCare = () =>
  scene(
    [
      cloth('wall', 'boarding', palette.teaLight, palette.tea, 12),
      cloth('blanket', 'abundance', palette.sun, palette.boug, 11),
      pane(560, 60, 380, 300),
    ],
    wall(),
    sunnyWindow(560, 60, 380, 300),
    floor(660, palette.clay, palette.maize, 50),
    group('translate(1180 10)scale(-.86 1)', bed('url(#blanket)')),
    // the table
    rect(96, 500, 250, 26, palette.ink),
    rect(116, 526, 210, 200, palette.murram),
    rect(116, 526, 210, 12, palette.clay),
    rect(200, 580, 42, 16, palette.maize),
    seam(130, 640, 312, palette.maize, 12, 22, 14),
    // the cup, with its steam
    path('M130 416H226V470Q226 500 196 500H160Q130 500 130 470Z', palette.maize),
    line('M226 432q40 0 34 28q-6 18-36 16', palette.maize, 14),
    seam(132, 450, 224, palette.boug, 16, 14, 10),
    line('M160 392q-16-22 0-44t0-44M196 392q-16-22 0-44t0-44', palette.haze, 10, ROUND_CAP),
    // the bottle
    path('M268 500V420Q268 396 284 392V372H316V392Q332 396 332 420V500Z', palette.lake),
    rect(278, 350, 44, 26, palette.paper),
    rect(268, 432, 64, 44, palette.paper),
    path('M292 438h16v12h12v12h-12v12h-16v-12h-12v-12h12z', palette.boug),
  );

/** An orange seen from above: its skin, its light and the star of its stalk. */
const orange = (x, y, radius) => [
  circ(x, y, radius, palette.murram),
  circ(x - radius * 0.12, y - radius * 0.12, radius * 0.8, palette.maize),
  stitched(`M${x - 14} ${y}h28M${x} ${y - 14}v28`, palette.tea, 7, 28, 0),
];

/** Half an avocado with its stone, turned by some degrees. */
const avocado = (x, y, turn) =>
  group(
    `translate(${x} ${y})rotate(${turn})`,
    path(
      'M0-104C46-104 52-40 78 8C104 66 62 112 0 112S-104 66-78 8C-52-40-46-104 0-104Z',
      palette.tea,
    ),
    path(
      'M0-88C36-88 42-34 64 12C84 60 52 96 0 96S-84 60-64 12C-42-34-36-88 0-88Z',
      palette.sprout,
    ),
    path('M0-68C26-68 32-26 50 16C64 50 40 78 0 78S-64 50-50 16C-32-26-26-68 0-68Z', palette.sun),
    circ(0, 28, 36, palette.clay),
  );

/** Fruit on a woven tray, a glass of water, a notebook and a skipping rope on the floor, seen from above. */
export const healthWellness = () =>
  scene(
    [
      cloth('floor', 'boarding', palette.teaLight, palette.tea, 12),
      cloth('mat', 'abundance', palette.maize, palette.boug, 10),
    ],
    rect(0, 0, 1200, 800, 'url(#floor)'),
    // the mat
    rect(176, 150, 848, 500, 'url(#mat)'),
    seam(176, 150, 1024, palette.sun, 14, 22, 12),
    seam(176, 650, 1024, palette.sun, 14, 22, 12),
    // the rope, with its two handles
    line(
      'M1060 130C930 70 990 250 1080 300S1120 560 1010 600S880 740 1000 720',
      palette.sisal,
      14,
      ROUND_CAP,
    ),
    line('M1060 130L1120 158M1000 720L1064 700', palette.boug, 34, ROUND_CAP),
    // the tray
    circ(600, 400, 292, palette.clay),
    round(600, 400, 276, SUN, 'sun'),
    // the fruit
    orange(520, 318, 76),
    orange(672, 300, 70),
    orange(560, 452, 72),
    avocado(694, 448, 24),
    line('M430 500C500 610 640 640 752 570', palette.maize, 62, ROUND_CAP),
    line('M436 506C508 604 640 628 744 566', palette.sun, 34, ROUND_CAP),
    line('M428 494L416 474M754 568L772 556', palette.tea, 18, ROUND_CAP),
    // the glass of water
    circ(250, 300, 92, palette.haze),
    circ(250, 300, 72, palette.sky),
    circ(250, 300, 50, palette.mist),
    line('M214 276A44 44 0 0 1 250 254', palette.white, 12, ROUND_CAP),
    // the notebook and its pencil
    group(
      'translate(236 556)rotate(-12)',
      rect(-96, -84, 192, 176, palette.night),
      rect(-78, -84, 174, 176, palette.paper),
      line('M-40-40H70M-40-4H70M-40 32H40', palette.sisal, 10),
      line('M-30 74L84-22', palette.maize, 20),
      line('M-42 84L-28 72', palette.ink, 14),
    ),
  );

const sock = (x, y) => `M${x} ${y}h48v150q0 16 14 22l40 18q18 12 8 30t-34 12l-58-22q-18-8-18-28Z`;

const shoe = (x, y, fill) => [
  path(`M${x} ${y + 78}V${y + 20}q0-20 20-20h40q8 40 60 46q52 4 54 32Z`, fill),
  rect(x - 4, y + 78, 182, 12, palette.maize),
];

/** The uniform on pegs in the sun: jumper, skirt, white socks, and the shoes below. */
export const uniform = () =>
  scene(
    [
      cloth('wall', 'boarding', palette.teaLight, palette.tea, 12),
      cloth('skirt', 'stem', '#16503F', '#0A3327', 13),
    ],
    wall(),
    round(600, 380, 330, SUN, 'sun'),
    rect(120, 96, 960, 30, palette.clay),
    seam(140, 111, 1060, palette.maize, 8, 20, 14),
    line('M454 126V176M800 126V160M960 126V160', palette.ink, 14, ROUND_CAP),
    at(
      62,
      25,
      0.86,
      line('M456 176C470 176 470 200 450 204L330 250H570L450 204', palette.clay, 14, ROUND_CAP),
      path(
        'M396 226C360 236 320 246 292 272C256 330 236 470 232 590H300L322 440L326 620H574L578 440L600 590H668C664 470 644 330 608 272C580 246 540 236 504 226L450 280Z',
        palette.boug,
      ),
      path('M396 226L450 300L504 226L520 236L462 330H438L380 236Z', palette.white),
      stitched('M330 596H570M236 566H300M604 566H660', palette.maize, 18, 16, 12),
    ),
    path('M700 196H900V236H700Z', palette.ink),
    line('M716 196V170M884 196V170M716 170H884', palette.clay, 12, ROUND_CAP),
    path('M700 236H900L960 600Q800 630 640 600Z', 'url(#skirt)'),
    line('M740 240L716 610M800 240V616M860 240L884 610', palette.ink, 6),
    path(sock(996, 148), palette.sisal),
    path(sock(962, 160), palette.white),
    floor(700, palette.ink, palette.maize, 30),
    shoe(930, 634, palette.clay),
    shoe(880, 664, '#6E2410'),
  );
