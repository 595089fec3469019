import 'react';

declare module 'react' {
  /** Values that a component hands to its stylesheet. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
