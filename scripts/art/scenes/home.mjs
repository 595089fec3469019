import { SUN, bands, cloth, palette, hill, line, round, skin, svg, tenth } from '../lib.mjs';
import { schoolgirl } from '../figures.mjs';
import { DARK_ACACIA, acacia } from '../things.mjs';

/** Both cuts share the land: `[x, y]` are shares of the width and the height. */
const LAND = {
  far: [[0, 0.62], [0.12, 0.58], [0.22, 0.6], [0.34, 0.56], [0.46, 0.6], [0.6, 0.63], [0.74, 0.6], [0.88, 0.57], [1, 0.6]], // oxfmt-ignore
  middle: [[0, 0.67], [0.15, 0.64], [0.32, 0.68], [0.5, 0.66], [0.68, 0.69], [0.84, 0.65], [1, 0.67]], // oxfmt-ignore
  pasture: [[0, 0.73], [0.2, 0.71], [0.4, 0.75], [0.62, 0.72], [0.82, 0.745], [1, 0.71]], // oxfmt-ignore
  tea: [
    [0, 0.8],
    [0.22, 0.83],
    [0.45, 0.8],
    [0.7, 0.82],
    [1, 0.78],
  ],
};

/** The sky before sunrise; every edge is stitched into the next band. */
function dawnSky(W, H) {
  const rows = [
    [palette.night, H * 0.2],
    [palette.dusk, H * 0.12],
    ['#4A1B4E', H * 0.09],
    ['#86194F', H * 0.08],
    ['#B93A35', H * 0.07],
    ['#DF6A2B', H * 0.06],
    ['#F08F2C', H * 0.3],
  ];
  let y = 0;
  const seams = rows.slice(0, -1).map(([fill, height], i) => {
    y += height;
    const dashes = ' stroke-dasharray="18 22"';
    return (
      line(`M0 ${tenth(y - 14)}H${W}`, rows[i + 1][0], 7, dashes) +
      line(`M0 ${tenth(y + 14)}H${W}`, fill, 7, `${dashes} stroke-dashoffset="20"`)
    );
  });
  return [bands(W, ...rows), seams];
}

/** Three girls shoulder to shoulder, the middle one a step in front. */
const friends = (x, y, scale, distance, [leftDrop, rightDrop]) => [
  schoolgirl(x - distance, y + leftDrop, scale * 0.95, {
    skin: skin.warm,
    hair: 'puffs',
    knit: 'url(#knit)',
    shade: palette.bougDeep,
  }),
  schoolgirl(x + distance, y + rightDrop, scale * 0.97, {
    skin: skin.dark,
    hair: 'bun',
    knit: 'url(#knit)',
    shade: palette.bougDeep,
  }),
  schoolgirl(x, y, scale * 1.06, {
    skin: skin.brown,
    hair: 'plaits',
    knit: 'url(#knit)',
    shade: '#5C0727',
    dim: '#6A0A2E',
  }),
];

function dawn(W, H, tall) {
  const cx = tall ? W * 0.5 : W * 0.715;
  // The tall cut lowers the far hills and flattens all of them, so that the sky keeps room for words.
  const land = (points, fill, drop = 0) => {
    const mean = points.reduce((sum, [, y]) => sum + y, 0) / points.length;
    const flat = tall ? points.map(([x, y]) => [x, mean + (y - mean) * 0.55]) : points;
    return hill(
      flat.map(([x, y]) => [x * W, (y + (tall ? drop : 0)) * H]),
      fill,
      H,
    );
  };
  const trees = tall
    ? acacia(W * 0.16, H * 0.735, 0.75, DARK_ACACIA)
    : acacia(W * 0.34, H * 0.745, 1.05, DARK_ACACIA);
  return svg(
    W,
    H,
    '<defs>',
    cloth('tea', 'abundance', palette.teaLight, palette.tea, tall ? 9 : 10),
    cloth('pasture', 'stem', '#238055', palette.leaf, tall ? 7 : 8),
    cloth('knit', 'aviation', '#9C174C', '#8F1243', 11),
    '</defs>',
    dawnSky(W, H),
    round(cx, tall ? H * 0.635 : H * 0.56, tall ? W * 0.385 : H * 0.36, SUN, 'sun'),
    land(LAND.far, '#4E1A42', 0.03),
    land(LAND.middle, '#331640', 0.03),
    land(LAND.pasture, 'url(#pasture)'),
    trees,
    land(LAND.tea, 'url(#tea)'),
    tall ? friends(cx, H * 0.79, 0.86, 204, [52, 40]) : friends(cx, H * 0.735, 1.02, 252, [62, 50]),
  );
}

/** Three girls, shoulder to shoulder and seen from behind, watch a woven sun rise over the highlands. */
export const heroDawn = () => dawn(1600, 1000, false);

/** The same morning, cut tall for telephones. */
export const heroDawnTall = () => dawn(800, 1400, true);
