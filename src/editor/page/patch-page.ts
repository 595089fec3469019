import { Idiomorph } from 'idiomorph';
import { pageVersion } from '../../content/index.ts';
import { elementIds } from '../../site/index.ts';
import { pageShownEvent } from '../../layout/index.ts';
import { disarmPage } from './disarm-page.ts';
import { stepsTo } from './steps-to.ts';

export const appOf = (document: Document): HTMLElement | null =>
  document.getElementById(elementIds.app);

const versionOf = ({ documentElement }: Document) => documentElement.getAttribute(pageVersion);

export class PatchedPage {
  readonly #document: Document;
  /** The rendering in the frame; null while it shows the page as loaded. */
  #shown: { document: Document; html: string } | null = null;

  constructor(document: Document) {
    this.#document = document;
  }

  get showsRendering(): boolean {
    return this.#shown !== null;
  }

  /** Parses a document by the page's own policy. */
  parse(html: string): Document {
    const { DOMParser: Parser } = this.#document.defaultView ?? window;
    return disarmPage(new Parser().parseFromString(html, 'text/html'));
  }

  /**
   * Shows a rendering; `served` is the HTML that the server sends for the page. Returns false if the frame loaded an
   * older version of it, which must not be patched.
   */
  show(html: string, served: string): boolean {
    const shown = this.#shown ?? { html: served, document: this.parse(served) };
    if (!this.#shown && versionOf(shown.document) !== versionOf(this.#document)) return false;
    const [live, old] = [this.#document, shown.document].map(appOf);
    if (live && old && this.#shown && patchWords(live, old, shown.html, html)) {
      shown.html = html;
      return true;
    }
    const next = { html, document: this.parse(html) };
    const fresh = appOf(next.document);
    if (live && old && fresh) patchPage(live, old, fresh);
    this.#shown = next;
    return true;
  }
}

/**
 * Updates the page in the frame from one rendering to the next. Changes only what differs, so that open questions,
 * islands, the scroll position and the focus stay; morphs structural differences. Replaces an island whose data
 * differs, and hydrates it again.
 */
export function patchPage(live: Element, before: Element, after: Element): void {
  const isRemade = patchNode(live, before, after);
  if (isRemade) live.ownerDocument.defaultView?.dispatchEvent(new Event(pageShownEvent));
}

/** Returns whether an island was replaced. */
function patchNode(live: Node, before: Node, after: Node): boolean {
  if (before.isEqualNode(after)) return false;
  const isSame = live.nodeType === after.nodeType && live.nodeName === after.nodeName;
  if (!isSame || before.nodeName !== after.nodeName) {
    live.parentNode?.replaceChild(imported(live, after), live);
    return false;
  }
  if (!isElement(live)) {
    live.nodeValue = after.nodeValue;
    return false;
  }
  if (!isElement(before) || !isElement(after)) return false;
  patchAttributes(live, before, after);
  const count = after.childNodes.length;
  if (before.childNodes.length !== count || live.childNodes.length !== count) {
    return morph(live, after);
  }
  const [olds, news] = [[...before.childNodes], [...after.childNodes]];
  let isRemade = false;
  for (const [index, child] of [...live.childNodes].entries()) {
    const [previous, current] = [olds[index], news[index]];
    if (!previous || !current) continue;
    if (isIsland(child) && isIsland(previous) && isIsland(current)) {
      if (valuesOf(previous) === valuesOf(current)) continue;
      child.replaceWith(imported(child, current));
      isRemade = true;
    } else isRemade = patchNode(child, previous, current) || isRemade;
  }
  return isRemade;
}

function morph(live: Element, after: Element): boolean {
  let isRemade = false;
  // A copy, because its nodes move into the page.
  Idiomorph.morph(live, [...after.cloneNode(true).childNodes], {
    morphStyle: 'innerHTML',
    callbacks: {
      beforeAttributeUpdated: (name) => name !== 'open' && !name.startsWith('data-edit'),
      beforeNodeMorphed: (old, next) => {
        if (!isIsland(old) || !isIsland(next)) return true;
        if (valuesOf(old) !== valuesOf(next)) {
          old.replaceWith(imported(old, next));
          isRemade = true;
        }
        return false;
      },
    },
  });
  // Islands in new blocks need hydration as well.
  return isRemade || live.querySelector('[data-island]:not([data-hydrated])') !== null;
}

/** The frame has its own globals, so `instanceof` does not work for its elements. */
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

const isIsland = (node: Node): node is Element =>
  isElement(node) && node.hasAttribute('data-island');

const valuesOf = (island: Element): string | null => island.nextElementSibling?.textContent ?? null;

const imported = (live: Node, node: Node): Node =>
  live.ownerDocument?.importNode(node, true) ?? node;

function patchAttributes(live: Element, before: Element, after: Element): void {
  for (const { name, value } of after.attributes) {
    if (before.getAttribute(name) !== value) live.setAttribute(name, value);
  }
  for (const { name } of before.attributes) {
    if (!after.hasAttribute(name)) live.removeAttribute(name);
  }
}

/**
 * Updates the page if two renderings differ only in a single text node, and perhaps in the style of its element, which
 * may count its letters. That covers almost every keystroke without parsing the page again. `shown` is the earlier
 * rendering as a document; it and the live page change. Returns false, without changes, if more differs or the text
 * node is ambiguous.
 */
export function patchWords(live: Element, shown: Element, before: string, after: string): boolean {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  const max = Math.min(before.length, after.length) - start;
  while (end < max && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const tag = before.lastIndexOf('<', start - 1);
  const from = Math.max(tag, before.lastIndexOf('>', start - 1));
  const to = before.indexOf('<', before.length - end);
  if (to < 0) return false;
  const [previous, current] = [
    readWords(before.slice(from, to + 1)),
    readWords(after.slice(from, to + 1 + after.length - before.length)),
  ];
  if (!previous || !current || !differInStyle(previous.element, current.element)) return false;
  if (before.indexOf(previous.html) !== before.lastIndexOf(previous.html)) return false;
  const [node, ...others] = textsOf(shown).filter(({ data }) => data === previous.words);
  const steps = node && stepsTo(shown, node, ({ childNodes }) => childNodes);
  const shownOnPage = steps?.reduce<Node | undefined>(
    (parent, step) => parent?.childNodes[step],
    live,
  );
  if (!node || others.length > 0 || shownOnPage?.nodeValue !== previous.words) return false;
  if (previous.element && current.element) {
    const elements = [node.parentElement, shownOnPage.parentElement];
    const isIts = elements.every((one) => one?.localName === previous.element?.localName);
    // An empty text before it, such as after a line break, belongs to another element.
    if (!isIts || node.previousSibling) return false;
    for (const one of elements) if (one) patchAttributes(one, previous.element, current.element);
  }
  node.data = current.words;
  shownOnPage.nodeValue = current.words;
  return true;
}

/** A text between two tags, and its element if the first tag is included. */
type Words = { html: string; words: string; element: Element | null };

/** Reads ">text<" or "<p class=lead>text<"; null for anything else, such as a script. */
function readWords(html: string): Words | null {
  const [, tag = '', text = ''] = /^(<[a-z][^<>]*)?>([^<>]+)<$/.exec(html) ?? [];
  if (text === '') return null;
  const element =
    tag === ''
      ? null
      : new DOMParser().parseFromString(`${tag}>`, 'text/html').body.firstElementChild;
  return tag !== '' && !element ? null : { html, words: wordsOf(`>${text}<`), element };
}

/** Whether two elements differ only in style. Other attributes may have been disarmed. */
function differInStyle(one: Element | null, other: Element | null): boolean {
  if (!one || !other) return one === other;
  const [before, after] = [one, other].map((element) => {
    const rest = element.ownerDocument.importNode(element);
    rest.removeAttribute('style');
    return rest;
  });
  return before !== undefined && after !== undefined && before.isEqualNode(after);
}

const wordsOf = (html: string): string =>
  // Decoding parses a whole document, which most words do not need.
  /[&\r\0]/.test(html)
    ? new DOMParser().parseFromString(`<p${html}/p>`, 'text/html').body.textContent
    : html.slice(1, -1);

/** The text nodes of an element that are shown as written. */
function textsOf(root: Element): Text[] {
  const texts: Text[] = [];
  for (const child of root.childNodes) {
    if (isText(child)) texts.push(child);
    else if (isElement(child) && !/^(?:script|style|template)$/i.test(child.nodeName))
      texts.push(...textsOf(child));
  }
  return texts;
}

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
