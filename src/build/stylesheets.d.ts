/** A stylesheet of a component, as it is sent to browsers. */
interface Stylesheet {
  /** Its file, relative to the folder of the engine or of the site. */
  file: string;
  css: string;
  /** The names of its classes in the built site. */
  classNames: Readonly<Record<string, string>>;
}

declare module 'virtual:stylesheets' {
  /** The stylesheets that a component's source file needs, in cascade order. */
  export const stylesheetsOf: Readonly<Record<string, readonly Stylesheet[]>>;
}

interface SiteCode {
  /** The stylesheets that the components of a site's blocks need, and the components of the engine that they use. */
  readonly stylesheets?: Readonly<Record<string, readonly (Stylesheet | { component: string })[]>>;
}
