import { readPage, showToday, pageShownEvent } from '../../layout/index.ts';
import type { LoadedPage } from './load-page.ts';
import { showStylesheets } from './stylesheets.ts';

/** The elements of the head that differ between pages, as selectors. */
const described = ['meta[name=description]', 'link[rel=canonical]'];

/** Updates the head of the document for the current page. */
function updateHead(next: Document): void {
  document.title = next.title;
  for (const selector of described) {
    document.head.querySelector(selector)?.remove();
    const element = next.head.querySelector(selector);
    if (element) document.head.append(document.importNode(element, true));
  }
}

/** The attributes of the frame that depend on the page, apart from state that the visitor has changed. */
const ofPage = ['class', 'href', 'action', 'aria-current', 'data-held'];

/** Replaces the current page. The header stays, and with it an open menu; so does the countdown. */
export function showPage({ document: next, parts, stylesheets }: LoadedPage): void {
  const open = readPage(document);
  for (const name of ['data-page', 'data-pattern', 'data-header']) {
    open.page.setAttribute(name, parts.page.getAttribute(name) ?? '');
  }
  updateHead(next);
  showStylesheets(stylesheets);
  takeOver(open.icons, parts.icons);
  takeOver(open.main, parts.main);
  takeOver(open.footer, parts.footer);
  if (open.letterhead && parts.letterhead) takeOver(open.letterhead, parts.letterhead);
  bringInLine(open.header, parts.header);
  if (open.dock && parts.dock && !bringInLine(open.dock, parts.dock)) {
    open.dock.replaceWith(document.importNode(parts.dock, true));
  }
  // The note about the age of a stored page.
  open.page.querySelector('[data-stored-at]')?.remove();
  const age = parts.page.querySelector('[data-stored-at]');
  if (age) open.page.prepend(document.importNode(age, true));
  // It belongs to loading the home page as a document.
  open.page.querySelector('[data-flyer]')?.remove();
  showToday(document, new Date());
  dispatchEvent(new Event(pageShownEvent));
}

const takeOver = (shown: Element, next: Element) =>
  shown.replaceChildren(...Array.from(next.childNodes, (node) => document.importNode(node, true)));

/** Copies the attributes of the next page's part. Returns whether the two are similar enough for that. */
function bringInLine(shown: Element, next: Element): boolean {
  const from = [next, ...next.querySelectorAll('*')];
  const to = [shown, ...shown.querySelectorAll('*')];
  if (from.length !== to.length) return false;
  to.forEach((element, index) => {
    const model = from[index];
    if (!model) return;
    for (const name of ofPage) {
      const value = model.getAttribute(name);
      if (value === null) element.removeAttribute(name);
      else if (value !== element.getAttribute(name)) element.setAttribute(name, value);
    }
    if (element instanceof HTMLDetailsElement) element.open = model.hasAttribute('open');
  });
  return true;
}
