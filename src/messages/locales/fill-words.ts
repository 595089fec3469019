/** Fills in names in braces: `{label} pages`. */
export const fillWords = (text: string, values: Record<string, string | number>): string =>
  text.replaceAll(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));
