import { addressKey, addressOfFile } from '../../site/index.ts';
import { pageFiles } from '../site/index.ts';
import { keyOfPathname } from '../page-key.ts';
import { inEditor } from '../../content/index.ts';
import type { Session } from '../session/index.ts';

/** The URL to which a click leads away from the page; null if it stays, or opens a tab of its own. */
export function urlOfClick(event: MouseEvent, element: Element): URL | null {
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey);
  const link = element.closest('a[href]');
  if (!isPlain || !link || link.hasAttribute('download')) return null;
  const target = link.getAttribute('target') ?? '';
  const href = link.getAttribute('href') ?? '';
  if (href.startsWith('#') || (target !== '' && target !== '_self')) return null;
  const url = urlIn(href, link.ownerDocument.baseURI);
  return url && /^https?:$/.test(url.protocol) ? url : null;
}

const urlIn = (href: string, base: string): URL | null =>
  URL.canParse(href, base) ? new URL(href, base) : null;

/** Opens a form's result in a new tab, so that the frame stays at its page. */
export function submitElsewhere({ target }: Event): void {
  if (isForm(target) && target.method !== 'dialog') target.target = '_blank';
}

/** The frame has its own globals, so `instanceof` does not work for its elements. */
const isForm = (target: EventTarget | null): target is HTMLFormElement =>
  target !== null && 'tagName' in target && target.tagName === 'FORM';

/** Whether a URL belongs to a frame; the server may have redirected it to another address of the page. */
export const isFrameOf = (source: string, url: URL): boolean =>
  url.searchParams.has(inEditor) ||
  addressKey(url.pathname) === addressKey(new URL(source, location.href).pathname);

/** The file of the page at a URL; null if there is none. */
export function fileAtUrl(session: Session, url: URL): string | null {
  if (url.origin !== location.origin) return null;
  const key = keyOfPathname(url.pathname);
  const found = pageFiles(session).find(
    (file) => addressKey(session.runtime.visitorsSee(addressOfFile(file))) === key,
  );
  return found ?? null;
}

/** The file of the linked page; null if the link leads to no page, or within its own. */
export function fileOfLink(session: Session, link: Element): string | null {
  const href = link.getAttribute('href') ?? '';
  const url = href.startsWith('#') || href === '' ? null : urlIn(href, link.ownerDocument.baseURI);
  return url && fileAtUrl(session, url);
}
