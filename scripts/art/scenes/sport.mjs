import {
  ROUND_CAP,
  ROUND_JOIN,
  SUN,
  at,
  bands,
  circ,
  cloth,
  dye,
  ell,
  group,
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
import { acacia, football } from '../things.mjs';

const range = (from, to, step) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

/**
 * A striker from behind has just hit the ball. The net is drawn as bulging lines round the ball,
 * which is the round of this scene.
 */
export function soccer() {
  const [left, right, bar, ground] = [330, 1050, 150, 520];
  const ball = [830, 316];
  // Cords are pushed away from the ball, most where they are nearest to it.
  const pushed = (x, y) => {
    const [dx, dy] = [x - ball[0], y - ball[1]];
    const force = 44 * Math.exp(-(dx * dx + dy * dy) / 16000);
    const far = Math.hypot(dx, dy) || 1;
    return [x + (dx / far) * force, y + (dy / far) * force];
  };
  const cord = (points) =>
    `M${points
      .map((p) =>
        pushed(...p)
          .map(Math.round)
          .join(' '),
      )
      .join('L')}`;
  const net = [
    ...range(left + 40, right - 40, 40).map((x) => cord(range(bar, ground, 37).map((y) => [x, y]))),
    ...range(bar + 37, ground - 20, 37).map((y) => cord(range(left, right, 60).map((x) => [x, y]))),
  ];
  return scene(
    [
      cloth('far', 'life', '#1B7A54', dye.leaf, 10),
      cloth('pitch', 'marine', '#6BAA46', dye.grass, 14),
    ],
    bands(1200, ['#A5D3DC', 130], [dye.sky, 670]),
    hill('0 380, 220 300, 420 380, 680 310, 900 370, 1200 300', dye.mist),
    hill('0 450, 200 420, 560 450, 900 410, 1200 440', 'url(#far)'),
    acacia(160, 470, 0.95),
    acacia(1120, 460, 0.7),
    rect(0, ground, 1200, 280, 'url(#pitch)'),
    line(net.join(''), dye.white, 4),
    line(`M${left} ${ground + 6}V${bar}H${right}V${ground + 6}`, dye.white, 18, ROUND_JOIN),
    line(`M0 ${ground + 6}H1200M0 690H1200`, dye.white, 9),
    stitched('M600 650C670 560 730 430 784 366', dye.maize, 9, 6, 22),
    football(ball[0], ball[1], 70, dye.ink),
    ell(456, 768, 150, 16, '#3F7A2B'),
    striker(),
  );
}

/** Seen from behind at the end of the kick: weight on the left leg, right leg swung through. */
function striker() {
  return at(
    446,
    330,
    0.62,
    line('M-36 330C-44 420-40 520-34 664', skin.brown, 56, ROUND_CAP),
    line('M-36 560L-34 664', dye.maize, 60, ROUND_CAP),
    line('M-48 700H-16', dye.ink, 38, ROUND_CAP),
    line('M40 330C90 400 130 440 170 470C210 500 250 510 284 498', skin.brown, 54, ROUND_CAP),
    line('M196 492C230 506 262 506 290 494', dye.maize, 58, ROUND_CAP),
    line('M322 470L336 448', dye.ink, 38, ROUND_CAP),
    line('M-100 84C-170 130-220 130-270 84', skin.brown, 40, ROUND_CAP),
    line('M-100 84C-130 112-156 124-180 124', dye.boug, 60, ROUND_CAP),
    line('M100 84C170 120 190 180 176 250', skin.brown, 40, ROUND_CAP),
    line('M100 84C130 100 152 118 164 140', dye.boug, 60, ROUND_CAP),
    circ(-278, 76, 25, skin.brown),
    circ(174, 262, 25, skin.brown),
    path('M-94 270H94L122 392C70 414 28 402 6 380C-20 408-80 412-110 398Z', dye.ink),
    path(
      'M-30 10C-44 26-90 32-116 58C-124 120-108 200-100 296Q0 312 100 296C108 200 124 120 116 58C90 32 44 26 30 10Z',
      dye.boug,
    ),
    stitched('M-106 150Q0 166 106 150', dye.maize, 26, 20, 14),
    headBack(skin.brown, 'bun'),
  );
}

const rope = (x) => [
  line(`M${x} -400V1200`, dye.white, 28),
  line(`M${x} -400V1200`, dye.boug, 28, ' stroke-dasharray="34 34"'),
];

/** A swimmer in a woven cap seen from above, between lane ropes, one arm reaching forward. */
export function swimming() {
  const girl = [
    // Legs lie under water, so the pool shows through them.
    path(
      'M526 650H598C600 730 588 790 580 860L576 952Q562 984 548 952L544 860C532 790 526 730 526 650ZM602 650H674C676 720 664 770 672 836L700 914Q704 946 676 936L638 852C616 790 604 720 602 650Z',
      skin.brown,
      ' opacity=".85"',
    ),
    line('M486 404C404 440 372 520 392 600', skin.brown, 52, ROUND_CAP),
    line('M392 596C400 640 420 668 446 690', skin.brown, 44, ROUND_CAP),
    line('M714 400C770 330 776 240 736 130', skin.brown, 52, ROUND_CAP),
    line('M738 140C732 110 722 84 712 62', skin.brown, 44, ROUND_CAP),
    line('M712 62L700 26M722 64L720 22M706 74L688 50', skin.brown, 17, ROUND_CAP),
    path(
      'M470 404C500 368 560 360 600 362C640 360 700 368 730 400C736 480 690 560 676 690H524C510 560 464 480 470 404Z',
      skin.brown,
    ),
    path(
      'M532 382C528 446 556 484 552 510C542 540 514 548 500 556L520 664Q568 672 600 712Q632 672 680 664L700 556C686 548 658 540 648 510C644 484 672 446 668 382L634 378C634 436 616 458 600 472C584 458 566 436 566 378Z',
      'url(#suit)',
    ),
    rect(570, 320, 60, 60, skin.brown),
    round(600, 280, 96, SUN, 'small'),
  ];
  return scene(
    [
      cloth('pool', 'marine', '#1F7FA8', '#11719B', 16),
      cloth('suit', 'stem', dye.murram, dye.ink, 9),
    ],
    group(
      'rotate(76 600 400)',
      rect(-300, -500, 1800, 1800, 'url(#pool)'),
      line('M40 -400V1200M1160 -400V1200', dye.lake, 44),
      rope(240),
      rope(960),
      group(
        'translate(90 8)scale(.85)',
        girl,
        line('M484 790q40-24 80 0t80 0t76 0M500 880q34-22 70 0t70 0t70 0', dye.sky, 9, ROUND_CAP),
        line(
          'M520 990q-4 24 14 40M562 1004v40M700 970q18 16 14 42M664 974q-6 26 8 46',
          dye.white,
          10,
          ROUND_CAP,
        ),
        line(
          'M690 6q-10-24 6-44M726 0q4-28 30-36M664 30q-26-6-34-28M760 60q30-4 44 16',
          dye.white,
          10,
          ROUND_CAP,
        ),
        line(
          'M472 250C452 300 440 330 410 356M480 208C520 150 680 150 720 208M806 330C840 420 800 560 760 640M326 440C300 540 330 660 400 760',
          dye.sky,
          10,
          ROUND_CAP,
        ),
      ),
    ),
  );
}

const reach = (side, tone, sleeve) => {
  const x = (n) => 600 + side * n;
  return [
    line(`M${x(430)} 820C${x(420)} 740 ${x(380)} 670 ${x(318)} 614`, tone, 68, ROUND_CAP),
    line(`M${x(470)} 850L${x(402)} 720`, sleeve, 100, ROUND_CAP),
    stitched(`M${x(448)} 690L${x(352)} 742`, dye.maize, 12, 16, 10),
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
    [cloth('wall', 'arts', '#D4592F', dye.murram, 18)],
    rect(0, 0, 1200, 800, 'url(#wall)'),
    rect(560, 460, 80, 340, dye.ink),
    rect(240, 40, 720, 430, dye.paper, ` stroke="${dye.ink}" stroke-width="18"`),
    rect(470, 210, 260, 190, 'none', ` stroke="${dye.boug}" stroke-width="16"`),
    line(cords.join(''), dye.paper, 6),
    round(600, 250, 150, { base: '#E8862A', fg: dye.ink, alt: dye.clay }, 'small'),
    line('M452 440H748', dye.maize, 26, ROUND_CAP),
    reach(-1, skin.brown, dye.tea),
    reach(1, skin.dark, dye.lake),
  );
}

/** A golf green with its flag below acacias at evening. */
export const golf = () =>
  scene(
    [
      cloth('grass', 'marine', '#7DB044', dye.grass, 11),
      cloth('hills', 'boarding', '#178055', dye.leaf, 10),
    ],
    bands(1200, [dye.maize, 140], ['#F6D58E', 660]),
    round(400, 290, 190, { base: dye.boug, fg: dye.sun, alt: dye.white }, 'sun'),
    hill('0 430, 200 370, 460 430, 720 350, 980 420, 1200 370', '#7DA38C'),
    hill('0 500, 300 430, 600 500, 900 440, 1200 490', 'url(#hills)'),
    acacia(190, 490, 1),
    acacia(1000, 470, 0.8),
    hill('0 640, 300 560, 640 540, 940 580, 1200 560', 'url(#grass)'),
    ell(680, 650, 400, 96, dye.sprout),
    ell(270, 740, 190, 44, dye.sisal),
    ell(740, 640, 44, 12, dye.ink),
    line('M740 640V210', dye.ink, 10),
    path('M745 214L920 262L745 316Z', dye.murram),
    stitched('M756 252H860M756 276H840', dye.maize, 10, 16, 10),
    circ(540, 668, 24, dye.white),
    line('M250 690C320 610 430 640 520 664', dye.white, 7, ` stroke-dasharray="4 20"${ROUND_CAP}`),
  );
