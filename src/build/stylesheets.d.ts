declare module 'virtual:stylesheets' {
  /** A stylesheet of a component, as it is sent to browsers. */
  export type Stylesheet = {
    /** Its file, from the project folder on. */
    file: string;
    css: string;
    /** The names that its classes have in the built site. */
    classNames: Readonly<Record<string, string>>;
  };

  /** The stylesheets that a component's source file brings, in the order in which they count. */
  export const stylesheetsOf: Readonly<Record<string, readonly Stylesheet[]>>;
}
