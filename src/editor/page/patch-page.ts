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
  /** The text that was patched last, where the next letter will be. */
  #words: PatchedWords | null = null;

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
   * Shows a rendering; `served` is the HTML that the server sends for the page. Returns what it has changed: nothing if
   * the frame loaded an older version of the page, which must not be patched.
   */
  show(html: string, served: string): 'words' | 'elements' | 'none' {
    const shown = this.#shown ?? { html: served, document: this.parse(served) };
    if (!this.#shown && versionOf(shown.document) !== versionOf(this.#document)) return 'none';
    const [live, old] = [this.#document, shown.document].map(appOf);
    if (live && old && this.#shown) {
      this.#words = patchWords({ live, shown: old, before: shown.html, after: html }, this.#words);
      if (this.#words) {
        shown.html = html;
        return 'words';
      }
    }
    const next = { html, document: this.parse(html) };
    const fresh = appOf(next.document);
    if (live && old && fresh) patchPage(live, old, fresh);
    this.#shown = next;
    return 'elements';
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

/** A text on the page, and in the document of its rendering. */
export type PatchedWords = { node: Text; shownOnPage: Node };

/** Two renderings: the earlier one also as the page, and as a document. */
type Renderings = { live: Element; shown: Element; before: string; after: string };

/**
 * Updates the page if two renderings differ only in a single text node, and perhaps in the style of its element, which
 * may count its letters. That covers almost every keystroke without parsing the page again. The live page and the
 * document change. Returns the text; null, without changes, if more differs or the text node is ambiguous. `last` is the
 * text that was patched before: letters mostly follow each other, and a search of the whole page takes long.
 */
export function patchWords(
  { live, shown, before, after }: Renderings,
  last: PatchedWords | null = null,
): PatchedWords | null {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  const max = Math.min(before.length, after.length) - start;
  while (end < max && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const tag = before.lastIndexOf('<', start - 1);
  const from = Math.max(tag, before.lastIndexOf('>', start - 1));
  const to = before.indexOf('<', before.length - end);
  if (to < 0) return null;
  const [previous, current] = [
    readWords(before.slice(from, to + 1)),
    readWords(after.slice(from, to + 1 + after.length - before.length)),
  ];
  if (!previous || !current || !differInStyle(previous.element, current.element)) return null;
  const isOnce = (html: string) => before.indexOf(html) === before.lastIndexOf(html);
  if (!isOnce(previous.html)) return null;
  const isLast =
    last?.node.data === previous.words &&
    last.shownOnPage.isConnected &&
    isOnce(previous.html.slice(previous.html.indexOf('>')));
  const found = isLast ? last : findWords(live, shown, previous.words);
  if (!found || found.shownOnPage.nodeValue !== previous.words) return null;
  const { node, shownOnPage } = found;
  if (previous.element && current.element) {
    const elements = [node.parentElement, shownOnPage.parentElement];
    const isIts = elements.every((one) => one?.localName === previous.element?.localName);
    // An empty text before it, such as after a line break, belongs to another element.
    if (!isIts || node.previousSibling) return null;
    for (const one of elements) if (one) patchAttributes(one, previous.element, current.element);
  }
  node.data = current.words;
  shownOnPage.nodeValue = current.words;
  return found;
}

/** The only text with these words; null if there are several, or none. */
function findWords(live: Element, shown: Element, words: string): PatchedWords | null {
  const [node, ...others] = textsOf(shown).filter(({ data }) => data === words);
  const steps = node && stepsTo(shown, node, ({ childNodes }) => childNodes);
  const shownOnPage = steps?.reduce<Node | undefined>(
    (parent, step) => parent?.childNodes[step],
    live,
  );
  return node && shownOnPage && others.length === 0 ? { node, shownOnPage } : null;
}

/** A text between two tags, and its element if the first tag is included. */
type Words = { html: string; words: string; element: Element | null };

/** Reads ">text<" or "<p class=lead>text<"; null for anything else, such as a script. */
function readWords(html: string): Words | null {
  const [, tag = '', text = ''] = /^(<[a-z][^<>]*)?>([^<>]+)<$/.exec(html) ?? [];
  if (text === '') return null;
  const element = tag === '' ? null : elementIn(`${tag}>`);
  return tag !== '' && !element ? null : { html, words: wordsOf(`>${text}<`), element };
}

/** The element of a tag, in a document of its own, so that nothing in it loads or runs. */
function elementIn(tag: string): Element | null {
  const template = document.createElement('template');
  template.innerHTML = tag;
  return template.content.firstElementChild;
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
