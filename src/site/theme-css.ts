import type { Theme } from '../../schema/theme.ts';
import type { SiteSettings } from '../../schema/site.ts';
import { contrast } from './contrast.ts';

/** The side of one stitch in a pattern tile, in pixels; a stitch leans by a fifth and leaves a small gap. */
const stitch = 8;
const lean = 0.22 * stitch;
const tall = 0.9 * stitch;

const round = (value: number) => Math.round(value * 10) / 10;

/** The tile of a pattern: every `#` of the rows is one slanted stitch. Sizes in pixels. */
export function patternPath(rows: readonly string[]): {
  width: number;
  height: number;
  path: string;
} {
  const places = rows.flatMap((row, y) =>
    Array.from(row, (sign, x) => ({ sign, x: x * stitch, y: y * stitch + lean })).filter(
      ({ sign }) => sign === '#',
    ),
  );
  // Each stitch starts from the one before: steps that recur cost next to nothing compressed.
  const steps = places.map(({ x, y }, index) => {
    const before = places[index - 1];
    return before ? `m${x - before.x} ${round(y - before.y)}` : `M${x} ${round(y)}`;
  });
  const shape = `l${stitch}-${round(lean)}v${round(tall)}l-${stitch} ${round(lean)}z`;
  return {
    width: (rows[0]?.length ?? 0) * stitch,
    height: rows.length * stitch,
    path: steps.map((step) => step + shape).join(''),
  };
}

/** A pattern as an address that CSS can use as a mask. */
function patternTile(rows: readonly string[]): string {
  const { width, height, path } = patternPath(rows);
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}' width='${width}' height='${height}'><path d='${path}'/></svg>`;
  return `url("data:image/svg+xml,${svg.replaceAll('<', '%3C').replaceAll('>', '%3E').replaceAll('#', '%23')}")`;
}

/** The colour behind the name of a dye; a colour stands for itself. */
export const colourOf = (theme: Theme, dyeOrColour: string): string =>
  theme.dyes[dyeOrColour] ?? dyeOrColour;

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Names in the theme that the tokens call differently. */
const roleVariable: Record<string, string> = { link: 'link-light', actionPressed: 'action-press' };

/** Below this contrast a bright button is lost on its ground, and takes the colours of the text instead. */
const seenOnGround = 1.5;

/** The colours of the bright button on a weave's ground: itself, itself under the pointer, its words. */
function buttonOn(theme: Theme, { ground, text, quiet }: Theme['weaves'][string]): string {
  const { highlight, highlightSoft, ink } = theme.roles;
  const seen = contrast(colourOf(theme, ground), colourOf(theme, highlight)) >= seenOnGround;
  const [own, over, words] = (seen ? [highlight, highlightSoft, ink] : [text, quiet, ground]).map(
    (dye) => colourOf(theme, dye),
  );
  return `--w-button:${own};--w-button-over:${over};--w-button-text:${words}`;
}

/** The stylesheet that a theme makes: its roles as variables, its patterns as masks, one rule a weave. */
export function themeCss(theme: Theme): string {
  const roles = Object.entries(theme.roles).map(
    ([role, dye]) => `--${roleVariable[role] ?? kebab(role)}:${colourOf(theme, dye)}`,
  );
  const patterns = Object.entries(theme.patterns).map(
    ([name, rows]) => `--pat-${name}:${patternTile(rows)}`,
  );
  const weaves = Object.entries(theme.weaves).map(([name, weave]) => {
    const selector =
      name === theme.defaultWeave ? `:root,[data-weave=${name}]` : `[data-weave=${name}]`;
    const rows = theme.patterns[weave.pattern] ?? [];
    const ratio = round(((rows[0]?.length ?? 1) / (rows.length || 1)) * 100) / 100;
    return (
      `${selector}{--w-ground:${colourOf(theme, weave.ground)};--w-thread:${colourOf(theme, weave.thread)};` +
      `--w-on:${colourOf(theme, weave.text)};--w-quiet:${colourOf(theme, weave.quiet)};` +
      `--w-pat:var(--pat-${weave.pattern});--w-ratio:${ratio};${buttonOn(theme, weave)}}`
    );
  });
  return `:root{${[...roles, ...patterns].join(';')}}\n${weaves.join('\n')}\n`;
}

/** The stylesheet that site.yaml makes: the address to print before those of the site's own pages. */
export const settingsCss = ({ address }: SiteSettings): string =>
  `:root{--site-address:${JSON.stringify(new URL(address).origin)}}\n`;
