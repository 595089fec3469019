const storageKey = 'scroll-positions';

const isPosition = (entry: [string, unknown]): entry is [string, number] =>
  typeof entry[1] === 'number' && entry[1] >= 0;

/**
 * The positions from before a reload. Storage may be blocked (private windows, strict settings) or contain something
 * else, which is ignored.
 */
function readStored(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return Object.entries(Object(stored)).filter(isPosition);
  } catch {
    return [];
  }
}

const positions = new Map(readStored());

export function rememberScroll(entry: string): void {
  positions.set(entry, window.scrollY);
}

/** The scroll position of a history entry; undefined if unknown. */
export const recallScroll = (entry: string): number | undefined => positions.get(entry);

/** Keeps the positions across a reload. */
export function storeScroll(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(positions)));
  } catch {
    // Without storage, Back after a reload starts at the top.
  }
}
