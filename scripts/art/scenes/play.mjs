import { SUN, cloth, palette, hill, rect, round, scene } from '../lib.mjs';
import { skippers } from '../subjects.mjs';
import { wall } from '../things.mjs';

/** Three girls skip rope on a court in front of a woven sun, seen from behind. */
export const studentLife = () =>
  scene(
    [
      cloth('wall', 'life', '#114A6B', palette.deep, 13),
      cloth('ground', 'marine', '#D4592F', palette.murram, 12),
    ],
    wall(),
    round(600, 350, 300, SUN, 'sun'),
    hill('0 560, 180 510, 420 550, 760 540, 1000 500, 1200 550', palette.leaf),
    rect(0, 620, 1200, 180, 'url(#ground)'),
    skippers(),
  );
