import {
  ROUND_CAP,
  SUN,
  at,
  bands,
  circ,
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

/** A microscope before a woven round, between a flask and a rack of test tubes. */
export const pure = () =>
  scene(
    [cloth('wall', 'stem', '#14688F', palette.lake, 12)],
    wall(),
    round(600, 370, 330, { base: palette.sky, fg: '#7FBFCB', alt: '#5FAFC0' }, 'stem'),
    floor(660, palette.ink, palette.maize, 26),
    path('M420 700V640H520V600H790V640H830V700Z', palette.boug),
    line('M700 610C850 570 880 350 690 260', palette.boug, 58),
    path('M470 500H740V546H470Z', palette.ink),
    rect(520, 482, 150, 18, palette.maize),
    group(
      'translate(640 300)rotate(24)',
      rect(-52, -230, 104, 54, palette.ink),
      rect(-40, -176, 80, 250, palette.paper),
      rect(-40, -120, 80, 26, palette.maize),
      rect(-56, 60, 112, 56, palette.boug),
      rect(-28, 116, 56, 70, palette.ink),
      rect(-14, 186, 28, 26, palette.maize),
    ),
    circ(758, 470, 38, palette.maize),
    circ(758, 470, 16, palette.ink),
    rect(560, 546, 80, 60, palette.ink),
    at(
      300,
      700,
      1,
      path('M-60 0L-30-120V-190H30V-120L60 0Z', palette.haze),
      path('M-50-40H50L60 0H-60Z', palette.murram),
      rect(-40, -204, 80, 20, palette.ink),
    ),
    at(
      920,
      700,
      1,
      path('M-70-190h36V0h-36zM-10-190h36V0h-36zM50-190h36V0H50z', palette.haze),
      rect(-70, -90, 36, 90, palette.leaf),
      rect(-10, -140, 36, 140, palette.maize),
      rect(50, -60, 36, 60, palette.boug),
      rect(-90, -130, 196, 16, palette.ink),
    ),
  );

const stalk = (x, y, scale) =>
  at(
    x,
    y,
    scale,
    line('M0 0V-330', palette.leaf, 16),
    path(
      'M0-60C-60-150-130-150-170-90C-110-120-60-90 0-30ZM0-130C60-230 140-220 170-150C110-190 60-160 0-96ZM0-210C-50-290-120-290-150-240C-100-260-50-230 0-176Z',
      palette.tea,
    ),
    path('M8-150C30-250 74-250 72-200C70-160 40-120 8-110Z', palette.maize),
    stitched('M18-140C34-200 50-226 62-222', '#D98E12', 8, 8, 7),
    path('M4-110C20-160 26-190 22-220C44-190 50-130 30-104Z', palette.grass),
    line('M0-330L-26-390M0-330V-400M0-330L26-390', palette.murram, 9, ROUND_CAP),
  );

/** Rows of ripening maize under a woven sun. */
export const applied = () =>
  scene(
    [
      cloth('soil', 'marine', '#B04A22', '#9C3B18', 12),
      cloth('hills', 'boarding', '#178055', palette.leaf, 10),
    ],
    bands(1200, ['#A5D3DC', 150], [palette.sky, 650]),
    round(600, 330, 230, SUN, 'sun'),
    hill('0 420, 260 350, 520 400, 820 340, 1200 410', palette.mist),
    hill('0 500, 400 460, 800 470, 1200 490', 'url(#hills)'),
    rect(0, 560, 1200, 240, 'url(#soil)'),
    [
      [120, 600],
      [330, 592],
      [540, 590],
      [750, 590],
      [960, 594],
      [1130, 600],
    ].map(([x, y]) => stalk(x, y, 0.62)),
    rect(0, 690, 1200, 110, palette.clay),
    seam(0, 712, 1200, palette.murram, 12, 40, 22),
    [
      [70, 720],
      [340, 730],
      [640, 735],
      [930, 730],
      [1180, 720],
    ].map(([x, y]) => stalk(x, y, 1)),
  );

/** A workshop bench with a vice; saw, hammer and spanner hang on the wall round a woven gear. */
export function technical() {
  const teeth = Array.from({ length: 16 }, (_, i) =>
    path('M-20-236h40l8 50h-56z', palette.clay, ` transform="rotate(${i * 22.5})"`),
  );
  return scene(
    [cloth('wall', 'stem', '#F9C64A', palette.maize, 11)],
    wall(),
    at(600, 300, 1, teeth, circ(0, 0, 196, palette.clay)),
    round(600, 300, 168, { base: palette.sisal, fg: palette.murram, alt: palette.clay }, 'sun'),
    // A saw.
    at(
      30,
      0,
      1,
      path('M236 120L316 120L330 430L288 430Z', palette.haze),
      line('M236 120L288 430', palette.ink, 10, ' stroke-dasharray="10 8"'),
      path(
        'M216 116L214 60Q216 40 240 40H316Q336 40 336 62V122Q276 134 216 116ZM250 72h52v28h-52z',
        palette.boug,
        ' fill-rule="evenodd"',
      ),
    ),
    // A hammer and a spanner.
    rect(856, 150, 32, 290, palette.boug),
    path('M796 96H916Q944 96 950 132H916V156H796Z', palette.ink),
    rect(856, 400, 32, 40, palette.ink),
    at(
      -58,
      0,
      1,
      rect(1046, 170, 32, 220, palette.lake),
      path(
        'M1020 96L1044 84V128H1080V84L1104 96Q1118 150 1084 180H1040Q1006 150 1020 96Z',
        palette.lake,
      ),
      circ(1062, 410, 44, palette.lake),
      circ(1062, 410, 20, palette.maize),
    ),
    // The bench.
    rect(120, 600, 960, 56, palette.clay),
    seam(140, 628, 1060, palette.maize, 12, 34, 22),
    path('M170 656h110v144H170zM920 656h110v144H920z', '#6B2310'),
    rect(280, 690, 640, 40, '#6B2310'),
    // The vice holds a piece of timber.
    path('M516 360H566V560H516Z', '#C9A877'),
    line('M532 360V560M550 380V560', palette.clay, 4),
    path('M430 600V560H470V476H516V560H566V476H612V540H700V600Z', palette.tea),
    rect(612, 496, 150, 22, palette.ink),
    rect(756, 446, 22, 122, palette.ink),
    circ(767, 446, 17, palette.boug),
    circ(767, 568, 17, palette.boug),
    // Offcuts and a shaving.
    rect(840, 560, 110, 40, palette.sisal),
    rect(860, 530, 96, 30, '#C9A877'),
    line(
      'M300 596q-30-14-18-34q18-12 26 6M350 596q-24-10-14-26q14-10 22 4',
      palette.sisal,
      8,
      ROUND_CAP,
    ),
  );
}
