import { announcedKey, awayKey, elementIds } from '../../site/index.ts';
import { builtHtml } from '../../layout/index.ts';
import { targetOf } from '../frame/events.ts';
import { replayPresses } from '../replay-presses.ts';

/** Whether something has the form of a notice from the build. */
const isNoticeFile = (value: unknown): value is { html: string; styles: string } =>
  typeof value === 'object' && value !== null && 'html' in value && typeof value.html === 'string';

const store = (key: string, value: string): void => {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Storage is blocked: it applies to this page only.
  }
};

const stored = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
};

/** The notice in a part of a page. */
const noticeIn = (part: ParentNode) => part.querySelector<HTMLElement>('[data-notice-id]');

const idOf = (part: ParentNode) => noticeIn(part)?.dataset['noticeId'];

/** The text that is announced for a notice. */
const statusOf = new WeakMap<HTMLElement, HTMLElement>();

/**
 * Replaces the notice with the one that was fetched, as JSON, or shows the one in the page: on its days, announced once
 * per session, and not if it was dismissed in this session.
 */
export function showNotice(container: HTMLElement, fetched: string | null): void {
  const file: unknown = fetched === null ? null : JSON.parse(fetched);
  if (isNoticeFile(file)) replace(container, file);
  const status = statusOf.get(container) ?? prepare(container);
  hideByTime(container);
  const notice = noticeIn(container);
  const id = idOf(container) ?? '';
  const isAway = stored(awayKey) === id;
  document.documentElement.toggleAttribute('data-notice-away', isAway);
  if (!notice || isAway || notice.closest('[hidden]')) return;
  // On a page that is older than the notice, the flyer may have opened before it came.
  document.querySelector<HTMLDialogElement>('dialog[data-flyer]')?.close();
  if (stored(announcedKey) === id) return;
  store(announcedKey, id);
  if (notice.dataset['level'] === 'emergency') status.setAttribute('role', 'alert');
  // Screen readers only announce changes in an existing element.
  setTimeout(() => {
    status.textContent = notice.querySelector('p')?.textContent ?? '';
  }, 100);
}

/** Shows the notice from its first until its last day or minute, in the time zone of the site. */
function hideByTime(container: HTMLElement): void {
  for (const part of container.querySelectorAll<HTMLElement>('[data-shown-from]')) {
    const { shownFrom = '', shownUntil = '9', timeZone } = part.dataset;
    // The Swedish date format is year-month-day hours:minutes:seconds.
    const time = new Date().toLocaleString('sv', { timeZone });
    part.hidden = time < shownFrom || time.slice(0, shownUntil.length) > shownUntil;
  }
}

/** How often an open page looks whether the hour has come at which its notice begins or ends, in milliseconds. */
const lookEvery = 20_000;

function replace(container: HTMLElement, { html, styles }: { html: string; styles: string }): void {
  const fresh = document.createElement('div');
  fresh.innerHTML = builtHtml(html);
  if (idOf(fresh) === idOf(container)) return;
  if (html !== '' && !document.querySelector(`link[href="${CSS.escape(styles)}"]`)) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href: styles });
    document.head.append(link);
  }
  container.replaceChildren(...fresh.childNodes);
}

/** Creates the live region, and dismisses the notice when its button is clicked. */
function prepare(container: HTMLElement): HTMLElement {
  const status = document.createElement('p');
  status.className = 'vh';
  status.setAttribute('role', 'status');
  container.before(status);
  statusOf.set(container, status);
  setInterval(() => {
    if (noticeIn(container)?.closest('[hidden]')) showNotice(container, null);
    else hideByTime(container);
  }, lookEvery);
  container.addEventListener('click', (event) => {
    if (!targetOf(event)?.closest('[data-put-away]')) return;
    store(awayKey, idOf(container) ?? '');
    document.documentElement.setAttribute('data-notice-away', '');
    document.getElementById(elementIds.top)?.focus();
  });
  replayPresses(container, '[data-put-away]');
  return status;
}
