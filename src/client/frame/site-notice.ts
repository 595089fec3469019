import { builtHtml } from '../../ui/trusted.ts';
import { announcedKey, awayKey } from '../../site/notice.ts';
import { targetOf } from './events.ts';

/** Whether something comes from the build as a notice does. */
const isNoticeFile = (value: unknown): value is { html: string; styles: string } =>
  typeof value === 'object' && value !== null && 'html' in value && typeof value.html === 'string';

const keep = (key: string, value: string): void => {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Storage is blocked: it holds for this page alone.
  }
};

const kept = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
};

/** By what the notice in a part of a page is known; undefined where there is none. */
const idOf = (part: ParentNode): string | undefined =>
  part.querySelector<HTMLElement>('[data-notice-id]')?.dataset['noticeId'];

/**
 * Keeps the urgent notice of a page true however old the page is: it is fetched again when the page has loaded, when it
 * comes back from memory, and when its tab is looked at again. A notice is read out once in a session, and one that is
 * put away stays so for the session.
 */
export function watchNotice(place: HTMLElement): void {
  const root = document.documentElement;
  const status = document.createElement('p');
  status.className = 'vh';
  status.setAttribute('role', 'status');
  place.before(status);

  const show = () => {
    for (const part of place.querySelectorAll<HTMLElement>('[data-shown-from]')) {
      const { shownFrom = '', shownUntil = '9', timeZone } = part.dataset;
      // Swedish writes a day as year-month-day.
      const day = new Date().toLocaleDateString('sv', { timeZone });
      part.hidden = day < shownFrom || day > shownUntil;
    }
    const notice = place.querySelector<HTMLElement>('[data-notice-id]');
    const id = notice?.dataset['noticeId'] ?? '';
    const isAway = kept(awayKey) === id;
    root.toggleAttribute('data-notice-away', isAway);
    if (!notice || isAway || notice.closest('[hidden]') || kept(announcedKey) === id) return;
    keep(announcedKey, id);
    if (notice.dataset['level'] === 'emergency') status.setAttribute('role', 'alert');
    // Screen readers announce changes only in an element that they know already.
    setTimeout(() => {
      status.textContent = notice.querySelector('p')?.textContent ?? '';
    }, 100);
  };

  const look = async () => {
    const response = await fetch(place.dataset['siteNotice'] ?? '', { cache: 'no-cache' });
    const file: unknown = response.ok ? await response.json() : null;
    if (!isNoticeFile(file)) return;
    const { html, styles } = file;
    const fresh = document.createElement('div');
    fresh.innerHTML = builtHtml(html);
    if (idOf(fresh) !== idOf(place)) {
      if (html !== '' && !document.querySelector(`link[href="${CSS.escape(styles)}"]`)) {
        const link = document.createElement('link');
        Object.assign(link, { rel: 'stylesheet', href: styles });
        document.head.append(link);
      }
      place.replaceChildren(...fresh.childNodes);
    }
    show();
  };
  // Without a network the page stays as it is.
  const lookAgain = () => void (navigator.onLine && look().catch(() => undefined));

  place.addEventListener('click', (event) => {
    if (!targetOf(event)?.closest('[data-put-away]')) return;
    keep(awayKey, idOf(place) ?? '');
    root.setAttribute('data-notice-away', '');
    document.getElementById('_top')?.focus();
  });
  show();
  lookAgain();
  addEventListener('pageshow', ({ persisted }) => persisted && lookAgain());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') lookAgain();
  });
}
