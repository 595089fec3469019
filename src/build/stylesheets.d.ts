declare module 'virtual:stylesheets' {
  /** A stylesheet of a component, as it is sent to browsers. */
  export type Stylesheet = {
    /** Its file, relative to the project folder. */
    file: string;
    css: string;
    /** The names of its classes in the built site. */
    classNames: Readonly<Record<string, string>>;
  };

  /** The folders with a folder for each block: of the engine, and of the site. */
  export const blockFolders: readonly string[];

  /** The stylesheets that a component's source file needs, in cascade order. */
  export const stylesheetsOf: Readonly<Record<string, readonly Stylesheet[]>>;
}
