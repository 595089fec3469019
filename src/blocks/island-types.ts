/**
 * The live blocks: those with behaviour that HTML and CSS cannot do alone. Their component goes to the browser
 * as a chunk of its own; every other block leaves only HTML.
 */
const liveBlockTypes = ['dashboards', 'math-browser', 'track-explorer'] as const;

export type LiveBlockType = (typeof liveBlockTypes)[number];

export const isLiveBlockType = (type: string): type is LiveBlockType =>
  liveBlockTypes.some((live) => live === type);
