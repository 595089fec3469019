export type Cut = { start: number; end: number; text: string };

/** Applies cuts that do not overlap. */
export function applyCuts(body: string, cuts: readonly Cut[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text } of cuts.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    result += body.slice(at, start) + text;
    at = end;
  }
  return result + body.slice(at);
}
