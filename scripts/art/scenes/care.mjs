import {
  ROUND_CAP,
  SUN,
  at,
  bands,
  circ,
  clip,
  clipped,
  cloth,
  dye,
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
import { headBack } from '../figures.mjs';
import { acacia, floor, wall } from '../things.mjs';

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
      dye.leaf,
      y + h + 10,
    ),
  ),
  rect(x, y, w, h, 'none', ` stroke="${dye.white}" stroke-width="22"`),
  line(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, dye.white, 12),
];

const bed = (blanket) => [
  rect(150, 420, 28, 300, dye.ink),
  rect(980, 520, 24, 200, dye.ink),
  rect(170, 600, 820, 40, dye.ink),
  rect(178, 540, 810, 64, dye.white),
  path('M400 520Q420 500 460 500H960Q992 502 992 540V650Q700 690 400 650Z', blanket),
  path('M400 520Q420 500 460 500H500V658Q450 656 400 650Z', dye.white),
  path('M190 540Q186 480 240 476H350Q396 480 390 540Z', dye.haze),
];

/** A nurse seen from behind brings a tray to a bed with a bright blanket, under a window. */
export function nursingCare() {
  const white = dye.paper;
  const nurse = at(
    470,
    296,
    0.68,
    line('M-36 500V660M36 500V660', skin.dark, 44),
    line('M-46 684H-26M26 684H46', white, 40, ROUND_CAP),
    line('M100 86C150 140 170 190 150 226', white, 56, ROUND_CAP),
    line('M150 226L196 236', skin.dark, 40, ROUND_CAP),
    line('M-100 86C-130 150-140 200-130 270', white, 54, ROUND_CAP),
    line('M-130 270L-124 310', skin.dark, 40, ROUND_CAP),
    rect(150, 246, 190, 18, dye.sisal),
    path('M182 246v-56h54v56z', dye.maize),
    path('M236 206q34 2 28 22q-8 12-28 8z', dye.maize),
    path('M276 246v-76h40v76z', dye.haze),
    rect(272, 158, 48, 18, dye.murram),
    path('M-98 280H98L136 560Q0 590-136 560Z', white),
    path(
      'M-30 10C-44 26-90 32-116 58C-126 72-114 180-102 300H102C114 180 126 72 116 58C90 32 44 26 30 10Z',
      white,
    ),
    rect(-104, 262, 208, 40, dye.boug),
    stitched('M-100 282H100', dye.maize, 10, 14, 10),
    line('M0 306V570', dye.sky, 6),
    headBack(skin.dark, 'bun'),
    path('M-84-128Q-90-190-66-204L0-190L66-204Q90-190 84-128Q0-160-84-128Z', white),
    stitched('M-82-144Q0-176 82-144', dye.boug, 10, 12, 8),
  );
  return scene(
    [
      cloth('wall', 'boarding', dye.teaLight, dye.tea, 12),
      cloth('blanket', 'abundance', dye.sun, dye.boug, 11),
      pane(620, 60, 330, 280),
    ],
    wall(),
    sunnyWindow(620, 60, 330, 280),
    floor(630, dye.clay, dye.maize, 40),
    group('translate(1130 -6)scale(-1 1)', bed('url(#blanket)')),
    nurse,
  );
}

/** A girl sits cross-legged on a mat at sunrise, seen from behind, arms resting on her knees. */
export const healthWellness = () =>
  scene(
    [
      cloth('land', 'boarding', dye.teaLight, dye.tea, 11),
      cloth('mat', 'abundance', dye.maize, dye.boug, 9),
    ],
    bands(1200, ['#F3B48A', 140], ['#F8CDAA', 160], ['#FBE3C8', 500]),
    round(600, 350, 290, SUN, 'sun'),
    hill('0 500, 200 430, 420 490, 780 430, 1000 480, 1200 430', dye.mist),
    hill('0 580, 260 520, 560 560, 900 510, 1200 560', dye.leaf),
    acacia(140, 600, 1.1),
    acacia(1070, 580, 0.85),
    hill('0 640, 300 620, 800 626, 1200 640', 'url(#land)'),
    path('M300 690H900L980 770H220Z', 'url(#mat)'),
    path('M220 770H980V784H220Z', dye.maize),
    path(
      'M600 600C480 600 400 660 372 700C360 730 400 744 450 742C520 738 560 730 600 726C640 730 680 738 750 742C800 744 840 730 828 700C800 660 720 600 600 600Z',
      dye.ink,
    ),
    line(
      'M396 724C420 738 440 740 466 738M804 724C780 738 760 740 734 738',
      skin.brown,
      30,
      ROUND_CAP,
    ),
    line('M512 430C450 500 420 580 416 660', skin.brown, 40, ROUND_CAP),
    line('M688 430C750 500 780 580 784 660', skin.brown, 40, ROUND_CAP),
    line(
      'M516 432C494 460 476 486 466 512M684 432C706 460 724 486 734 512',
      dye.maize,
      56,
      ROUND_CAP,
    ),
    circ(414, 672, 25, skin.brown),
    circ(786, 672, 25, skin.brown),
    path(
      'M584 376C560 392 520 396 496 420C500 500 524 580 520 680Q600 706 680 680C676 580 700 500 704 420C680 396 640 392 616 376Z',
      dye.maize,
    ),
    stitched('M516 520Q600 534 684 520', dye.boug, 18, 16, 12),
    at(600, 374, 0.6, headBack(skin.brown, 'bun')),
  );

const sock = (x, y) => `M${x} ${y}h48v150q0 16 14 22l40 18q18 12 8 30t-34 12l-58-22q-18-8-18-28Z`;

const shoe = (x, y, fill) => [
  path(`M${x} ${y + 78}V${y + 20}q0-20 20-20h40q8 40 60 46q52 4 54 32Z`, fill),
  rect(x - 4, y + 78, 182, 12, dye.maize),
];

/** The uniform on pegs in the sun: jumper, skirt, white socks, and the shoes below. */
export const uniform = () =>
  scene(
    [
      cloth('wall', 'boarding', dye.teaLight, dye.tea, 12),
      cloth('skirt', 'stem', '#16503F', '#0A3327', 13),
    ],
    wall(),
    round(600, 380, 330, SUN, 'sun'),
    rect(120, 96, 960, 30, dye.clay),
    seam(140, 111, 1060, dye.maize, 8, 20, 14),
    line('M454 126V176M800 126V160M960 126V160', dye.ink, 14, ROUND_CAP),
    at(
      62,
      25,
      0.86,
      line('M456 176C470 176 470 200 450 204L330 250H570L450 204', dye.clay, 14, ROUND_CAP),
      path(
        'M396 226C360 236 320 246 292 272C256 330 236 470 232 590H300L322 440L326 620H574L578 440L600 590H668C664 470 644 330 608 272C580 246 540 236 504 226L450 280Z',
        dye.boug,
      ),
      path('M396 226L450 300L504 226L520 236L462 330H438L380 236Z', dye.white),
      stitched('M330 596H570M236 566H300M604 566H660', dye.maize, 18, 16, 12),
    ),
    path('M700 196H900V236H700Z', dye.ink),
    line('M716 196V170M884 196V170M716 170H884', dye.clay, 12, ROUND_CAP),
    path('M700 236H900L960 600Q800 630 640 600Z', 'url(#skirt)'),
    line('M740 240L716 610M800 240V616M860 240L884 610', dye.ink, 6),
    path(sock(996, 148), dye.sisal),
    path(sock(962, 160), dye.white),
    floor(700, dye.ink, dye.maize, 30),
    shoe(930, 634, dye.clay),
    shoe(880, 664, '#6E2410'),
  );
