/** The list of pages. */
const firstScreen = '#/@edit';

/**
 * The part of the address after # that leads to a screen: the given one, or that of the list of pages if it can be none
 * (`#/%`, `#//place.example`), which the router could not read either.
 */
export function screenHash(hash: string): string {
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

/** Corrects the address of this page now and whenever it changes. Called before the router listens. */
export function correctHash(): void {
  correct();
  addEventListener('popstate', correct);
}
