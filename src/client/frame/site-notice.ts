/**
 * Keeps the urgent notice of a page true however old the page is: it is fetched again when the page has loaded, when it
 * comes back from memory, and when its tab is looked at again. What it takes to show one is fetched only where there is
 * one, or has been.
 */
export function watchNotice(place: HTMLElement): void {
  const show = async (fetched: string | null): Promise<void> =>
    (await import('../notice/show-notice.ts')).showNotice(place, fetched);
  const hasOne = () => place.firstElementChild !== null;
  const look = async () => {
    const response = await fetch(place.dataset['siteNotice'] ?? '', { cache: 'no-cache' });
    const fetched = response.ok ? await response.text() : '';
    if (fetched.includes('data-notice-id') || (fetched !== '' && hasOne())) await show(fetched);
  };
  // Without a network the page stays as it is.
  const lookAgain = () => void (navigator.onLine && look().catch(() => undefined));
  if (hasOne()) show(null).catch(() => undefined);
  lookAgain();
  addEventListener('pageshow', ({ persisted }) => persisted && lookAgain());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') lookAgain();
  });
}
