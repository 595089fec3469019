import {
  ROUND_CAP,
  bands,
  circ,
  cloth,
  palette,
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
import { acacia } from '../things.mjs';

const reach = (side, tone, sleeve) => {
  const x = (n) => 600 + side * n;
  return [
    line(`M${x(430)} 820C${x(420)} 740 ${x(380)} 670 ${x(318)} 614`, tone, 68, ROUND_CAP),
    line(`M${x(470)} 850L${x(402)} 720`, sleeve, 100, ROUND_CAP),
    stitched(`M${x(448)} 690L${x(352)} 742`, palette.maize, 12, 16, 10),
    line(`M${x(322)} 620L${x(296)} 590`, tone, 76, ROUND_CAP),
    line(
      `M${x(316)} 580L${x(310)} 516M${x(296)} 570L${x(272)} 502M${x(276)} 580L${x(236)} 524M${x(270)} 604L${x(212)} 580`,
      tone,
      25,
      ROUND_CAP,
    ),
    line(`M${x(300)} 634L${x(242)} 640`, tone, 26, ROUND_CAP),
  ];
};

/** Two players reach for a ball that drops towards the hoop; the ball is the round. */
export function basketball() {
  const cords = Array.from({ length: 7 }, (_, i) => {
    const [top, low] = [470 + i * 44, 520 + i * 27];
    const straight = `M${top} 440L${low} 640`;
    if (i === 6) return straight;
    const knot = (top + 44 + low + 27) / 2;
    return `${straight}M${top} 440L${knot} 540L${low} 640M${top + 44} 440L${(top + low) / 2} 540L${low + 27} 640`;
  });
  return scene(
    [cloth('wall', 'arts', '#D4592F', palette.murram, 18)],
    rect(0, 0, 1200, 800, 'url(#wall)'),
    rect(560, 460, 80, 340, palette.ink),
    rect(240, 40, 720, 430, palette.paper, ` stroke="${palette.ink}" stroke-width="18"`),
    rect(470, 210, 260, 190, 'none', ` stroke="${palette.boug}" stroke-width="16"`),
    line(cords.join(''), palette.paper, 6),
    round(600, 250, 150, { base: '#E8862A', fg: palette.ink, alt: palette.clay }, 'small'),
    line('M452 440H748', palette.maize, 26, ROUND_CAP),
    reach(-1, skin.brown, palette.tea),
    reach(1, skin.dark, palette.lake),
  );
}

/** A golf green with its flag below acacias at evening. */
export const golf = () =>
  scene(
    [
      cloth('grass', 'marine', '#7DB044', palette.grass, 11),
      cloth('hills', 'boarding', '#178055', palette.leaf, 10),
    ],
    bands(1200, [palette.maize, 140], ['#F6D58E', 660]),
    round(400, 290, 190, { base: palette.boug, fg: palette.sun, alt: palette.white }, 'sun'),
    hill('0 430, 200 370, 460 430, 720 350, 980 420, 1200 370', '#7DA38C'),
    hill('0 500, 300 430, 600 500, 900 440, 1200 490', 'url(#hills)'),
    acacia(190, 490, 1),
    acacia(1000, 470, 0.8),
    hill('0 640, 300 560, 640 540, 940 580, 1200 560', 'url(#grass)'),
    ell(680, 650, 400, 96, palette.sprout),
    ell(270, 740, 190, 44, palette.sisal),
    ell(740, 640, 44, 12, palette.ink),
    line('M740 640V210', palette.ink, 10),
    path('M745 214L920 262L745 316Z', palette.murram),
    stitched('M756 252H860M756 276H840', palette.maize, 10, 16, 10),
    circ(540, 668, 24, palette.white),
    line(
      'M250 690C320 610 430 640 520 664',
      palette.white,
      7,
      ` stroke-dasharray="4 20"${ROUND_CAP}`,
    ),
  );
