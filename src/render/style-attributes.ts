/*
 * A strict policy lets no element have styles of its own: whoever could put one into a page could cover or rearrange it.
 * So what components say in `style` becomes a mark, and the page's stylesheet has a rule for each mark.
 */

/** A start tag with a style; React writes quotes and angle brackets in values as entities. */
const styled = /(<[a-z][\w-]*(?:\s[^<>]*?)?)\sstyle="([^"<>]*)"/gi;

/** Moves the styles out of rendered HTML. Each becomes the value of `data-style`; they are returned in order, each once. */
export function takeStyles(html: string): { html: string; styles: string[] } {
  const styles = new Set<string>();
  const taken = html.replaceAll(styled, (_, before: string, style: string) => {
    styles.add(style);
    return `${before} data-style="${style}"`;
  });
  return { html: taken, styles: [...styles] };
}

/** The styles that were taken out of a document. */
export const stylesIn = (html: string): string[] => [
  ...new Set(Array.from(html.matchAll(/ data-style="([^"]*)"/g), ([, style = '']) => style)),
];

/** Properties whose value is one of a few: pages that have one get the rules of all, so that they share a stylesheet. */
const fewValues: Record<string, readonly number[]> = {
  '--letters': Array.from({ length: 18 }, (_, index) => index + 1),
  '--length': Array.from(
    { length: 24 },
    (_, index) => Math.floor(index / 3) + 1 + (index % 3) * 0.4,
  ),
};

/**
 * The rules for styles that were taken out of the HTML. Like the attribute, they stand above the rules of stylesheets;
 * a script that sets a property of the element stands above them.
 */
export function styleRules(styles: readonly string[]): string {
  const all = styles.flatMap((style) => {
    const name = /^(--[a-z]+):[\d.]+$/.exec(style)?.[1] ?? '';
    return [style, ...(fewValues[name] ?? []).map((value) => `${name}:${value}`)];
  });
  return Array.from(new Set(all))
    .toSorted()
    .map((style) => `:root:root [data-style="${style}"]{${style}}`)
    .join('');
}
