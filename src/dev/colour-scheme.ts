/** Light or dark, whatever the browser prefers. */
export type ColourScheme = 'light' | 'dark';

/** A stylesheet that shows one colour scheme always: its questions about the scheme are answered in advance. */
export function forceScheme(css: string, scheme: ColourScheme): string {
  return css
    .replaceAll(/\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/g, (_question, asked: string) =>
      asked === scheme ? '(min-width: 0)' : '(max-width: 0)',
    )
    .replaceAll(/color-scheme\s*:\s*light dark/g, `color-scheme: ${scheme}`);
}

/** The colour scheme that an address names; null where it names none. */
export const readScheme = (text: string | null): ColourScheme | null =>
  text === 'light' || text === 'dark' ? text : null;
