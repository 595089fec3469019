import {
  MOON,
  at,
  bands,
  circ,
  clip,
  clipped,
  cloth,
  palette,
  hill,
  line,
  path,
  rect,
  round,
  scene,
} from '../lib.mjs';
import { NIGHT_ACACIA, acacia, floor, stars, wall } from '../things.mjs';

/** The dormitory at night: lit windows, folded blankets, a woven moon. */
export function dormitory() {
  const windows = Array.from({ length: 12 }, (_, n) => {
    const [row, i] = [Math.floor(n / 6), n % 6];
    const [x, y] = [300 + i * 104, 400 + row * 120];
    const lit = (i + row * 2) % 5 !== 3;
    return [
      rect(x, y, 70, 84, lit ? palette.sun : palette.indigo),
      lit
        ? rect(x, y + 50, 70, 34, [palette.boug, palette.lake, palette.murram][i % 3]) +
          rect(x + 8, y + 42, 24, 12, palette.white)
        : '',
      line(`M${x + 35} ${y}v84`, palette.clay, 5),
    ];
  });
  return scene(
    [
      cloth('ground', 'boarding', palette.teaLight, palette.tea, 12),
      cloth('roof', 'join', '#A43A1A', palette.clay, 13),
    ],
    bands(1200, [palette.night, 300], [palette.dusk, 500]),
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
    rect(260, 640, 680, 40, palette.clay),
    rect(564, 580, 72, 100, palette.tea),
    acacia(130, 690, 1.15, NIGHT_ACACIA),
    acacia(1090, 690, 0.95, NIGHT_ACACIA),
    hill('0 690, 300 670, 700 676, 1200 690', 'url(#ground)'),
  );
}

/** Inside a dormitory: a double bunk with bright blankets, a trunk, a moon in the window. */
export const boardingLife = () =>
  scene(
    [
      cloth('wall', 'boarding', palette.teaLight, palette.tea, 12),
      cloth('top', 'stem', palette.maize, palette.boug, 13),
      cloth('low', 'abundance', palette.sun, palette.lake, 11),
      clip('pane', path('M96 130h260v300h-260z', '#000')),
    ],
    wall(),
    at(
      -26,
      20,
      0.94,
      clipped(
        'pane',
        rect(96, 130, 260, 300, palette.night),
        round(240, 262, 96, MOON),
        hill('90 390, 180 350, 280 400, 370 370', palette.dusk, 440),
      ),
      rect(96, 130, 260, 300, 'none', ` stroke="${palette.sisal}" stroke-width="20"`),
      line('M226 130V430', palette.sisal, 10),
      path('M60 110H150V450Q90 440 60 450ZM302 110H392V450Q362 440 302 450Z', palette.murram),
      rect(46, 94, 360, 18, palette.ink),
    ),
    floor(680, palette.clay, palette.maize, 30),
    at(
      -56,
      0,
      1,
      rect(430, 130, 26, 600, palette.ink),
      rect(1000, 130, 26, 600, palette.ink),
      [250, 500].map((y, i) => [
        rect(450, y + 68, 560, 34, palette.ink),
        rect(456, y + 20, 548, 52, palette.paper),
        path(
          `M470 ${y + 24}Q468 ${y - 24} 504 ${y - 26}H590Q624 ${y - 22} 626 ${y + 24}Z`,
          palette.haze,
        ),
        path(
          `M640 ${y + 10}Q650 ${y - 4} 680 ${y - 4}H984Q1004 ${y - 2} 1004 ${y + 20}V${y + 104}Q820 ${y + 124} 640 ${y + 104}Z`,
          `url(#${i ? 'low' : 'top'})`,
        ),
        path(
          `M640 ${y + 10}Q650 ${y - 4} 680 ${y - 4}H706V${y + 112}Q670 ${y + 110} 640 ${y + 104}Z`,
          palette.paper,
        ),
      ]),
      line('M900 352V730M974 352V730M900 420H974M900 490H974M900 660H974', palette.maize, 14),
      rect(480, 634, 300, 120, palette.murram),
      rect(480, 634, 300, 36, palette.clay),
      rect(480, 634, 22, 120, palette.ink),
      rect(758, 634, 22, 120, palette.ink),
      rect(608, 656, 44, 40, palette.maize),
      circ(630, 678, 8, palette.ink),
    ),
    path('M300 752l10-40q30-6 44 14l56 8q14 8 12 18z', palette.ink),
    path('M270 764l10-40q30-6 44 14l56 8q14 8 12 18z', palette.boug),
  );
