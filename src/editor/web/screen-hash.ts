const firstScreen = '#/@edit';

/**
 * The part of an address after # for a screen: the given one, or the list of pages if it is invalid (`#/%`,
 * `#//place.example`), because the router could not read it either.
 */
function screenHash(hash: string): string {
  if (!/^#\/(?![/\\])/.test(hash)) return firstScreen;
  try {
    decodeURI(hash);
    return hash;
  } catch {
    return firstScreen;
  }
}

function correct(): void {
  const hash = screenHash(location.hash);
  if (hash !== location.hash) history.replaceState(history.state, '', hash);
}

/** Corrects the address of this page now and whenever it changes. Call it before the router listens. */
export function correctHash(): void {
  correct();
  addEventListener('popstate', correct);
}
