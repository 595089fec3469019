import type { BlockType } from '../../schema/blocks/index.ts';

/**
 * The blocks whose styles are large and wanted on few pages. They come in a stylesheet of their own
 * (src/split-styles.ts), which only pages with such a block load.
 */
const blocksWithSplitStyles: readonly BlockType[] = [
  'calendar',
  'dashboards',
  'full-section',
  'math-browser',
  'track-explorer',
];

export const hasSplitStyles = (type: BlockType): boolean => blocksWithSplitStyles.includes(type);
