const storageKey = 'scroll-positions';

/** Storage may be refused (private windows, strict settings): then positions last as long as the page. */
function readStored(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {};
  }
}

const positions = new Map<string, number>(Object.entries(readStored()));

/** Remembers how far down an entry of the history was scrolled, so that Back returns to where one was. */
export function rememberScroll(entry: string): void {
  positions.set(entry, window.scrollY);
}

export const recallScroll = (entry: string): number | undefined => positions.get(entry);

/** Keeps the positions over a reload. */
export function storeScroll(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(positions)));
  } catch {
    // Without storage, Back after a reload starts at the top.
  }
}
