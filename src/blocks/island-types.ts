import type { Words } from '../locales/words.ts';

/**
 * The islands: those with behaviour that HTML and CSS cannot do alone. Their component goes to the browser
 * as a chunk of its own; every other block leaves only HTML.
 */
const islandTypes = ['dashboards', 'math-browser', 'track-explorer'] as const;

export type IslandType = (typeof islandTypes)[number];

/** The words that the script of each island needs; no others go to the browser with it. */
export type IslandWords = {
  dashboards: Words['dashboards'];
  'math-browser': Words['curriculum'];
  'track-explorer': Words['tracks'] & { curriculum: Words['curriculum'] };
};

type ChooseWords = { [T in IslandType]: (words: Words) => IslandWords[T] };

const chooseWords: ChooseWords = {
  dashboards: ({ dashboards }) => dashboards,
  'math-browser': ({ curriculum }) => curriculum,
  'track-explorer': ({ tracks, curriculum }) => ({ ...tracks, curriculum }),
};

export const wordsOfIsland = <T extends IslandType>(type: T, words: Words): IslandWords[T] =>
  chooseWords[type](words);

export const isIslandType = (type: string): type is IslandType =>
  islandTypes.some((island) => island === type);
