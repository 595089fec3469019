// Fields of play from above.
import {
  ROUND_CAP,
  SUN,
  circ,
  cloth,
  palette,
  ell,
  group,
  line,
  path,
  rect,
  round,
  scene,
  skin,
  stitched,
  svg,
} from '../lib.mjs';

/** A boot and a sock from above; the toe is at the top, the origin is the heel. */
const boot = (x, y, deg, colours, mirror = 1) =>
  group(
    `translate(${x} ${y})rotate(${deg})scale(${mirror} 1)`,
    path(
      'M-62 -20C-74 -120 -80 -230 -52 -286C-34 -322 28 -326 52 -290C78 -246 66 -130 60 -20C54 34 -54 36 -62 -20Z',
      colours.boot,
    ),
    path(
      'M-52 -286C-34 -322 28 -326 52 -290C58 -280 62 -268 64 -254Q0 -214 -66 -246Q-62 -268 -52 -286Z',
      colours.toe,
    ),
    line(
      'M-34 -206L34 -180M-36 -172L36 -146M-38 -138L36 -112M34 -206L-34 -180M36 -172L-36 -146M36 -138L-38 -112',
      palette.white,
      9,
      ROUND_CAP,
    ),
    circ(0, -34, 64, colours.sock),
    circ(0, -34, 64, 'none', ` stroke="${colours.stripe}" stroke-width="15"`),
    circ(0, -34, 40, colours.stripe),
    circ(0, -34, 33, colours.tone),
  );

/** Kick-off, straight from above: four boots, the centre circle and the ball, which is the round. */
export function soccer() {
  const ours = {
    boot: palette.ink,
    toe: palette.boug,
    sock: palette.maize,
    stripe: palette.boug,
    tone: skin.brown,
  };
  const theirs = {
    boot: palette.night,
    toe: palette.lake,
    sock: palette.paper,
    stripe: palette.lake,
    tone: skin.dark,
  };
  return scene(
    [
      cloth('a', 'marine', '#1B7A54', palette.leaf, 20),
      cloth('b', 'marine', '#238A60', '#1D7F57', 20),
    ],
    [0, 1, 2, 3].map((i) => rect(i * 300, 0, 300, 800, i % 2 ? 'url(#b)' : 'url(#a)')),
    line('M600 -10V810', palette.white, 16),
    circ(600, 400, 330, 'none', ` stroke="${palette.white}" stroke-width="16"`),
    boot(112, 520, 82, ours, -1),
    boot(150, 250, 106, ours),
    boot(1040, 268, -98, theirs, -1),
    boot(1180, 560, -72, theirs),
    stitched('M600 400C690 300 760 180 780 -20', palette.sun, 12, 18, 16),
    circ(600, 400, 150, palette.paper),
    round(600, 400, 138, { base: palette.paper, fg: palette.ink, alt: palette.boug }, 'stem'),
  );
}

/** A whole pitch, lengthwise, with nothing on it: the page lays names and tokens over it. */
const pitchLines =
  'M40 40H1560V760H40ZM800 40V760M800 280A120 120 0 1 1 799 280M40 180H290V620H40M40 285H130V515H40M290 315A105 105 0 0 1 290 485M1560 180H1310V620H1560M1560 285H1470V515H1560M1310 315A105 105 0 0 0 1310 485M40 72A32 32 0 0 0 72 40M1528 40A32 32 0 0 0 1560 72M72 760A32 32 0 0 0 40 728M1560 728A32 32 0 0 0 1528 760M40 350H8V450H40M1560 350H1592V450H1560';
const mown = () => [
  cloth('a', 'marine', '#1A7550', palette.leaf, 16),
  cloth('b', 'marine', '#217F58', '#1B7852', 16),
];
export const pitch = () =>
  svg(
    1600,
    800,
    '<defs>',
    mown(),
    '</defs>',
    [...Array(8)].map((_, i) => rect(i * 200, 0, 200, 800, i % 2 ? 'url(#b)' : 'url(#a)')),
    line(pitchLines, palette.white, 7),
    circ(800, 400, 10, palette.white),
    circ(190, 400, 8, palette.white),
    circ(1410, 400, 8, palette.white),
  );

const courtLines =
  'M40 40H1560V760H40ZM800 40V760M40 290H320V510H40M320 310A90 90 0 0 1 320 490M40 110H190A310 310 0 0 1 190 690H40M1560 290H1280V510H1560M1280 310A90 90 0 0 0 1280 490M1560 110H1410A310 310 0 0 0 1410 690H1560';
const board = (x) =>
  rect(x - 7, 345, 14, 110, palette.paper) +
  circ(x < 800 ? x + 42 : x - 42, 400, 30, 'none', ` stroke="${palette.boug}" stroke-width="12"`);
const court = (defs, lines) => [
  '<defs>',
  defs,
  '</defs>',
  rect(0, 0, 1600, 800, 'url(#boards)'),
  rect(40, 290, 280, 220, palette.clay),
  rect(1280, 290, 280, 220, palette.clay),
  line(lines, palette.paper, 9),
  board(78),
  board(1522),
  circ(800, 400, 118, 'none', ` stroke="${palette.paper}" stroke-width="9"`),
  round(800, 400, 92, SUN, 'small'),
];
const boards = () => cloth('boards', 'stem', '#CC5227', palette.murram, 16);
/** A whole court, lengthwise: two hoops, two keys, the ball at its middle. */
export const courtWide = () => svg(1600, 800, court(boards(), courtLines));

const holeParts = () => [
  '<defs>',
  cloth('rough', 'marine', '#10593F', palette.tea, 16),
  cloth('fair', 'marine', '#238A60', palette.leaf, 16),
  cloth('sand', 'stem', '#E3D2AC', palette.sisal, 14),
  '</defs>',
  rect(0, 0, 1600, 800, 'url(#rough)'),
  path(
    'M250 470C330 300 520 240 760 300S1120 420 1260 300S1500 250 1500 420S1340 600 1200 560S840 470 640 500S330 640 250 560Z',
    'url(#fair)',
  ),
  ell(1350, 400, 150, 118, palette.grass),
  ell(
    1350,
    400,
    150,
    118,
    'none',
    ` stroke="${palette.sprout}" stroke-width="10" stroke-dasharray="18 12"`,
  ),
  path('M930 560C970 520 1050 530 1080 570S1060 660 990 660S890 600 930 560Z', 'url(#sand)'),
  path('M1180 210C1220 180 1290 180 1300 220S1230 280 1200 270S1140 240 1180 210Z', 'url(#sand)'),
  rect(150, 470, 100, 84, palette.grass),
  circ(178, 512, 11, palette.paper),
  circ(222, 512, 11, palette.paper),
  stitched('M200 512C420 330 700 300 900 400S1240 420 1350 400', palette.sun, 9, 18, 16),
  circ(1350, 400, 16, palette.ink),
  line('M1350 400V250', palette.paper, 9),
  path('M1354 250L1450 284L1354 318Z', palette.boug),
  circ(560, 352, 18, palette.paper),
  round(1440, 690, 70, SUN, 'small'),
];
/** A hole from above: tee, fairway, bunkers and the green with its flag. */
export const golfHole = () => svg(1600, 800, holeParts());
