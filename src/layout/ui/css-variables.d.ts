import 'react';

declare module 'react' {
  /** Custom properties that components pass to their stylesheets. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
