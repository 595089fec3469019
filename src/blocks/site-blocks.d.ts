/** The site's own blocks, by type; made from the folder `blocks` of the site (src/build/site-blocks-plugin.ts). */
declare module 'virtual:site-components' {
  /** The components of those that are static. */
  export const siteComponents: Readonly<Record<string, import('./index.ts').AnyComponent>>;
}

declare module 'virtual:site-islands' {
  /** What loads the components of the islands. */
  export const siteIslands: Readonly<
    Record<string, () => Promise<import('./islands.ts').AnyIsland>>
  >;
}

declare module 'virtual:site-data' {
  /** What derives data from a block and its site while pages are built, where a block has such a file. */
  export const siteData: Readonly<Record<string, import('./block-data.ts').BlockData>>;
}
