import type { Theme } from '../../schema/theme.ts';
import type { SiteSettings } from '../../schema/site.ts';
import { contrast } from './contrast.ts';
import { tilePath } from './tile-path.ts';

/** A tile as an address that CSS can use as a mask. */
function tileUrl(rows: readonly string[]): string {
  const { width, height, path } = tilePath(rows);
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}' width='${width}' height='${height}'><path d='${path}'/></svg>`;
  return `url("data:image/svg+xml,${svg.replaceAll('<', '%3C').replaceAll('>', '%3E').replaceAll('#', '%23')}")`;
}

/** The colour behind a name of the palette; a colour stands for itself. */
export const colourOf = (theme: Theme, paletteColour: string): string =>
  theme.palette[paletteColour] ?? paletteColour;

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Names in the theme that the tokens call differently. */
const roleVariable: Record<string, string> = { link: 'link-light', actionPressed: 'action-press' };

/** Below this contrast a bright button is lost on its ground, and takes the colours of the text instead. */
const seenOnGround = 1.5;

/** The colours of the bright button on a pattern's ground: itself, itself under the pointer, its words. */
function buttonOn(theme: Theme, { ground, text, quiet }: Theme['patterns'][string]): string {
  const { highlight, highlightSoft, ink } = theme.roles;
  const seen = contrast(colourOf(theme, ground), colourOf(theme, highlight)) >= seenOnGround;
  const [own, over, words] = (seen ? [highlight, highlightSoft, ink] : [text, quiet, ground]).map(
    (colour) => colourOf(theme, colour),
  );
  return `--w-button:${own};--w-button-over:${over};--w-button-text:${words}`;
}

/** The stylesheet that a theme makes: its roles as variables, its tiles as masks, one rule a pattern. */
export function themeCss(theme: Theme): string {
  const roles = Object.entries(theme.roles).map(
    ([role, colour]) => `--${roleVariable[role] ?? kebab(role)}:${colourOf(theme, colour)}`,
  );
  const tiles = Object.entries(theme.tiles).map(([name, rows]) => `--pat-${name}:${tileUrl(rows)}`);
  const patterns = Object.entries(theme.patterns).map(([name, pattern]) => {
    const selector =
      name === theme.defaultPattern ? `:root,[data-pattern=${name}]` : `[data-pattern=${name}]`;
    const rows = theme.tiles[pattern.tile] ?? [];
    const ratio = Number(((rows[0]?.length ?? 1) / (rows.length || 1)).toFixed(3));
    return (
      `${selector}{--w-ground:${colourOf(theme, pattern.ground)};--w-thread:${colourOf(theme, pattern.thread)};` +
      `--w-on:${colourOf(theme, pattern.text)};--w-quiet:${colourOf(theme, pattern.quiet)};` +
      `--w-pat:var(--pat-${pattern.tile});--w-ratio:${ratio};${buttonOn(theme, pattern)}}`
    );
  });
  return `:root{${[...roles, ...tiles].join(';')}}\n${patterns.join('\n')}\n`;
}

/** The stylesheet that site.yaml makes: the address to print before those of the site's own pages. */
export const settingsCss = ({ address }: SiteSettings): string =>
  `:root{--site-address:${JSON.stringify(new URL(address).origin)}}\n`;
