declare module 'jsdom' {
  /** A document with a window of its own. */
  export class JSDOM {
    constructor(html: string, options: { url: string });
    readonly window: Window & typeof globalThis;
  }
}
