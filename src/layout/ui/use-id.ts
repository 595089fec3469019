import { createContext, useContext, useState } from 'react';

/** Makes the ids within one block. */
export type Ids = { next: () => string };

export const IdsContext = createContext<Ids | null>(null);

/** A short name of a text, by which blocks on a page differ. */
function nameOf(text: string): string {
  let hash = 0;
  for (const letter of text) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(36);
}

/** The ids within a block: the same whenever it has these values, at build time and in the browser. */
export function createIds(block: unknown): Ids {
  let prefix: string | undefined;
  let count = 0;
  return {
    next: () => {
      prefix ??= nameOf(JSON.stringify(block));
      count += 1;
      return `id_${prefix}_${count}`;
    },
  };
}

/**
 * An id that no other block of the page has, and no anchor, because of its underscores. React's own would differ from those of Preact, which hydrates what React has
 * rendered.
 */
export function useId(): string {
  const ids = useContext(IdsContext);
  if (!ids) throw new Error('Ids belong to a block, and this is in none.');
  const [id] = useState(ids.next);
  return id;
}
