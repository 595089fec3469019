import {
  MOON,
  ROUND_CAP,
  at,
  bands,
  circ,
  clip,
  clipped,
  cloth,
  dye,
  ell,
  hill,
  line,
  path,
  rect,
  round,
  scene,
  skin,
  stitched,
} from '../lib.mjs';
import { headBack } from '../figures.mjs';
import { NIGHT_ACACIA, acacia, floor, stars, wall } from '../things.mjs';

/** The dormitory at night: lit windows, folded blankets, a woven moon. */
export function dormitory() {
  const windows = Array.from({ length: 12 }, (_, n) => {
    const [row, i] = [Math.floor(n / 6), n % 6];
    const [x, y] = [300 + i * 104, 400 + row * 120];
    const lit = (i + row * 2) % 5 !== 3;
    return [
      rect(x, y, 70, 84, lit ? dye.sun : dye.indigo),
      lit
        ? rect(x, y + 50, 70, 34, [dye.boug, dye.lake, dye.murram][i % 3]) +
          rect(x + 8, y + 42, 24, 12, dye.white)
        : '',
      line(`M${x + 35} ${y}v84`, dye.clay, 5),
    ];
  });
  return scene(
    [
      cloth('ground', 'boarding', dye.teaLight, dye.tea, 12),
      cloth('roof', 'join', '#A43A1A', dye.clay, 13),
    ],
    bands(1200, [dye.night, 300], [dye.dusk, 500]),
    stars([
      [90, 90],
      [240, 190],
      [420, 80],
      [520, 210],
      [640, 110],
      [1120, 70],
      [60, 330],
      [1150, 300],
      [330, 290],
      [1040, 260],
    ]),
    round(840, 170, 120, MOON),
    hill('0 500, 200 430, 420 470, 800 420, 1200 480', '#16294F'),
    path('M230 380L300 280H900L970 380Z', 'url(#roof)'),
    rect(260, 380, 680, 300, '#E7D3AE'),
    windows,
    rect(260, 640, 680, 40, dye.clay),
    rect(564, 580, 72, 100, dye.tea),
    acacia(130, 690, 1.15, NIGHT_ACACIA),
    acacia(1090, 690, 0.95, NIGHT_ACACIA),
    hill('0 690, 300 670, 700 676, 1200 690', 'url(#ground)'),
  );
}

/** Inside a dormitory: a double bunk with bright blankets, a trunk, a moon in the window. */
export const boardingLife = () =>
  scene(
    [
      cloth('wall', 'boarding', dye.teaLight, dye.tea, 12),
      cloth('top', 'stem', dye.maize, dye.boug, 13),
      cloth('low', 'abundance', dye.sun, dye.lake, 11),
      clip('pane', path('M96 130h260v300h-260z', '#000')),
    ],
    wall(),
    at(
      -26,
      20,
      0.94,
      clipped(
        'pane',
        rect(96, 130, 260, 300, dye.night),
        round(240, 262, 96, MOON),
        hill('90 390, 180 350, 280 400, 370 370', dye.dusk, 440),
      ),
      rect(96, 130, 260, 300, 'none', ` stroke="${dye.sisal}" stroke-width="20"`),
      line('M226 130V430', dye.sisal, 10),
      path('M60 110H150V450Q90 440 60 450ZM302 110H392V450Q362 440 302 450Z', dye.murram),
      rect(46, 94, 360, 18, dye.ink),
    ),
    floor(680, dye.clay, dye.maize, 30),
    at(
      -56,
      0,
      1,
      rect(430, 130, 26, 600, dye.ink),
      rect(1000, 130, 26, 600, dye.ink),
      [250, 500].map((y, i) => [
        rect(450, y + 68, 560, 34, dye.ink),
        rect(456, y + 20, 548, 52, dye.paper),
        path(
          `M470 ${y + 24}Q468 ${y - 24} 504 ${y - 26}H590Q624 ${y - 22} 626 ${y + 24}Z`,
          dye.haze,
        ),
        path(
          `M640 ${y + 10}Q650 ${y - 4} 680 ${y - 4}H984Q1004 ${y - 2} 1004 ${y + 20}V${y + 104}Q820 ${y + 124} 640 ${y + 104}Z`,
          `url(#${i ? 'low' : 'top'})`,
        ),
        path(
          `M640 ${y + 10}Q650 ${y - 4} 680 ${y - 4}H706V${y + 112}Q670 ${y + 110} 640 ${y + 104}Z`,
          dye.paper,
        ),
      ]),
      line('M900 352V730M974 352V730M900 420H974M900 490H974M900 660H974', dye.maize, 14),
      rect(480, 634, 300, 120, dye.murram),
      rect(480, 634, 300, 36, dye.clay),
      rect(480, 634, 22, 120, dye.ink),
      rect(758, 634, 22, 120, dye.ink),
      rect(608, 656, 44, 40, dye.maize),
      circ(630, 678, 8, dye.ink),
    ),
    path('M300 752l10-40q30-6 44 14l56 8q14 8 12 18z', dye.ink),
    path('M270 764l10-40q30-6 44 14l56 8q14 8 12 18z', dye.boug),
  );

/** The chapel, its patterned doors closed, under a rising round. */
export const chaplaincy = () =>
  scene(
    [
      cloth('ground', 'abundance', dye.teaLight, dye.tea, 12),
      cloth('doors', 'stem', dye.sun, dye.boug, 12),
    ],
    bands(1200, ['#EBA88E', 160], ['#F2C7B4', 640]),
    round(600, 330, 330, { base: '#F7D9A0', fg: '#EFB06A', alt: '#E58A4E' }, 'sun'),
    hill('0 520, 240 440, 480 500, 800 430, 1200 500', dye.leaf),
    path('M340 700V450L600 250L860 450V700Z', dye.paper),
    path('M310 462L600 226L890 462L866 490L600 276L334 490Z', dye.clay),
    rect(588, 110, 24, 140, dye.clay),
    rect(550, 146, 100, 24, dye.clay),
    path('M510 700V520a90 90 0 0 1 180 0V700Z', dye.ink),
    path('M528 700V522a72 72 0 0 1 144 0V700Z', 'url(#doors)'),
    line('M600 450V700', dye.ink, 10),
    circ(600, 370, 44, dye.ink),
    round(600, 370, 38, { base: dye.lake, fg: dye.sun, alt: dye.white }, 'tiny'),
    path('M400 650V540a34 34 0 0 1 68 0V650ZM732 650V540a34 34 0 0 1 68 0V650Z', dye.lake),
    line('M434 508V650M766 508V650M400 580H468M732 580H800', dye.paper, 7),
    acacia(170, 690, 1.1),
    acacia(1050, 690, 0.9),
    hill('0 690, 300 676, 900 676, 1200 694', 'url(#ground)'),
    path('M520 676H680L780 800H420Z', dye.sisal),
  );

/** A guard in a greatcoat, seen from behind, lights the closed gate with a torch by moonlight. */
export function security() {
  const bars = Array.from({ length: 13 }, (_, i) => `M${282 + i * 53} 320V660`).join('');
  const coat = '#2B3A63';
  return scene(
    [
      cloth('ground', 'boarding', dye.teaLight, dye.tea, 12),
      cloth('post', 'boarding', dye.sprout, dye.tea, 12),
    ],
    bands(1200, [dye.night, 260], [dye.dusk, 540]),
    stars([
      [110, 110],
      [330, 170],
      [420, 70],
      [1080, 120],
      [1140, 280],
      [60, 280],
      [980, 60],
      [250, 60],
    ]),
    round(700, 240, 170, MOON),
    hill('0 520, 200 450, 420 490, 800 440, 1200 500', '#16294F'),
    rect(0, 660, 1200, 140, 'url(#ground)'),
    path('M240 660H960L1020 800H180Z', dye.clay),
    path('M526 470L830 380V664H720Z', dye.sun, ' opacity=".45"'),
    line(bars, dye.ink, 13),
    line('M240 330Q600 250 960 330M240 480H960M240 646H960', dye.ink, 16),
    rect(150, 250, 100, 440, 'url(#post)'),
    rect(950, 250, 100, 440, 'url(#post)'),
    rect(132, 226, 136, 34, dye.ink),
    rect(932, 226, 136, 34, dye.ink),
    ell(450, 766, 120, 12, '#6B2310'),
    at(
      448,
      372,
      0.6,
      line('M-44 460V640M44 460V640', dye.ink, 62),
      line('M-50 644H-36M36 644H50', dye.ink, 44, ROUND_CAP),
      line('M108 96C150 140 160 170 150 196', coat, 64, ROUND_CAP),
      line('M150 190L128 186', skin.dark, 44, ROUND_CAP),
      path('M96 142l100 8v34l-100-2z', dye.ink),
      path('M186 142l34-10v64l-34-10z', dye.maize),
      line('M-108 96C-140 170-142 230-132 300', coat, 60, ROUND_CAP),
      circ(-131, 326, 27, skin.dark),
      path(
        'M-30 10C-50 26-100 34-126 62C-136 90-124 200-116 300L-150 520Q0 560 150 520L116 300C124 200 136 90 126 62C100 34 50 26 30 10Z',
        coat,
      ),
      line('M0 300V536', dye.night, 8),
      rect(-118, 268, 236, 36, dye.ink),
      rect(-26, 262, 52, 48, dye.maize),
      stitched('M-112 88H-40M40 88H112', dye.maize, 12, 12, 8),
      headBack(skin.dark, 'short'),
      path('M-88-118C-100-196-60-230 0-230S100-196 88-118Q0-92-88-118Z', coat),
      path('M-88-126Q0-98 88-126L88-104Q0-76-88-104Z', dye.maize),
    ),
  );
}
