interface SiteCode {
  /** The component of each block, which may be an island. */
  readonly components: Readonly<
    Record<string, import('./components.ts').AnyComponent & import('../layout/index.ts').AnyIsland>
  >;
  /** What derives data from a block and its site while pages are built, where a block has such a file. */
  readonly data: Readonly<Record<string, import('./block-data.ts').BlockData>>;
  /** In the editor, the addresses of the scripts that each island needs; that of the block is the last. */
  readonly islandScripts?: Readonly<Record<string, readonly string[]>>;
}
