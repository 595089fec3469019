import { announcedKey, awayKey } from '../../site/notice.ts';
import { elementIds } from '../../ui/element-ids.ts';
import { builtHtml } from '../../ui/trusted.ts';
import { targetOf } from '../frame/events.ts';

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

/** The notice in a part of a page. */
const noticeIn = (part: ParentNode) => part.querySelector<HTMLElement>('[data-notice-id]');

/** By what it is known; undefined where there is none. */
const idOf = (part: ParentNode) => noticeIn(part)?.dataset['noticeId'];

/** What is said to screen readers of the notice at a place. */
const statusOf = new WeakMap<HTMLElement, HTMLElement>();

/**
 * Puts the notice that was fetched, as JSON, in the place of the one that stands there, or shows what stands there: on
 * its days, read out once in a session, and not to those who have put it away in this session.
 */
export function showNotice(place: HTMLElement, fetched: string | null): void {
  const file: unknown = fetched === null ? null : JSON.parse(fetched);
  if (isNoticeFile(file)) replace(place, file);
  const status = statusOf.get(place) ?? prepare(place);
  for (const part of place.querySelectorAll<HTMLElement>('[data-shown-from]')) {
    const { shownFrom = '', shownUntil = '9', timeZone } = part.dataset;
    // Swedish writes a day as year-month-day.
    const day = new Date().toLocaleDateString('sv', { timeZone });
    part.hidden = day < shownFrom || day > shownUntil;
  }
  const notice = noticeIn(place);
  const id = idOf(place) ?? '';
  const isAway = kept(awayKey) === id;
  document.documentElement.toggleAttribute('data-notice-away', isAway);
  if (!notice || isAway || notice.closest('[hidden]') || kept(announcedKey) === id) return;
  keep(announcedKey, id);
  if (notice.dataset['level'] === 'emergency') status.setAttribute('role', 'alert');
  // Screen readers announce changes only in an element that they know already.
  setTimeout(() => {
    status.textContent = notice.querySelector('p')?.textContent ?? '';
  }, 100);
}

function replace(place: HTMLElement, { html, styles }: { html: string; styles: string }): void {
  const fresh = document.createElement('div');
  fresh.innerHTML = builtHtml(html);
  if (idOf(fresh) === idOf(place)) return;
  if (html !== '' && !document.querySelector(`link[href="${CSS.escape(styles)}"]`)) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href: styles });
    document.head.append(link);
  }
  place.replaceChildren(...fresh.childNodes);
}

/** Makes the element that is read out, and puts the notice away where its button is clicked. */
function prepare(place: HTMLElement): HTMLElement {
  const status = document.createElement('p');
  status.className = 'vh';
  status.setAttribute('role', 'status');
  place.before(status);
  statusOf.set(place, status);
  place.addEventListener('click', (event) => {
    if (!targetOf(event)?.closest('[data-put-away]')) return;
    keep(awayKey, idOf(place) ?? '');
    document.documentElement.setAttribute('data-notice-away', '');
    document.getElementById(elementIds.top)?.focus();
  });
  return status;
}
