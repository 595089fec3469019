import type { BlockType } from '../../schema/blocks/index.ts';

/** What a page shows besides the frame that all pages have. Its styles follow from it. */
export type PageParts = {
  blocks: readonly BlockType[];
  hasFlyer: boolean;
  isNotFound: boolean;
  isSearch: boolean;
  /** Styles of single elements, which became marks (./style-attributes.ts). */
  styles: readonly string[];
};
