// The way to the gate: a schematic cloth, no survey.
import {
  ROUND_CAP,
  ROUND_JOIN,
  SUN,
  at,
  circ,
  cloth,
  palette,
  ell,
  group,
  line,
  path,
  rect,
  round,
  stitched,
  svg,
} from '../lib.mjs';

// An acacia from above: a flat crown with a stitched edge.
const tree = (x, y, s) => `<use href="#t" transform="translate(${x} ${y})scale(${s})"/>`;
const TREE = `<g id="t">${circ(0, 0, 40, '#0A3327')}${circ(0, 0, 32, 'none', ' stroke="#5E9C3C" stroke-width="7" stroke-dasharray="12 8.1"')}${circ(0, 0, 17, 'none', ' stroke="#5E9C3C" stroke-width="6" stroke-dasharray="8 5.4"')}${circ(0, 0, 5, '#B4CB57')}</g>`;
const roof = (x, y, w, d, deg = 0) =>
  group(
    `translate(${x} ${y})rotate(${deg})`,
    rect(-w / 2 + 8, -d / 2 + 10, w, d, '#0A3327', ' opacity=".4"'),
    rect(-w / 2, -d / 2, w, d, palette.murram),
    rect(-w / 2, 0, w, d / 2, palette.clay),
    stitched(`M${-w / 2} ${-d / 4}H${w / 2}M${-w / 2} ${d / 4}H${w / 2}`, '#E0703F', 4, 12, 8),
    line(`M${-w / 2} 0H${w / 2}`, palette.sisal, 6),
  );
const north = (x, y, r) =>
  group(
    `translate(${x} ${y})`,
    circ(0, 0, r + 14, palette.night),
    round(0, 0, r, { base: palette.night, fg: palette.maize, alt: palette.sky }, 'small'),
    path(`M0 ${-r - 40}L${r * 0.34} ${-4}H${-r * 0.34}Z`, palette.boug),
    path(`M0 ${r + 40}L${r * 0.34} 4H${-r * 0.34}Z`, palette.paper),
    circ(0, 0, r * 0.2, palette.night),
    line(
      `M-15 ${-r - 58}V${-r - 100}L15 ${-r - 58}V${-r - 100}`,
      palette.paper,
      9,
      ' stroke-linejoin="bevel"',
    ),
  );
const road = (d, w) =>
  line(d, palette.sisal, w + 18, ROUND_JOIN) +
  line(d, palette.clay, w, ROUND_JOIN) +
  line(d, '#E9A07C', 5, ' stroke-dasharray="26 20"');
const defs = () => [
  '<defs>',
  cloth('tea', 'boarding', '#0F5A43', palette.tea, 13),
  cloth('leaf', 'stem', '#1E7A54', palette.leaf, 12),
  cloth('grass', 'marine', '#6FA83F', palette.grass, 13),
  cloth('soil', 'join', '#D0552C', palette.murram, 14),
  cloth('maize', 'arts', '#E0A21B', palette.maize, 13),
  TREE,
  '</defs>',
];
/** The school's ground: a fence, roofs, a pitch, and the gate on the road. */
const ground = () => [
  path('M760 150H1340V560H760Z', '#17704C'),
  path('M760 150H1340V560H760Z', 'url(#leaf)'),
  line('M1004 560H760V150H1340V560H1096', palette.sisal, 12),
  stitched('M1004 560H760V150H1340V560H1096', palette.tea, 12, 6, 18),
  line('M1050 640V330', palette.sisal, 54),
  line('M1050 640V330', '#D9885F', 38),
  line('M1050 380H900M1050 380H1190', palette.sisal, 40),
  line('M1050 380H900M1050 380H1190', '#D9885F', 26),
  roof(1050, 240, 230, 96),
  roof(850, 300, 170, 96, 90),
  roof(1240, 270, 130, 96, 90),
  rect(1150, 436, 160, 96, '#5E9C3C'),
  line('M1158 444H1302V524H1158ZM1230 444V524', palette.white, 4),
  circ(1230, 484, 16, 'none', ' stroke="#fff" stroke-width="4"'),
  tree(800, 470, 0.7),
  tree(870, 506, 0.55),
  tree(958, 440, 0.5),
  tree(1306, 196, 0.6),
  tree(800, 196, 0.5),
  rect(986, 536, 34, 48, palette.paper),
  rect(1080, 536, 34, 48, palette.paper),
  rect(986, 536, 34, 12, palette.boug),
  rect(1080, 536, 34, 12, palette.boug),
];
const pin = (x, y, s) =>
  at(
    x,
    y,
    s,
    ell(0, 0, 46, 13, palette.ink, ' opacity=".4"'),
    path(
      'M0 0C-26 -62 -118 -112 -118 -206A118 118 0 0 1 118 -206C118 -112 26 -62 0 0Z',
      palette.boug,
    ),
    round(0, -206, 92, SUN, 'small'),
  );
/** Wide: fields in patches, a road from edge to edge, a turning, the gate, a compass. */
export const map = () =>
  svg(
    2100,
    900,
    defs(),
    rect(0, 0, 2100, 900, 'url(#tea)'),
    path('M0 0H520L440 330L0 410Z', 'url(#grass)'),
    path('M0 410L440 330L500 660L0 720Z', 'url(#soil)'),
    path('M520 0H760V560L470 500L440 330Z', 'url(#tea)'),
    path('M1340 0H1720L1660 420L1340 470Z', 'url(#maize)'),
    path('M1720 0H2100V360L1660 420Z', 'url(#leaf)'),
    path('M1660 420L2100 360V620L1700 660Z', 'url(#soil)'),
    path('M760 0H1340V150H760Z', 'url(#grass)'),
    path('M0 720L500 660L620 900H0Z', 'url(#leaf)'),
    path('M1500 900L1700 660L2100 620V900Z', 'url(#grass)'),
    stitched(
      'M520 0L440 330L500 660L620 900M0 410L440 330M0 720L500 660M1720 0L1660 420L1700 660L1500 900M1340 466L2100 360M1700 660L2100 620M760 0V150M1340 0V150',
      palette.sisal,
      8,
      22,
      13,
    ),
    road(
      'M-20 760C240 740 330 640 620 640S900 700 1180 660S1620 560 1760 640S2000 760 2120 740',
      46,
    ),
    road('M1050 664V590', 40),
    ground(),
    tree(200, 150, 1),
    tree(300, 230, 0.7),
    tree(1860, 150, 0.9),
    tree(1950, 240, 0.65),
    tree(640, 240, 0.7),
    tree(690, 330, 0.5),
    tree(1420, 760, 0.9),
    tree(1500, 700, 0.55),
    tree(560, 800, 0.7),
    line(
      'M1400 90H1660M1400 150H1650M1400 210H1640M1400 270H1634M1400 330H1626',
      palette.leaf,
      18,
      ` stroke-dasharray="0 44"${ROUND_CAP}`,
    ),
    line(
      'M60 500H420M60 560H430M60 620H440',
      '#8C2E14',
      16,
      ` stroke-dasharray="0 44"${ROUND_CAP}`,
    ),
    north(1880, 500, 74),
    pin(1050, 560, 0.95),
  );
