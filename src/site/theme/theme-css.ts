import type { SiteSettings } from '../../../schema/site.ts';
import type { CompleteTheme } from './complete-theme.ts';
import { patternColours, schemeColours } from './theme-colours.ts';
import { tilePath } from './tile-path.ts';

/** A tile as a data URL for a CSS mask. */
function tileUrl(rows: readonly string[]): string {
  const { width, height, path } = tilePath(rows);
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}'><path d='${path}'/></svg>`;
  return `url("data:image/svg+xml,${svg.replaceAll('<', '%3C').replaceAll('>', '%3E').replaceAll('#', '%23')}")`;
}

const declarations = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** Properties whose values the other properties of a pattern often repeat. */
const sources = ['w-ground', 'w-thread', 'w-on', 'w-quiet'];

/** What a property of a pattern may be written as: its value, or the source with the same value. */
const formsOf = (values: Record<string, string>, name: string): string[] => [
  ...sources.filter((source) => values[source] === values[name]).map((from) => `var(--${from})`),
  values[name] ?? '',
];

/** The form of each property that most patterns can use, if more than one can: it is written once for all of them. */
function sharedForms(patterns: readonly Record<string, string>[]): Record<string, string> {
  const names = Object.keys(patterns[0] ?? {}).filter((name) => !sources.includes(name));
  const forms = names.flatMap((name) => {
    const counts = new Map<string, number>();
    for (const form of patterns.flatMap((values) => formsOf(values, name)))
      counts.set(form, (counts.get(form) ?? 0) + 1);
    const [form, count] = [...counts].toSorted(([, few], [, many]) => many - few)[0] ?? ['', 0];
    return count > 1 ? [[name, form] as const] : [];
  });
  return Object.fromEntries(forms);
}

/**
 * The stylesheet of a theme: its colours as variables for light and dark, a rule with what most patterns share, and one
 * rule per pattern with the rest, and with its tile as a mask.
 */
export function themeCss(theme: CompleteTheme): string {
  const { light, dark } = schemeColours(theme);
  const differing = Object.entries(dark).filter(([name, value]) => {
    const inLight: Record<string, string> = light;
    return inLight[name] !== value;
  });
  const patterns = Object.entries(theme.patterns).map(([name, pattern]) => {
    const rows = theme.tiles[pattern.tile] ?? [];
    const ratio = Number(((rows[0]?.length ?? 1) / (rows.length || 1)).toFixed(3));
    const values: Record<string, string> = {
      ...patternColours(theme, pattern),
      'w-pat': tileUrl(rows),
      'w-ratio': String(ratio),
    };
    return { name, values };
  });
  const shared = sharedForms(patterns.map(({ values }) => values));
  const rules = patterns.map(({ name, values }) => {
    const selector =
      name === theme.defaultPattern ? `:root,[data-pattern=${name}]` : `[data-pattern=${name}]`;
    const different = Object.entries(values).filter(
      ([property]) => !formsOf(values, property).includes(shared[property] ?? ''),
    );
    return `${selector}{${declarations(Object.fromEntries(different))}}`;
  });
  return (
    `:root{${declarations(light)}}\n` +
    `@media (prefers-color-scheme:dark){:root{${declarations(Object.fromEntries(differing))}}}\n` +
    `:root,[data-pattern]{${declarations(shared)}}\n` +
    `${rules.join('\n')}\n`
  );
}

/** The stylesheet of site.yaml: the address that is printed before links to the site's own pages. */
export const settingsCss = ({ address }: SiteSettings): string =>
  `:root{--site-address:${JSON.stringify(new URL(address).origin)}}\n`;
