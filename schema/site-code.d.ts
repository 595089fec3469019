type SiteMessage = import('../src/messages/index.ts').Message;

/** A file of a site: what it exports, what it threw, or why it cannot be bundled. */
type SiteFile<Unreadable> =
  | { module: Readonly<Record<string, unknown>> }
  | { error: unknown }
  | { unreadable: Unreadable };

/** The bundled code of a site, which registers itself before the engine is loaded. */
interface SiteCode {
  /** The schema file of each block, by the name of its folder. */
  readonly schemas: Readonly<
    Record<string, SiteFile<{ file: string; line: number; message: SiteMessage }>>
  >;
  /** Each file in the folder of rules, by its name. */
  readonly rules: readonly (readonly [
    name: string,
    file: SiteFile<{ line: number; message: SiteMessage }>,
  ])[];
}

/** Undefined where the site has no code of its own. */
declare var siteCode: SiteCode | undefined;
