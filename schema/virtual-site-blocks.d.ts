declare module 'virtual:site-blocks' {
  /** The schema file of each block of the site, by the name of its folder: what it exports, or why it is not used. */
  export const siteSchemas: Readonly<
    Record<
      string,
      | { module: Readonly<Record<string, unknown>> }
      | { error: unknown }
      | {
          unreadable: {
            file: string;
            line: number;
            message: import('../src/diagnostics/message.ts').Message;
          };
        }
    >
  >;
}

declare module 'virtual:site-rules' {
  /** Each file in the folder of the site's own rules, by its name: what it exports, or why it is not used. */
  export const siteRuleFiles: readonly (readonly [
    name: string,
    file:
      | { module: Readonly<Record<string, unknown>> }
      | { error: unknown }
      | { unreadable: { line: number; message: import('../src/diagnostics/message.ts').Message } },
  ])[];
}
