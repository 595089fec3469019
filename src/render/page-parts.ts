/** What a page contains besides the common frame. Its styles follow from it. */
export type PageParts = {
  blocks: readonly string[];
  hasFlyer: boolean;
  isNotFound: boolean;
  isSearch: boolean;
  /** Inline styles that were replaced by attributes (./style-attributes.ts). */
  styles: readonly string[];
};
