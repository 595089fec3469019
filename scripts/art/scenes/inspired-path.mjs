import {
  ROUND_CAP,
  SUN,
  bands,
  circ,
  clip,
  clipped,
  cloth,
  curve,
  palette,
  hill,
  line,
  path,
  rect,
  round,
  scene,
  seam,
} from '../lib.mjs';

/** Each road in the dyes and the pattern of its pathway, from left to right. */
const ROADS = [
  ['stem', '#E2A318', palette.maize],
  ['social', '#A64420', palette.clay],
  ['arts', palette.bougLight, palette.boug],
  ['aviation', '#8FC3CC', palette.sky],
  ['marine', '#1B739B', palette.lake],
  ['ai', '#27326E', palette.night],
];

/** Six woven roads run towards one rising sun. */
export function pathways() {
  const horizon = 430;
  const [near, far] = [330, 26];
  const edge = (i, width) => 600 + (i - ROADS.length / 2) * width;
  const roads = ROADS.map(([name], i) => {
    const [a, b] = [edge(i, far), edge(i + 1, far) - 4];
    const [c, d] = [edge(i + 1, near) - 44, edge(i, near)];
    return path(`M${a} ${horizon}H${b}L${c} 800H${d}Z`, `url(#${name})`);
  });
  return scene(
    ROADS.map(([name, thread, ground]) => cloth(name, name, thread, ground, 12)),
    bands(1200, ['#9CCFD8', 150], [palette.sky, 140], [palette.haze, 150]),
    round(600, horizon - 60, 250, SUN, 'sun'),
    hill(
      [
        [0, 400],
        [180, 350],
        [400, 410],
        [600, 425],
        [820, 405],
        [1030, 345],
        [1200, 395],
      ],
      palette.mist,
    ),
    rect(0, horizon - 6, 1200, 376, palette.tea),
    roads,
  );
}

const around = (radius, from, to) =>
  curve(
    Array.from({ length: 9 }, (_, i) => {
      const turn = from + ((to - from) * i) / 8;
      const r = radius + i * 5;
      return [600 + r * Math.cos(turn), 400 + r * Math.sin(turn)];
    }),
  );

/** A basket half woven: the loose strands stand out all round. */
export function tailormade() {
  const strands = 24;
  const colours = [
    palette.maize,
    palette.sisal,
    palette.boug,
    palette.sisal,
    palette.sky,
    palette.sisal,
  ];
  const loose = Array.from({ length: strands }, (_, i) => {
    const turn = (2 * Math.PI * i) / strands;
    const reach = i % 2 ? 318 : 366;
    const point = (radius, lead) => [
      600 + radius * Math.cos(turn + lead),
      400 + radius * Math.sin(turn + lead),
    ];
    const course = curve([point(200, 0), point((200 + reach) / 2, 0.04), point(reach, 0.16)]);
    return line(course, colours[i % colours.length], 16, ROUND_CAP);
  });
  return scene(
    [cloth('wall', 'abundance', palette.teaLight, palette.tea, 12)],
    rect(0, 0, 1200, 800, 'url(#wall)'),
    loose,
    circ(600, 400, 236, palette.clay),
    round(600, 400, 226, { base: palette.maize, fg: palette.murram, alt: palette.boug }),
    line(around(246, -2.6, 0.1), palette.sky, 18, ROUND_CAP),
    line(around(246, 0.5, 3.2), palette.pink, 18, ROUND_CAP),
  );
}

const curtain = (d) => path(d, 'url(#velvet)');

const reel = (x, y, radius) => [
  circ(x, y, radius, palette.ink),
  circ(x, y, radius * 0.72, palette.maize),
  circ(x, y, radius * 0.24, palette.ink),
  line(
    `M${x - radius * 0.7} ${y}h${radius * 1.4}M${x} ${y - radius * 0.7}v${radius * 1.4}`,
    palette.ink,
    12,
  ),
];

/** A film camera in front of a stage with its curtains drawn. */
export function theatre() {
  const left = 'M0 0H330C320 190 250 380 130 610H0Z';
  const right = 'M1200 0H870C880 190 950 380 1070 610H1200Z';
  return scene(
    [
      cloth('velvet', 'arts', palette.bougLight, palette.boug, 14),
      clip('backdrop', '<path d="M150 60h900v550H150z"/>'),
    ],
    rect(0, 0, 1200, 800, palette.night),
    clipped(
      'backdrop',
      bands(1200, ['#F0A35E', 330], ['#F5C98A', 300]),
      round(600, 380, 250, SUN, 'sun'),
      hill(
        [
          [100, 520],
          [350, 440],
          [600, 510],
          [850, 430],
          [1100, 520],
        ],
        palette.leaf,
      ),
    ),
    curtain(left),
    curtain(right),
    path(`M0 0H1200V96${'q-75 70-150 0'.repeat(8)}Z`, palette.bougDeep),
    seam(0, 60, 1200, palette.maize, 12, 36, 24),
    rect(0, 610, 1200, 190, palette.clay),
    rect(0, 610, 1200, 16, palette.ink),
    seam(0, 660, 1200, palette.maize, 12, 36, 24),
    line('M600 560L480 800M600 560L720 800M600 560V800', palette.ink, 20),
    rect(500, 440, 200, 130, palette.ink),
    path('M700 470l80-36v142l-80-36z', palette.ink),
    rect(524, 528, 60, 16, palette.boug),
    reel(540, 384, 62),
    reel(664, 396, 50),
  );
}
