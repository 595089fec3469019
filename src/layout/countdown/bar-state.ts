/** Whether the bar is open or has been made small, as it is kept for the browser session. */
export type BarState = 'expanded' | 'collapsed';

/** The attribute of the document's root that styles go by; the early script sets it before the first paint. */
export const barAttribute = 'data-countdown';

/** Shows the bar in a state and keeps it. Where the browser refuses storage, it lasts as long as the document. */
export function setBarState(state: BarState, storageKey: string): void {
  document.documentElement.setAttribute(barAttribute, state);
  try {
    sessionStorage.setItem(storageKey, state);
  } catch {
    // Storage is blocked or full: the bar works all the same.
  }
}
