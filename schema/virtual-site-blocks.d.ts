declare module 'virtual:site-blocks' {
  /** The schema file of each block of the site, by the name of its folder: what it exports, or why it is not used. */
  export const siteSchemas: Readonly<
    Record<
      string,
      | { module: Readonly<Record<string, unknown>> }
      | { error: unknown }
      | { unreadable: { file: string; line: number; message: string } }
    >
  >;
}
