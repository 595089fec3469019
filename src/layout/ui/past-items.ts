/** The attributes of an item that is removed after its last day or minute. */
export const lastsUntil = (until: string | undefined, timeZone: string) => ({
  'data-lasts-until': until,
  'data-time-zone': timeZone,
});

/**
 * Removes the items that have passed, and the folded lists that have none left. It is inlined, so it must not use
 * anything outside itself.
 */
export function removePast(root: ParentNode, now: Date): void {
  for (const item of root.querySelectorAll<HTMLElement>('[data-lasts-until]')) {
    const { lastsUntil: until = '', timeZone } = item.dataset;
    // The Swedish date format is year-month-day hours:minutes:seconds.
    const time = now.toLocaleString('sv', { timeZone });
    if (time.slice(0, until.length) > until) item.remove();
  }
  for (const folded of root.querySelectorAll('details')) {
    if (!folded.querySelector('li')) folded.remove();
  }
}
