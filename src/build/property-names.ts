/**
 * The custom properties that components and browser scripts set by name, in HTML or on elements: they keep their names.
 * A test compares this list with the sources.
 */
export const setByCode: ReadonlySet<string> = new Set(
  (
    '--columns --day --days --focus-tall --focus-wide --gone --head-low --head-tall --head-wide --high --items --length ' +
    '--letters --lines --parts --scroll-bar --shape --share --shares --steps --ways --weeks --wide --words-low --words-tall ' +
    '--words-wide --x --y'
  ).split(' '),
);

/** The name of a custom property, where it is set or used; hyphens come first, because texts have few of them. */
const property = /--(?<![\w-]--)[a-z][\w-]*/g;

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** 0 becomes --a, 25 --z, 26 --aa … */
const shortName = (number: number): string =>
  `--${letters[Math.floor(number / letters.length) - 1] ?? ''}${letters[number % letters.length]}`;

/**
 * Makes a function that gives the custom properties of some stylesheets short names in any text with styles, the most
 * frequent ones the shortest: together they are a twentieth of all styles as sent. The same stylesheets give the same
 * names.
 */
export function shortenProperties(stylesheets: readonly string[]): (css: string) => string {
  const counts = new Map<string, number>();
  for (const [name] of stylesheets.join('\n').matchAll(property))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts]
    .filter(([name]) => !setByCode.has(name))
    .toSorted(([a, often], [b, rare]) => rare - often || (a < b ? -1 : 1))
    .map(([name]) => name);
  const free = Array.from({ length: names.length + counts.size }, (_, at) => shortName(at)).filter(
    (name) => !counts.has(name),
  );
  const shortNames = new Map(names.map((name, at) => [name, free[at] ?? name]));
  return (css) => css.replaceAll(property, (name) => shortNames.get(name) ?? name);
}
