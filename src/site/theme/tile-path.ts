/** The side of a stitch in a tile, in pixels; a stitch is slanted by a fifth and leaves a small gap. */
const stitch = 8;
const lean = 0.22 * stitch;
const tall = 0.9 * stitch;

const round = (value: number) => Math.round(value * 10) / 10;

/** A tile: every `#` of the rows is a slanted stitch. Sizes in pixels. */
export function tilePath(rows: readonly string[]): {
  width: number;
  height: number;
  path: string;
} {
  // Column by column, and each stitch relative to the one before: repeated steps compress to almost nothing.
  const columns = Array.from(rows[0] ?? '', (_, x) => x * stitch);
  const stitches = columns.flatMap((x, column) =>
    rows.flatMap((row, y) => (row[column] === '#' ? [{ x, y: y * stitch + lean }] : [])),
  );
  const steps = stitches.map(({ x, y }, index) => {
    const before = stitches[index - 1];
    return before ? `m${x - before.x} ${round(y - before.y)}` : `M${x} ${round(y)}`;
  });
  const shape = `l${stitch}-${round(lean)}v${round(tall)}l-${stitch} ${round(lean)}z`;
  return {
    width: (rows[0]?.length ?? 0) * stitch,
    height: rows.length * stitch,
    path: steps.map((step) => step + shape).join(''),
  };
}
