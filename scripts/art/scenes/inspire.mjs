import {
  ROUND_CAP,
  SUN,
  bands,
  circ,
  cloth,
  dye,
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
import { girlFull } from '../figures.mjs';
import { acacia, house } from '../things.mjs';

/** A red-earth road winds up to the school buildings between acacias. */
export const history = () =>
  scene(
    [
      cloth('tea', 'boarding', dye.teaLight, dye.tea, 9),
      cloth('grass', 'marine', '#7DB044', dye.grass, 8),
    ],
    bands(1200, ['#A5D3DC', 150], [dye.sky, 650]),
    round(890, 292, 162, SUN, 'sun'),
    hill('0 400, 160 330, 330 390, 520 310, 720 390, 900 340, 1200 400', dye.mist),
    hill('0 470, 250 410, 480 450, 760 400, 1000 440, 1200 410', dye.leaf),
    acacia(130, 470, 0.8),
    house(430, 400, 300, 92, 5),
    house(770, 388, 220, 80, 4),
    rect(355, 330, 60, 162, dye.sisal),
    path('M345 330l40-62l40 62z', dye.murram),
    rect(376, 352, 18, 40, dye.deep),
    acacia(1080, 440, 0.72),
    hill('0 540, 260 490, 560 500, 860 476, 1200 520', 'url(#grass)'),
    path(
      'M560 496C640 540 420 560 470 620C520 680 860 690 800 800H500C420 690 280 640 330 580C370 530 520 540 520 496Z',
      dye.murram,
    ),
    path(
      'M548 496C610 540 400 566 446 624C500 690 740 700 690 800H620C650 720 430 690 392 626C362 566 552 544 534 496Z',
      '#D9683C',
    ),
    hill('0 700, 200 640, 420 720, 560 800', 'url(#tea)'),
    hill('760 800, 900 690, 1060 660, 1200 690', 'url(#tea)'),
  );

/** A girl with a flag stands at the top of woven steps, before a great woven sun. */
export function leadership() {
  const sleeve = '#8F1243';
  const steps = [dye.tea, dye.leaf, dye.boug, dye.murram].map((fill, i) => {
    const [width, y] = [1120 - i * 210, 716 - i * 62];
    const [dash, gap] = [
      [26, 14],
      [18, 22],
      [30, 10],
      [22, 18],
    ][i];
    return (
      rect(600 - width / 2, y, width, 100, fill) +
      seam(600 - width / 2, y + 30, 600 + width / 2, dye.maize, 20, dash, gap)
    );
  });
  const arms =
    line('M96 90C150 60 176-60 178-170', sleeve, 54, ROUND_CAP) +
    line('M190 120V-430', dye.ink, 16, ROUND_CAP) +
    circ(182, -196, 30, skin.brown) +
    line('M-96 90C-130 150-128 220-120 300', sleeve, 50, ROUND_CAP) +
    circ(-118, 322, 26, skin.brown);
  return scene(
    [cloth('flag', 'abundance', dye.maize, dye.boug, 9)],
    bands(1200, [dye.night, 470], [dye.dusk, 330]),
    seam(0, 452, 1200, dye.dusk, 10, 26, 22),
    round(600, 330, 310, SUN, 'sun'),
    hill('0 620, 200 560, 420 600, 780 590, 1000 550, 1200 610', '#16294F'),
    steps,
    girlFull(600, 215, 0.45, skin.brown, 'rows', sleeve, dye.tea, arms),
    path('M688 26H930L890 84L930 142H688Z', 'url(#flag)'),
    path('M688 26H700V142H688Z', dye.ink),
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
      [dye.maize, dye.boug, dye.sisal][i % 3],
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
      line(`M${x(580)} 850C${x(520)} 720 ${x(470)} 670 ${x(430)} 628`, dye.boug, 118, ROUND_CAP),
      stitched(`M${x(372)} 690L${x(478)} 574`, dye.maize, 12, 16, 10),
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
    [cloth('wall', 'abundance', '#1C2750', dye.night, 13)],
    rect(0, 0, 1200, 800, 'url(#wall)'),
    strands,
    round(cx, cy, radius, SUN, 'sun'),
    circ(cx, cy, radius - 4, 'none', ` stroke="${dye.clay}" stroke-width="14"`),
    grip(-1, skin.brown),
    grip(1, skin.brown),
  );
}
