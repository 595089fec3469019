import type { Theme } from '../../schema/theme.ts';

/** The side of one stitch in a pattern tile, in pixels; a stitch leans by a fifth and leaves a small gap. */
const stitch = 8;
const lean = 0.22 * stitch;
const tall = 0.9 * stitch;

const round = (value: number) => Math.round(value * 10) / 10;

/** The tile of a pattern as an SVG path: every `#` of the rows is one slanted stitch. */
function stitches(rows: readonly string[]): string {
  return rows
    .flatMap((row, y) =>
      Array.from(row, (sign, x) =>
        sign === '#'
          ? `M${x * stitch} ${round(y * stitch + lean)}l${stitch}-${round(lean)}v${round(tall)}l-${stitch} ${round(lean)}z`
          : '',
      ),
    )
    .join('');
}

/** A pattern as an address that CSS can use as a mask. */
export function patternTile(rows: readonly string[]): string {
  const width = (rows[0]?.length ?? 0) * stitch;
  const height = rows.length * stitch;
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}' width='${width}' height='${height}'><path d='${stitches(rows)}'/></svg>`;
  return `url("data:image/svg+xml,${svg.replaceAll('<', '%3C').replaceAll('>', '%3E').replaceAll('#', '%23')}")`;
}

/** The colour behind the name of a dye; a colour stands for itself. */
export const colourOf = (theme: Theme, dyeOrColour: string): string =>
  theme.dyes[dyeOrColour] ?? dyeOrColour;

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Names in the theme that the tokens call differently. */
const roleVariable: Record<string, string> = { link: 'link-light', actionPressed: 'action-press' };

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
      `--w-pat:var(--pat-${weave.pattern});--w-ratio:${ratio}}`
    );
  });
  return `:root{${[...roles, ...patterns].join(';')}}\n${weaves.join('\n')}\n`;
}
