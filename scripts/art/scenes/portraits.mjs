import { MOON, SUN, at, cloth, palette, path, rect, round, skin, svg } from '../lib.mjs';
import { headBack, headwrap } from '../figures.mjs';

// These stand in for a member of staff whose photograph has not come yet. Cut 4:5.

const COAT =
  'M-34 0C-50 36-150 40-190 84C-220 120-226 200-230 330H230C226 200 220 120 190 84C150 40 50 36 34 0Z';

const COLLAR = 'M-34 20C-20 44 20 44 34 20L58 40C30 78-30 78-58 40Z';

const cut = (ground, dyes, defs, ...person) =>
  svg(
    800,
    1000,
    `<defs>${defs}</defs>`,
    rect(0, 0, 800, 1000, ground),
    round(400, 440, 350, dyes, 'sun'),
    at(400, 650, 1.3, person),
  );

/** A woman in a blue headwrap and a green coat, from behind, before a woven sun; on clay. */
export const portrait = () =>
  cut(
    palette.clay,
    { base: palette.maize, fg: palette.murram, alt: palette.clay },
    cloth('wrap', 'marine', '#F4C34A', palette.lake, 13),
    path(COAT, palette.leaf),
    path(COLLAR, palette.paper),
    headwrap(skin.brown, 'url(#wrap)', palette.lake, palette.deep),
  );

/** A woman in a maize headwrap and a bougainvillea coat, before a woven moon; on night. */
export const portraitNight = () =>
  cut(
    palette.night,
    MOON,
    cloth('wrap', 'stem', palette.murram, palette.maize, 12),
    path(COAT, palette.boug),
    path(COLLAR, palette.paper),
    headwrap(skin.dark, 'url(#wrap)', palette.maize, palette.murram),
  );

/** A person with short hair and a patterned coat, before a woven sun; on tea. */
export const portraitTea = () =>
  cut(
    palette.tea,
    SUN,
    cloth('coat', 'abundance', '#12304A', palette.deep, 10),
    path(COAT, 'url(#coat)'),
    at(0, 10, 1.06, headBack(skin.dark, 'short')),
    path(COLLAR, palette.paper),
  );

/** A woman with her cornrows in a bun and a shawl, before a pale sun; on bougainvillea. */
export const portraitBoug = () =>
  cut(
    palette.boug,
    { base: palette.sun, fg: palette.murram, alt: palette.boug },
    cloth('shawl', 'join', palette.sun, palette.tea, 12),
    path(COAT, palette.ink),
    path(
      'M-34 6C-60 40-150 44-190 84C-214 116-224 190-228 270C-120 250-40 200 0 150C40 200 120 250 228 270C224 190 214 116 190 84C150 44 60 40 34 6Z',
      'url(#shawl)',
    ),
    at(0, 10, 1.06, headBack(skin.warm, 'bun')),
  );
