// The rooms of the cutaway house: 600 x 400 each, lit, nobody in them but one sleeper's blanket.
import {
  MOON,
  ROUND_CAP,
  SUN,
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

const WOOD = '#5B2A1A';
/** A wall in one weave, a floor with its stitch, a lamp on its cord. */
const room = (pattern, thread, wall, floor, size, ...parts) =>
  svg(
    600,
    400,
    '<defs>',
    cloth('w', pattern, thread, wall, size),
    '</defs>',
    rect(0, 0, 600, 400, 'url(#w)'),
    rect(0, 330, 600, 70, floor),
    stitched('M0 344H600', palette.sun, 4, 14, 10),
    parts,
  );
const lamp = (x, drop, hue = palette.sun) =>
  line(`M${x} 0V${drop}`, palette.ink, 5) +
  path(`M${x - 16} ${drop}H${x + 16}L${x + 42} ${drop + 36}H${x - 42}Z`, palette.ink) +
  path(`M${x - 24} ${drop + 36}H${x + 24}L${x + 18} ${drop + 46}H${x - 18}Z`, hue);
const moonWindow = (x, y, w = 120, h = 130) =>
  rect(x - 10, y - 10, w + 20, h + 20, palette.sisal) +
  rect(x, y, w, h, palette.night) +
  round(x + w / 2, y + h * 0.45, h * 0.27, MOON, 'small') +
  line(`M${x + w / 2} ${y}V${y + h}M${x} ${y + h / 2}H${x + w}`, palette.sisal, 7) +
  rect(x - 18, y + h + 8, w + 36, 12, palette.sisal);
const blanket = (x, y, w, id) =>
  rect(x, y, w, 42, `url(#${id})`) + rect(x, y, 12, 42, palette.paper);
const bed = (x, y, w, id) =>
  rect(x + 8, y + 34, w - 16, 16, palette.paper) +
  path(`M${x + 12} ${y + 34}V${y + 14}Q${x + 40} ${y} ${x + 70} ${y + 14}V${y + 34}Z`, '#DCEBE4') +
  blanket(x + 74, y + 6, w - 84, id) +
  rect(x, y + 50, w, 12, palette.ink);

const bunk = (x, a, b, flip) =>
  group(
    `translate(${x} 0)${flip ? 'scale(-1 1)' : ''}`,
    bed(0, 150, 200, a),
    bed(0, 252, 200, b),
    rect(-6, 120, 12, 212, palette.ink),
    rect(194, 120, 12, 212, palette.ink),
    line(
      'M150 150V332M178 150V332M150 176H178M150 206H178M150 236H178M150 266H178M150 296H178',
      palette.maize,
      7,
    ),
  );

/** Dorm life: two bunks, a trunk, the moon in the window. */
export const roomDorm = () => {
  return room(
    'boarding',
    '#12634A',
    palette.teaLight,
    WOOD,
    11,
    '<defs>',
    cloth('p', 'stem', palette.sun, palette.boug, 6),
    cloth('q', 'abundance', palette.sun, palette.lake, 5),
    '</defs>',
    moonWindow(240, 84),
    lamp(300, 0),
    bunk(20, 'p', 'q'),
    bunk(580, 'q', 'p', true),
    rect(248, 292, 104, 46, palette.murram),
    rect(248, 292, 104, 14, palette.clay),
    rect(290, 300, 20, 18, palette.maize),
  );
};
/** Health and wellness: a laid table by a window, fruit, water, a plant. */
export const roomWellness = () =>
  room(
    'life',
    '#F0C24B',
    palette.maize,
    palette.clay,
    12,
    rect(70, 60, 150, 150, palette.sisal),
    rect(82, 72, 126, 126, palette.night),
    path('M104 92l6 7l-6 7l-6 -7zM184 98l6 7l-6 7l-6 -7zM122 126l6 7l-6 7l-6 -7z', palette.sun),
    path('M82 170Q120 144 150 164T208 154V198H82Z', palette.tea),
    line('M145 72V198', palette.sisal, 8),
    lamp(370, 50, palette.paper),
    rect(250, 262, 260, 16, WOOD),
    line('M276 278V336M484 278V336', WOOD, 14),
    rect(230, 290, 30, 46, palette.boug),
    rect(500, 290, 30, 46, palette.boug),
    path('M330 232H430Q424 262 380 262T330 232Z', palette.lake),
    circ(356, 222, 17, palette.murram),
    circ(384, 212, 19, '#5E9C3C'),
    circ(408, 224, 16, palette.sun),
    path('M462 212H492L488 262H466Z', palette.sky),
    rect(466, 236, 22, 26, palette.lake),
    rect(278, 222, 24, 40, palette.paper),
    path('M96 332L104 272H156L164 332Z', palette.murram),
    path(
      'M130 274C86 250 84 214 96 196C116 210 128 236 130 274C132 226 150 198 176 194C182 226 164 256 130 274Z',
      '#0F5A43',
    ),
  );
/** Dance life: a floor, two drums, a skirt on its peg, the round on the wall. */
export const roomDance = () =>
  room(
    'arts',
    '#BC2761',
    palette.boug,
    palette.ink,
    13,
    round(300, 150, 112, SUN, 'abundance'),
    lamp(90, 30, palette.pink),
    lamp(510, 30, palette.pink),
    ['M214 232H290L272 330H232Z', 'M306 250H376L360 330H322Z']
      .map((d, i) => path(d, i ? palette.lake : palette.murram))
      .join(''),
    ell(252, 232, 38, 12, palette.sisal),
    ell(341, 250, 35, 11, palette.sisal),
    line(
      'M220 246L244 322L252 246L262 322L284 246M312 262L330 322L341 262L352 322L370 262',
      palette.sun,
      4,
    ),
    path('M424 176H470L510 286H384Z', palette.tea),
    line('M398 262H496M408 236H487', palette.maize, 9, ' stroke-dasharray="12 9"'),
    rect(420, 166, 54, 14, palette.maize),
    line('M447 166V146', palette.ink, 6),
    path('M124 186H164L190 286H98Z', palette.paper),
    line('M106 262H182M114 236H174', palette.boug, 9, ' stroke-dasharray="12 9"'),
    rect(120, 176, 48, 14, palette.lake),
    line('M144 176V146', palette.ink, 6),
  );
/** Nursing care: a made bed, a lamp, a cup that still steams. */
export const roomNurse = () =>
  room(
    'life',
    '#CFE9EC',
    palette.sky,
    palette.lake,
    13,
    '<defs>',
    cloth('p', 'abundance', palette.paper, palette.lake, 5),
    '</defs>',
    rect(100, 58, 120, 120, palette.leaf),
    path('M146 76H174V104H202V132H174V160H146V132H118V104H146Z', palette.white),
    lamp(430, 40),
    rect(230, 250, 300, 20, palette.paper),
    path('M236 250V222Q276 206 316 222V250Z', palette.paper),
    rect(320, 216, 206, 44, 'url(#p)'),
    rect(320, 216, 14, 44, palette.paper),
    rect(220, 190, 14, 146, palette.deep),
    rect(524, 214, 14, 122, palette.deep),
    rect(228, 268, 304, 14, palette.deep),
    rect(96, 262, 96, 74, WOOD),
    line('M96 298H192', palette.maize, 4),
    path('M122 236H160V262H128Z', palette.murram),
    line('M160 242Q176 244 158 256', palette.murram, 6),
    line(
      'M134 224C128 214 142 206 136 194M150 224C144 214 158 206 152 194',
      palette.paper,
      5,
      ROUND_CAP,
    ),
  );
/** St John's Ambulance club: a first-aid chest, rolled bandages, a practice arm's sling. */
export const roomAid = () =>
  room(
    'stem',
    '#F7EFDC',
    palette.sisal,
    palette.clay,
    13,
    lamp(300, 34),
    rect(80, 296, 440, 14, WOOD),
    line('M104 310V336M496 310V336', WOOD, 14),
    rect(196, 186, 208, 110, palette.tea),
    rect(196, 186, 208, 18, palette.ink),
    path('M264 186V164H336V186', 'none', ` stroke="${palette.ink}" stroke-width="12"`),
    path('M288 214H312V238H336V262H312V286H288V262H264V238H288Z', palette.white),
    circ(140, 272, 24, palette.paper),
    circ(140, 272, 15, palette.sky),
    circ(140, 272, 6, palette.lake),
    circ(140, 236, 16, palette.paper),
    circ(140, 236, 9, palette.pink),
    path('M430 296L446 216H480L496 296Z', palette.paper),
    line('M440 250H486M436 272H490', palette.murram, 7, ' stroke-dasharray="9 6"'),
    rect(70, 80, 110, 84, palette.paper),
    line('M86 104H164M86 124H150M86 144H158', palette.lake, 6, ' stroke-dasharray="10 6"'),
    path('M424 84H534L478 156Z', palette.boug),
    line('M442 94H516', palette.sun, 6, ' stroke-dasharray="9 6"'),
  );
/** Chaplaincy: an arched window that is a round, benches, a candle. */
export const roomChapel = () =>
  room(
    'abundance',
    '#202B58',
    palette.night,
    WOOD,
    10,
    path('M190 240V150A110 110 0 0 1 410 150V240Z', palette.sisal),
    path('M204 240V150A96 96 0 0 1 396 150V240Z', palette.deep),
    round(300, 150, 82, { base: palette.lake, fg: palette.sun, alt: palette.pink }, 'ai'),
    rect(256, 232, 88, 100, palette.paper),
    line('M256 258H344', palette.boug, 9, ' stroke-dasharray="11 7.2"'),
    path('M268 332H332V306H268Z', palette.sisal),
    rect(294, 204, 12, 28, palette.paper),
    path('M300 180Q312 194 300 206Q288 194 300 180Z', palette.sun),
    [
      [110, 300],
      [490, 300],
    ]
      .map(
        ([x]) =>
          rect(x - 84, 266, 168, 14, palette.murram) +
          rect(x - 84, 298, 168, 14, palette.clay) +
          rect(x - 84, 266, 12, 72, palette.clay) +
          rect(x + 72, 266, 12, 72, palette.clay),
      )
      .join(''),
  );
/** Security: the gate by night, its light, the book in which a visitor signs. */
export const roomGate = () =>
  svg(
    600,
    400,
    '<defs>',
    cloth('w', 'boarding', '#1B2650', palette.night, 11),
    '</defs>',
    rect(0, 0, 600, 400, 'url(#w)'),
    path('M226 124L120 340H360Z', palette.sun, ' opacity=".32"'),
    rect(0, 330, 600, 70, palette.tea),
    path('M250 330H420L500 400H170Z', palette.clay),
    stitched('M335 332V400', '#E9A07C', 5, 14, 10),
    rect(176, 132, 50, 200, palette.sisal),
    rect(166, 118, 70, 20, palette.boug),
    rect(434, 132, 50, 200, palette.sisal),
    rect(424, 118, 70, 20, palette.boug),
    rect(212, 104, 28, 22, palette.sun),
    line(
      'M246 190V330M274 190V330M302 190V330M368 190V330M396 190V330M424 190V330',
      palette.maize,
      8,
    ),
    line('M236 196H312M358 196H434M236 300H312M358 300H434', palette.maize, 10),
    rect(40, 216, 112, 116, palette.murram),
    path('M24 220L96 172L168 220Z', palette.clay),
    rect(66, 246, 60, 44, palette.sun),
    line('M66 290H126', palette.paper, 8),
  );
