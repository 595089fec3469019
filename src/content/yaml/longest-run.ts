/** The positions of a longest increasing subsequence: the items that did not move. */
export function longestRun(numbers: readonly number[]): Set<number> {
  const before: number[] = [];
  const ends: number[] = [];
  numbers.forEach((number, index) => {
    let length = ends.findIndex((end) => (numbers[end] ?? 0) >= number);
    if (length < 0) length = ends.length;
    before[index] = ends[length - 1] ?? -1;
    ends[length] = index;
  });
  const run = new Set<number>();
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) run.add(at);
  return run;
}
