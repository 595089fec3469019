import type { SiteSettings } from '../../schema/site.ts';
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

/**
 * The stylesheet of a theme: its colours as variables for light and dark, and one rule per pattern, with its tile as a
 * mask.
 */
export function themeCss(theme: CompleteTheme): string {
  const { light, dark } = schemeColours(theme);
  const differing = Object.entries(dark).filter(([name, value]) => {
    const inLight: Record<string, string> = light;
    return inLight[name] !== value;
  });
  const patterns = Object.entries(theme.patterns).map(([name, pattern]) => {
    const selector =
      name === theme.defaultPattern ? `:root,[data-pattern=${name}]` : `[data-pattern=${name}]`;
    const rows = theme.tiles[pattern.tile] ?? [];
    const ratio = Number(((rows[0]?.length ?? 1) / (rows.length || 1)).toFixed(3));
    return (
      `${selector}{${declarations(patternColours(theme, pattern))};` +
      `--w-pat:${tileUrl(rows)};--w-ratio:${ratio}}`
    );
  });
  return (
    `:root{${declarations(light)}}\n` +
    `@media (prefers-color-scheme:dark){:root{${declarations(Object.fromEntries(differing))}}}\n` +
    `${patterns.join('\n')}\n`
  );
}

/** The stylesheet of site.yaml: the address that is printed before links to the site's own pages. */
export const settingsCss = ({ address }: SiteSettings): string =>
  `:root{--site-address:${JSON.stringify(new URL(address).origin)}}\n`;
