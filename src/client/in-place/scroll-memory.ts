const storageKey = 'scroll-positions';

const isPosition = (entry: [string, unknown]): entry is [string, number] =>
  typeof entry[1] === 'number' && entry[1] >= 0;

/**
 * The positions of before a reload. Storage may be refused (private windows, strict settings) and may hold what
 * another script has put there: what is no position is left out.
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

/** Remembers how far down an entry of the history was scrolled, so that Back returns to where one was. */
export function rememberScroll(entry: string): void {
  positions.set(entry, window.scrollY);
}

/** How far down an entry of the history was scrolled; undefined if that is not known. */
export const recallScroll = (entry: string): number | undefined => positions.get(entry);

/** Keeps the positions over a reload. */
export function storeScroll(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(positions)));
  } catch {
    // Without storage, Back after a reload starts at the top.
  }
}
