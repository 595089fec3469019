import { timeLimit } from '../time-limit.ts';

/**
 * Keeps the urgent notice of a page up to date however old the page is: it is fetched again when the page has loaded,
 * is restored from the back/forward cache, or becomes visible. The code for showing one is loaded only if there is one,
 * or was.
 */
export function watchNotice(container: HTMLElement): void {
  const show = (fetched: string | null): Promise<void> =>
    import('../notice/show-notice.ts').then((it) => it.showNotice(container, fetched));
  const hasOne = () => container.firstElementChild !== null;
  const look = async () => {
    const response = await fetch(container.dataset['siteNotice'] ?? '', {
      cache: 'no-cache',
      signal: timeLimit(),
    });
    const fetched = response.ok ? await response.text() : '';
    if (fetched.includes('data-notice-id') || (fetched !== '' && hasOne())) await show(fetched);
  };
  // Offline the page does not change.
  const lookAgain = () => void (navigator.onLine && look().catch(() => undefined));
  if (hasOne()) show(null).catch(() => undefined);
  lookAgain();
  addEventListener('pageshow', ({ persisted }) => persisted && lookAgain());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') lookAgain();
  });
}
