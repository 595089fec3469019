/*
 * A strict policy allows no style attributes, because anyone who could inject one could cover or rearrange the page. So
 * the `style` of components becomes an attribute, and the page's stylesheet has a rule for each value.
 */

/** A start tag with a style; React escapes quotes and angle brackets in values. */
const styled = /(<[a-z][\w-]*(?:\s[^<>]*?)?)\sstyle="([^"<>]*)"/gi;

/** Found ten times as fast, in the many documents that have none. */
const anyStyle = /\sstyle="/i;

/**
 * Moves the styles out of rendered HTML. Each becomes a value of `data-style`; the distinct styles are returned in
 * order.
 */
export function takeStyles(html: string): { html: string; styles: string[] } {
  if (!anyStyle.test(html)) return { html, styles: [] };
  const styles = new Set<string>();
  const replaced = html.replaceAll(styled, (_, before: string, style: string) => {
    styles.add(style);
    return `${before} data-style="${style}"`;
  });
  return { html: replaced, styles: [...styles] };
}

/** Properties with few usual values: pages that use one get the rules for all, so that they share a stylesheet. */
const fewValues: Record<string, readonly number[]> = {
  '--letters': Array.from({ length: 9 }, (_, index) => index + 4),
  '--length': Array.from(
    { length: 24 },
    (_, index) => Math.floor(index / 3) + 1 + (index % 3) * 0.4,
  ),
};

/**
 * The rules for styles that were taken out of the HTML. Like style attributes, they override stylesheets, and are
 * overridden by scripts that set a property of the element.
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
