/** Light or dark, regardless of the browser's preference. */
export type ColourScheme = 'light' | 'dark';

/** A stylesheet for a fixed colour scheme: its media queries about the scheme are resolved in advance. */
export function forceScheme(css: string, scheme: ColourScheme): string {
  return css
    .replaceAll(
      /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/g,
      (_question, queried: string) => (queried === scheme ? '(min-width: 0)' : '(max-width: 0)'),
    )
    .replaceAll(/color-scheme\s*:\s*light dark/g, `color-scheme: ${scheme}`);
}

/** The colour scheme in a URL; null if there is none. */
export const readScheme = (text: string | null): ColourScheme | null =>
  text === 'light' || text === 'dark' ? text : null;
