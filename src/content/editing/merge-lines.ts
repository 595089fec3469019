/** Merges two versions of a text line by line; null if both changed the same or adjacent lines. */
export function mergeLines(base: string, ours: string, theirs: string): string | null {
  const [old, one, other] = [base.split('\n'), ours.split('\n'), theirs.split('\n')];
  const inOurs = commonLines(old, one);
  const inTheirs = commonLines(old, other);
  const merged: string[] = [];
  let [from, fromOurs, fromTheirs] = [0, 0, 0];
  for (let row = 0; row <= old.length; row += 1) {
    const [toOurs, toTheirs] = [
      row < old.length ? inOurs.get(row) : one.length,
      row < old.length ? inTheirs.get(row) : other.length,
    ];
    if (toOurs === undefined || toTheirs === undefined) continue;
    const part = choose(
      old.slice(from, row),
      one.slice(fromOurs, toOurs),
      other.slice(fromTheirs, toTheirs),
    );
    if (!part) return null;
    merged.push(...part, ...old.slice(row, row + 1));
    [from, fromOurs, fromTheirs] = [row + 1, toOurs + 1, toTheirs + 1];
  }
  return merged.join('\n');
}

function choose(old: string[], ours: string[], theirs: string[]): string[] | null {
  const [base, one, other] = [old, ours, theirs].map((lines) => lines.join('\n'));
  if (isSame(old, ours, base === one)) return theirs;
  if (isSame(old, theirs, base === other) || isSame(ours, theirs, one === other)) return ours;
  return null;
}

const isSame = (one: readonly string[], other: readonly string[], sameText: boolean): boolean =>
  sameText && one.length === other.length;

/** The matching line in the second text for each line of the first, by a longest common subsequence. */
function commonLines(one: readonly string[], other: readonly string[]): Map<number, number> {
  const width = other.length + 1;
  const lengths = new Uint32Array((one.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = one.length - 1; row >= 0; row -= 1) {
    for (let column = other.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        one[row] === other[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const pairs = new Map<number, number>();
  let [row, column] = [0, 0];
  while (row < one.length && column < other.length) {
    if (one[row] === other[column]) pairs.set(row++, column++);
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}
