import {
  MOON,
  ROUND_CAP,
  SUN,
  at,
  circ,
  cloth,
  palette,
  ell,
  group,
  hill,
  line,
  path,
  rect,
  round,
  scene,
  seam,
  skin,
} from '../lib.mjs';
import { girlBack, headBack } from '../figures.mjs';
import { acacia, floor, stars, wall } from '../things.mjs';

/** A girl at an easel paints a woven sun over hills, seen from behind. */
export function artClub() {
  const sleeve = palette.boug;
  return scene(
    [cloth('wall', 'life', '#114A6B', palette.deep, 13)],
    wall(),
    floor(680, palette.ink, palette.maize),
    line('M450 80L350 770M790 80L890 770M620 40V90', palette.clay, 22, ROUND_CAP),
    rect(360, 90, 520, 400, palette.sky, ` stroke="${palette.paper}" stroke-width="20"`),
    '<g clip-path="url(#canvas)">',
    rect(360, 90, 520, 110, '#A5D3DC'),
    round(640, 290, 150, SUN, 'sun'),
    hill('340 420, 470 370, 620 420, 760 370, 900 410', palette.leaf, 500),
    hill('340 450, 560 440, 700 456, 900 440', palette.tea, 500),
    '</g>',
    '<clipPath id="canvas"><path d="M370 100h500v380h-500z"/></clipPath>',
    rect(330, 490, 580, 28, palette.clay),
    at(
      250,
      684,
      0.8,
      line('M-30-190L-60-330M6-190L20-370M40-190L86-320', palette.sisal, 16, ROUND_CAP),
      path(
        'M-72-330q-8-46 12-70q22 24 16 66zM10-366q-2-50 16-76q22 30 8 76zM76-312q10-46 40-60q4 44-20 68z',
        palette.murram,
      ),
      path('M-80-190H90L70-6Q0 14-60-6Z', palette.maize),
      seam(-74, -120, 84, palette.boug, 22, 16, 12),
    ),
    line('M760 590C800 560 828 500 812 420', skin.brown, 46, ROUND_CAP),
    line('M812 430L790 330', palette.sisal, 13, ROUND_CAP),
    path('M778 334q-8-40 4-64q18 26 18 60z', palette.murram),
    circ(810, 416, 29, skin.brown),
    line('M706 640C760 630 800 590 814 520', sleeve, 62, ROUND_CAP),
    girlBack(630, 590, 0.62, skin.brown, 'puffs', sleeve),
    line('M582 632L600 700H660L678 632M600 700V820M660 700V820', palette.maize, 15),
  );
}

/** A telescope on its tripod looks up at a woven moon and the stars over dark hills. */
export const scienceClub = () =>
  scene(
    [
      cloth('hills', 'stem', '#0F4A6C', palette.deep, 11),
      cloth('near', 'life', palette.teaLight, palette.tea, 10),
    ],
    rect(0, 0, 1200, 800, palette.night),
    rect(0, 360, 1200, 440, palette.dusk),
    seam(0, 346, 1200, palette.dusk, 10, 26, 22),
    stars([
      [110, 120],
      [240, 250],
      [330, 80],
      [480, 160],
      [420, 300],
      [1080, 90],
      [1140, 280],
      [980, 360],
      [560, 60],
      [150, 390],
    ]),
    round(790, 196, 160, MOON),
    hill('0 560, 220 470, 460 530, 760 450, 1000 520, 1200 460', 'url(#hills)'),
    hill('0 660, 300 620, 700 640, 1200 600', 'url(#near)'),
    acacia(130, 650, 0.9, ['#07241C', '#0B3428', '#07241C']),
    line('M430 520L340 770M450 520L460 780M470 520L570 760', palette.clay, 22, ROUND_CAP),
    group(
      'translate(450 490)rotate(-38)',
      rect(-190, -40, 300, 80, palette.boug),
      rect(90, -56, 170, 112, palette.paper),
      rect(236, -68, 44, 136, palette.maize),
      rect(-262, -28, 90, 56, palette.ink),
      rect(-290, -20, 36, 40, palette.maize),
      seam(-170, 0, 80, palette.maize, 26, 18, 14),
      rect(90, -56, 20, 112, palette.ink),
      path('M-60-40v-24H40v-26H-100v50z', palette.ink),
    ),
    circ(450, 500, 40, palette.ink),
    circ(450, 500, 16, palette.maize),
    at(
      730,
      560,
      0.56,
      path(
        'M-30 10C-50 30-120 34-150 66C-176 94-178 200-182 440H182C178 200 176 94 150 66C120 34 50 30 30 10Z',
        palette.boug,
      ),
      line('M-130 110C-190 60-230 0-262-66', palette.boug, 66, ROUND_CAP),
      line('M-262-66L-300-130', skin.dark, 46, ROUND_CAP),
      line('M-300-130L-330-190', skin.dark, 22, ROUND_CAP),
      headBack(skin.dark, 'bun'),
      path('M-40 2C-20 22 20 22 40 2L62 34C30 56-30 56-62 34Z', palette.white),
    ),
  );

/** A first-aid bag with a plain white cross, a roll of bandage and a bottle beside it. */
export const stJohnAmbulance = () =>
  scene(
    [cloth('wall', 'boarding', palette.teaLight, palette.tea, 12)],
    wall(),
    round(600, 360, 320, { base: palette.leaf, fg: palette.sprout, alt: palette.grass }, 'sun'),
    floor(660, palette.ink, palette.maize, 30),
    line('M470 270C470 150 730 150 730 270', palette.clay, 34, ROUND_CAP),
    path('M340 290Q340 250 380 250H820Q860 250 860 290V700H340Z', palette.murram),
    path('M340 290Q340 250 380 250H820Q860 250 860 290V360H340Z', palette.clay),
    seam(350, 384, 850, palette.maize, 12, 22, 14),
    rect(430, 330, 50, 66, palette.maize),
    rect(720, 330, 50, 66, palette.maize),
    circ(600, 530, 126, palette.clay),
    path('M570 440h60v60h60v60h-60v60h-60v-60h-60v-60h60z', palette.paper),
    // The bandage runs out from under its roll.
    path('M838 712H1010C1040 712 1040 740 1010 740H838Z', palette.paper),
    rect(838, 600, 92, 140, palette.paper),
    ell(930, 670, 44, 70, palette.sisal),
    ell(930, 670, 30, 50, 'none', ` stroke="${palette.clay}" stroke-width="5"`),
    ell(930, 670, 14, 26, 'none', ` stroke="${palette.clay}" stroke-width="5"`),
    seam(850, 606, 920, palette.sky, 8, 12, 10),
    seam(850, 732, 1010, palette.sky, 8, 12, 10),
    rect(254, 574, 44, 40, palette.ink),
    path('M232 738V640Q232 612 260 612H292Q320 612 320 640V738Z', palette.maize),
    rect(232, 652, 88, 56, palette.paper),
    rect(268, 662, 16, 36, palette.murram),
    rect(258, 672, 36, 16, palette.murram),
  );
