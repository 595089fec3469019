import {
  ROUND_CAP,
  SUN,
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
  skin,
  stitched,
  svg,
} from '../lib.mjs';
import { girlFull } from '../figures.mjs';
import { acacia, house, stars } from '../things.mjs';

/** A red-earth road winds up to the school buildings between acacias. */
export const history = () =>
  scene(
    [
      cloth('tea', 'boarding', palette.teaLight, palette.tea, 9),
      cloth('grass', 'marine', '#7DB044', palette.grass, 8),
    ],
    bands(1200, ['#A5D3DC', 150], [palette.sky, 650]),
    round(890, 292, 162, SUN, 'sun'),
    hill('0 400, 160 330, 330 390, 520 310, 720 390, 900 340, 1200 400', palette.mist),
    hill('0 470, 250 410, 480 450, 760 400, 1000 440, 1200 410', palette.leaf),
    acacia(130, 470, 0.8),
    house(430, 400, 300, 92, 5),
    house(770, 388, 220, 80, 4),
    rect(355, 330, 60, 162, palette.sisal),
    path('M345 330l40-62l40 62z', palette.murram),
    rect(376, 352, 18, 40, palette.deep),
    acacia(1080, 440, 0.72),
    hill('0 540, 260 490, 560 500, 860 476, 1200 520', 'url(#grass)'),
    path(
      'M560 496C640 540 420 560 470 620C520 680 860 690 800 800H500C420 690 280 640 330 580C370 530 520 540 520 496Z',
      palette.murram,
    ),
    path(
      'M548 496C610 540 400 566 446 624C500 690 740 700 690 800H620C650 720 430 690 392 626C362 566 552 544 534 496Z',
      '#D9683C',
    ),
    hill('0 700, 200 640, 420 720, 560 800', 'url(#tea)'),
    hill('760 800, 900 690, 1060 660, 1200 690', 'url(#tea)'),
  );

/** The school on its hills, to the right of a wide morning, with the road that leads up to it. */
export const campus = () =>
  svg(
    1600,
    900,
    '<defs>',
    cloth('tea', 'boarding', palette.teaLight, palette.tea, 10),
    cloth('grass', 'marine', '#7DB044', palette.grass, 10),
    '</defs>',
    bands(1600, ['#A5D3DC', 170], [palette.sky, 730]),
    group(
      'translate(0 -120)',
      round(1180, 330, 190, SUN, 'sun'),
      hill('0 430, 200 350, 460 420, 720 330, 1000 420, 1300 360, 1600 420', palette.mist, 1020),
      hill('0 520, 330 440, 640 500, 1000 430, 1340 480, 1600 440', palette.leaf, 1020),
      acacia(250, 520, 1),
      acacia(640, 520, 0.7),
      house(800, 432, 340, 104, 6),
      house(1180, 420, 250, 92, 5),
      rect(716, 350, 68, 186, palette.sisal),
      path('M704 350l46-72l46 72z', palette.murram),
      rect(740, 376, 20, 44, palette.deep),
      acacia(1510, 500, 0.85),
      hill('0 600, 340 560, 760 556, 1200 530, 1600 580', 'url(#grass)', 1020),
      path(
        'M1000 548C1090 600 820 640 900 710C990 790 1320 800 1300 1020H900C840 790 680 720 740 650C790 590 960 590 956 550Z',
        palette.murram,
      ),
      path(
        'M984 549C1060 602 800 640 860 716C940 800 1180 820 1160 1020H1040C1060 830 860 800 820 720C790 650 970 600 970 549Z',
        '#D9683C',
      ),
      hill('0 790, 300 730, 620 820, 840 1020', 'url(#tea)', 1020),
      hill('1140 1020, 1360 790, 1600 770', 'url(#tea)', 1020),
    ),
  );

/** A girl with a flag stands at the top of woven steps, to the right of the picture, before a great woven sun. */
export function leadership() {
  const [cx, sleeve] = [1060, '#8F1243'];
  const steps = [palette.tea, palette.leaf, palette.boug, palette.murram].map((fill, i) => {
    const [width, y] = [1080 - i * 200, 800 - i * 66];
    const [dash, gap] = [
      [26, 14],
      [18, 22],
      [30, 10],
      [22, 18],
    ][i];
    return (
      rect(cx - width / 2, y, width, 106, fill) +
      seam(cx - width / 2, y + 32, cx + width / 2, palette.maize, 20, dash, gap)
    );
  });
  const arms =
    line('M96 90C150 60 176-60 178-170', sleeve, 54, ROUND_CAP) +
    line('M190 120V-360', palette.ink, 16, ROUND_CAP) +
    circ(182, -196, 30, skin.brown) +
    line('M-96 90C-130 150-128 220-120 300', sleeve, 50, ROUND_CAP) +
    circ(-118, 322, 26, skin.brown);
  return svg(
    1600,
    900,
    '<defs>',
    cloth('flag', 'abundance', palette.maize, palette.boug, 9),
    '</defs>',
    bands(1600, [palette.night, 540], [palette.dusk, 360]),
    seam(0, 522, 1600, palette.dusk, 10, 26, 22),
    stars([
      [120, 130],
      [340, 260],
      [520, 90],
      [640, 330],
      [1480, 150],
      [1540, 380],
      [210, 420],
    ]),
    round(cx, 420, 340, SUN, 'sun'),
    hill('0 700, 260 630, 560 680, 1040 650, 1340 620, 1600 690', '#16294F', 900),
    steps,
    girlFull(cx, 290, 0.44, skin.brown, 'rows', sleeve, palette.tea, arms),
    path('M1146 132H1380L1342 188L1380 244H1146Z', 'url(#flag)'),
    path('M1146 132H1158V244H1146Z', palette.ink),
  );
}

const whole = (p) => p.map(Math.round).join(' ');

/**
 * Two hands weave a basket, seen from above: its loose strands run out to the edges.
 * The fingers hold the rim from the far side, so only they and the arms are drawn.
 */
export function beInspired() {
  const [cx, cy, radius] = [600, 372, 236];
  const strands = Array.from({ length: 36 }, (_, i) => {
    const turn = ((i + 0.5) * Math.PI) / 18;
    const from = [cx + Math.cos(turn) * (radius - 10), cy + Math.sin(turn) * (radius - 10)];
    const to = [cx + Math.cos(turn + 0.08) * 820, cy + Math.sin(turn + 0.08) * 820];
    const bend = [cx + Math.cos(turn - 0.03) * 500, cy + Math.sin(turn - 0.03) * 500];
    return line(
      `M${whole(from)}Q${whole(bend)} ${whole(to)}`,
      [palette.maize, palette.boug, palette.sisal][i % 3],
      9,
    );
  });
  const grip = (side, tone) => {
    const x = (n) => cx + side * n;
    const fingers = [
      [-34, -60],
      [6, -28],
      [44, 0],
      [78, 26],
    ].map(([y, turn], i) => {
      const y0 = cy + 60 + y;
      return `M${x(262 - i * 12)} ${y0}L${x(186 - i * 12 + Math.abs(turn) / 6)} ${y0 - 10 + i * 3}`;
    });
    return [
      line(`M${x(560)} 830C${x(500)} 700 ${x(390)} 600 ${x(282)} ${cy + 120}`, tone, 92, ROUND_CAP),
      line(
        `M${x(580)} 850C${x(520)} 720 ${x(470)} 670 ${x(430)} 628`,
        palette.boug,
        118,
        ROUND_CAP,
      ),
      stitched(`M${x(372)} 690L${x(478)} 574`, palette.maize, 12, 16, 10),
      line(fingers.join(''), tone, 36, ROUND_CAP),
      line(
        `M${x(276)} ${cy + 130}C${x(250)} ${cy + 170} ${x(214)} ${cy + 176} ${x(188)} ${cy + 160}`,
        tone,
        38,
        ROUND_CAP,
      ),
    ];
  };
  return scene(
    [cloth('wall', 'abundance', '#1C2750', palette.night, 13)],
    rect(0, 0, 1200, 800, 'url(#wall)'),
    strands,
    round(cx, cy, radius, SUN, 'sun'),
    circ(cx, cy, radius - 4, 'none', ` stroke="${palette.clay}" stroke-width="14"`),
    grip(-1, skin.brown),
    grip(1, skin.brown),
  );
}
