/**
 * Whether all `wanted` words are close together among `words`, in any order: adjacent if there are two, otherwise
 * every third word may be a different word.
 */
export function standTogether(queryWords: readonly string[], words: readonly string[]): boolean {
  const needed = new Set(queryWords);
  const max = Math.floor((needed.size - 1) * 1.5);
  const last = new Map<string, number>();
  return words.some((word, position) => {
    if (!needed.has(word)) return false;
    last.set(word, position);
    return last.size === needed.size && position - Math.min(...last.values()) <= max;
  });
}
