import type { FieldPath } from '../../messages/index.ts';
import type { RenderedPage } from '../engine/index.ts';
import { answerLimit } from '../request-limits.ts';
import type { Session } from '../session/index.ts';
import { awaitField, awaitNoField, typeAhead, type TextSelection } from '../ui/index.ts';
import { submitElsewhere, urlOfClick } from './left-page.ts';
import {
  blocksOf,
  elementOf,
  elementsOf,
  fieldAt,
  isMarked,
  readPageMap,
  type PageMap,
} from './find-field.ts';
import { findSummands, type Relation } from './find-summands.ts';
import { pressedAt, pressedWords, type Pressed } from './pressed-words.ts';
import { doorOf, type Door } from './frame-doors.ts';
import { stepsTo } from './steps-to.ts';
import { doorOfValue, doorsOfSame, isAmount, pagesBehind, type Shown } from './value-doors.ts';
import { stillPage } from '../../content/index.ts';
import { addressOfFile, awayKey, shownNotice } from '../../site/index.ts';
import { pageStyles } from './page-styles.ts';
import { appOf, PatchedPage } from './patch-page.ts';
import { addIcons, showIcons } from './show-icons.ts';
import { shownFields, type ShownField } from './shown-fields.ts';
import { bringIntoView, FieldWalk, type WalkedPage } from './walk-fields.ts';

export type OpenPageParts = {
  session: Session;
  file: string;
  document: Document;
  served: Promise<string>;
  /**
   * Called with the field behind a click, perhaps of another file, or with several whose sum or common amount it shows,
   * and with the words that the click selects.
   */
  choose: (doors: readonly Door[], relation: Relation, selection?: TextSelection) => void;
  /** Called with the URL of a link followed while the page is tried. */
  follow: (url: URL) => void;
  /** Called when the page shows the current state of its file. */
  shown: () => void;
};

const over = 'data-edit-over';
const chosen = 'data-edit-chosen';

/** In milliseconds without typing, before the outline is updated. */
const outlinePause = 200;

/** The page in the frame: shows changes, reports clicks, and outlines what is open in the panel. */
export class OpenPage implements WalkedPage {
  readonly document: Document;
  readonly #parts: OpenPageParts;
  readonly #ends: (() => void)[];
  readonly #page: PatchedPage;
  /** The version to show once everything it needs has loaded. */
  #next: RenderedPage | null = null;
  #map: Promise<PageMap | null> | null = null;
  /** Whether words have changed since the map was read: it still tells which element shows what is open in the panel. */
  #isMapOld = false;
  #chosen: FieldPath = [];
  #isOver = false;
  #outlineSoon: ReturnType<typeof setTimeout> | undefined;
  #isTried = false;
  /** The first of several clicks: the panel may open after it, and the page move. */
  #pressed: Pressed | null = null;
  /** The element that shows what is open, if that is a field of another page. */
  #elsewhere: Element | null = null;

  constructor(parts: OpenPageParts) {
    this.#parts = parts;
    const { document, session, file } = parts;
    this.document = document;
    this.#page = new PatchedPage(document);
    adoptStyles(document, pageStyles);
    beginVisit(document);
    const walk = new FieldWalk(this);
    this.#ends = [
      session.onPage((rendered, page) => void (rendered === file && page && this.#show(page))),
      listen(document, 'click', (event) => this.#click(event)),
      listen(document, 'submit', (event) =>
        this.#isTried ? submitElsewhere(event) : event.preventDefault(),
      ),
      listen(document, 'mouseover', (event) => this.setOver(elementAt(event))),
      listen(
        document,
        'keydown',
        (event) => this.#isTried || typeAhead(event) || walk.press(event),
      ),
      this.#keepInView(),
    ];
    if (!session.runtime.framesThePage) void this.#showPublished();
    session.engine.show(file);
  }

  close(): void {
    this.#isOver = true;
    awaitNoField();
    clearTimeout(this.#outlineSoon);
    for (const end of this.#ends) end();
    this.#parts.session.engine.hide(this.#parts.file);
  }

  /** Keeps what is open in view when the panel or a keyboard takes room from the page. */
  #keepInView(): () => void {
    const { document } = this;
    const follow = () => {
      const shown = this.#elsewhere ?? document.querySelector(`[${chosen}]`);
      if (shown?.isConnected === true) bringIntoView(shown);
    };
    document.defaultView?.addEventListener('resize', follow);
    return () => document.defaultView?.removeEventListener('resize', follow);
  }

  /** Enables or disables the page's own links and buttons, and whatever moves or plays. */
  setTried(isTried: boolean): void {
    const { document } = this;
    const wasTried = this.#isTried;
    this.#isTried = isTried;
    document.documentElement.toggleAttribute(stillPage, !isTried);
    if (isTried && !wasTried) openFlyer(document);
    else if (!isTried) flyerOf(document)?.close();
    // What another host plays in its frame ends with the frame.
    if (wasTried && !isTried && document.querySelector('iframe')) document.location.reload();
  }

  get chosen(): FieldPath {
    return this.#chosen;
  }

  open(element: Element): void {
    void this.#open({ node: element, range: null }, element, 1);
  }

  outline(path: FieldPath): void {
    this.#chosen = path;
    if (path.length > 0) this.#elsewhere = null;
    void this.#outline();
  }

  async #show(page: RenderedPage): Promise<void> {
    this.#next = page;
    const [served] = await Promise.all([
      this.#parts.served,
      showIcons(this.document, page.icons, this.#parts.session.runtime.readIcons),
    ]);
    // A newer version arrived in the meantime.
    if (this.#isOver || this.#next !== page) return;
    const change = this.#page.show(page.html, served);
    if (change === 'none') {
      this.#isOver = true;
      this.document.location.reload();
      return;
    }
    this.#parts.shown();
    this.#isMapOld = true;
    if (change === 'elements') this.#map = null;
    clearTimeout(this.#outlineSoon);
    this.#outlineSoon = setTimeout(() => void this.#outline(), outlinePause);
  }

  /** Shows the page as visitors have it, until the engine has loaded. */
  async #showPublished(): Promise<void> {
    const { session, file, served } = this.#parts;
    const address = session.runtime.visitorsSee(addressOfFile(file));
    const response = await fetch(address, { signal: answerLimit() }).catch(() => null);
    const html = response?.ok === true ? await response.text().catch(() => '') : '';
    const empty = await served;
    if (html === '' || this.#isOver || this.#next) return;
    const published = this.#page.parse(html);
    // A host may answer with something else, such as a page about the missing network.
    if (!appOf(published)) return;
    addIcons(this.document, published);
    if (this.#page.show(html, empty) !== 'none') this.#parts.shown();
  }

  #readMap(): Promise<PageMap | null> {
    const { session, file } = this.#parts;
    if (this.#isMapOld) this.#map = null;
    this.#isMapOld = false;
    this.#map ??= session.engine
      .mark(file)
      .then((page) => (page ? readPageMap(page, (html) => this.#page.parse(html)) : null));
    return this.#map;
  }

  #click(event: MouseEvent): void {
    const element = elementAt(event);
    if (!element) return;
    if (this.#isTried) {
      const url = urlOfClick(event, element);
      if (!url) return;
      event.preventDefault();
      event.stopPropagation();
      this.#parts.follow(url);
      return;
    }
    if (element.closest('a, button, input')) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (event.detail <= 1 || !this.#pressed)
      this.#pressed = pressedAt(this.document, event, element);
    awaitField();
    void this.#open(this.#pressed, element, event.detail);
  }

  /** Opens what an element shows, as far as it can be found out before the next click. */
  async #open(pressed: Pressed, element: Element, clicks: number): Promise<void> {
    const { document, session, file, choose } = this.#parts;
    this.#pressed = pressed;
    const words = (around: Element) => pressedWords(around, pressed, clicks);
    if (!blocksOf(document)?.contains(element)) {
      const door = doorOf(session, element);
      if (door) this.#choose([door], element, 'same', words(element));
      else awaitNoField();
      return;
    }
    const map = await this.#readMap();
    const root = blocksOf(document);
    const path = map && root ? fieldAt(map, root, pressed.node) : null;
    if (!map || !root || !path) {
      awaitNoField();
      return;
    }
    const clicked = { file, element, path, isItself: isMarked(map, root, element) };
    const door = doorOfValue(session, clicked);
    const behind = door || !isAmount(element) ? null : await this.#findSummands(root, clicked);
    if (this.#pressed !== pressed) return;
    const same = door && !clicked.isItself && isAmount(element) ? doorsOfSame(session, door) : [];
    const doors = same.length > 0 ? same : door ? [door] : (behind?.doors ?? []);
    const isElsewhere = doors.length > 0 && door?.path.join('.') !== path.join('.');
    const relation = same.length > 0 ? 'same' : (behind?.relation ?? 'sum');
    if (isElsewhere) this.#choose(doors, element, relation, words(element));
    else choose([{ file, path }], 'same', words(elementOf(map, root, path) ?? element));
  }

  #choose(
    doors: readonly Door[],
    element: Element,
    relation: Relation,
    selection: TextSelection | undefined,
  ): void {
    const [first] = doors;
    // Breadcrumbs and menus name pages, and lead to them: nobody looks there for the title of another page.
    if (first && first.file !== this.#parts.file && element.closest('nav a') !== null) {
      this.#parts.choose([{ file: first.file, path: [] }], 'same');
      return;
    }
    this.#elsewhere = element;
    this.#parts.choose(doors, relation, selection);
  }

  #findSummands(root: Element, clicked: Shown): ReturnType<typeof findSummands> {
    const { session, file } = this.#parts;
    const { element } = clicked;
    return findSummands(session, {
      file,
      element,
      steps: stepsTo(root, element, elementsOf) ?? [],
      pages: pagesBehind(session, clicked),
      parse: (html) => this.#page.parse(html),
    });
  }

  async fields(): Promise<ShownField[]> {
    const map = await this.#readMap();
    const root = blocksOf(this.document);
    return map && root ? shownFields(map, root) : [];
  }

  /** Outlines the element under the pointer; null for none. */
  setOver(element: Element | null): void {
    this.document.querySelector(`[${over}]`)?.removeAttribute(over);
    if (!this.#isTried && element) boxAround(element).setAttribute(over, '');
  }

  async #outline(): Promise<void> {
    const { document } = this;
    const path = this.#chosen;
    const isShown = path.length > 0 && this.#page.showsRendering;
    const map = isShown ? await (this.#map ?? this.#readMap()) : null;
    if (this.#isOver || path !== this.#chosen) return;
    const root = blocksOf(document);
    const shown = map && root ? elementOf(map, root, path) : this.#elsewhere;
    const element = shown && boxAround(shown);
    for (const one of document.querySelectorAll(`[${chosen}]`)) {
      if (one !== element) one.removeAttribute(chosen);
    }
    if (!element || element.hasAttribute(chosen)) return;
    element.setAttribute(chosen, '');
    // Opens collapsed parts, so that changes can be seen.
    element.closest('details')?.setAttribute('open', '');
    bringIntoView(element);
  }
}

/** Shows the page as a first-time visitor sees it, even if the editor has closed notices on the site. */
function beginVisit({ documentElement, defaultView }: Document): void {
  documentElement.removeAttribute('data-notice-away');
  documentElement.removeAttribute('data-countdown');
  try {
    defaultView?.sessionStorage.removeItem(awayKey);
  } catch {
    // Storage is blocked, so nothing was put away.
  }
}

const flyerOf = (document: Document) =>
  document.querySelector<HTMLDialogElement>('dialog[data-flyer]');

/** Opens the flyer, as the page does for a first-time visitor: it was loaded from the editor, which is a page of the site. */
function openFlyer(document: Document): void {
  if (!document.querySelector(shownNotice)) flyerOf(document)?.showModal();
}

/**
 * The element to frame: an inline one may contain a box, such as the currency above an amount, through which its outline
 * would go; then it is the parent with the same words.
 */
function boxAround(element: Element): Element {
  const { parentElement: parent, ownerDocument } = element;
  const isInline = ownerDocument.defaultView?.getComputedStyle(element).display === 'inline';
  return parent && isInline && parent.textContent.trim() === element.textContent.trim()
    ? boxAround(parent)
    : element;
}

/** The page's policy allows no style elements. A stylesheet belongs to the window that made it. */
function adoptStyles(document: Document, css: string): void {
  if (!document.defaultView) return;
  const sheet = new document.defaultView.CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** Listens in the capture phase, before the page itself. */
function listen<Type extends keyof DocumentEventMap>(
  document: Document,
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
): () => void {
  document.addEventListener(type, listener, true);
  return () => document.removeEventListener(type, listener, true);
}

/** The frame has its own globals, so `instanceof` does not work for its elements. */
const elementAt = ({ target }: Event): Element | null => (isElement(target) ? target : null);

const isElement = (target: EventTarget | null): target is Element =>
  target !== null && 'tagName' in target;
