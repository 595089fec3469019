/**
 * The islands: those with behaviour that HTML and CSS cannot do alone. Their component goes to the browser
 * as a chunk of its own; every other block leaves only HTML.
 */
const islandTypes = ['dashboards', 'math-browser', 'track-explorer'] as const;

export type IslandType = (typeof islandTypes)[number];

export const isIslandType = (type: string): type is IslandType =>
  islandTypes.some((island) => island === type);
