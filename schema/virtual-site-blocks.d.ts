declare module 'virtual:site-blocks' {
  /** The schema file of each block of the site, by the name of its folder: what it exports, or why it could not run. */
  export const siteSchemas: Readonly<
    Record<string, { module: Readonly<Record<string, unknown>> } | { error: unknown }>
  >;
}
