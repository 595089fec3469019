/**
 * Whether all `wanted` words are close together among `words`, in any order: two side by side, of more
 * every third may be another.
 */
export function standTogether(wanted: readonly string[], words: readonly string[]): boolean {
  const needed = new Set(wanted);
  const most = Math.floor((needed.size - 1) * 1.5);
  const last = new Map<string, number>();
  return words.some((word, position) => {
    if (!needed.has(word)) return false;
    last.set(word, position);
    return last.size === needed.size && position - Math.min(...last.values()) <= most;
  });
}
