import type { FieldPath } from '../../diagnostics/diagnostic.ts';
import * as elementIds from '../../ui/element-ids.ts';
import type { RenderedPage } from '../engine/engine.ts';
import type { Session } from '../session/session.ts';
import { disarmPage } from './disarm-page.ts';
import { submitElsewhere, urlOfClick } from './left-page.ts';
import { blocksOf, elementOf, fieldAt, readPageMap, type PageMap } from './find-field.ts';
import { doorOf, type Door } from './frame-doors.ts';
import { doorOfValue } from './value-doors.ts';
import { pageVersion, stillPage } from '../../edit-protocol/in-editor.ts';
import { pageStyles } from './page-styles.ts';
import { patchPage } from './patch-page.ts';
import { patchWords } from './patch-page.ts';
import { showIcons } from './show-icons.ts';
import { shownFields, type ShownField } from './shown-fields.ts';
import { bringIntoView, FieldWalk } from './walk-fields.ts';

type OpenPageParts = {
  session: Session;
  file: string;
  /** The page's document in the frame. */
  document: Document;
  /** The page's HTML as sent by the server. */
  served: Promise<string>;
  choose: (path: FieldPath) => void;
  /** Called with a field of another file, which the frame around the page shows. */
  enter: (door: Door) => void;
  /** Called with the URL of a link that is followed while the page is tried. */
  follow: (url: URL) => void;
  /** Called when the page shows the current state of its file. */
  shown: () => void;
};

const over = 'data-edit-over';
const chosen = 'data-edit-chosen';

/** The pause in typing, in milliseconds, after which the outline is updated. */
const outlinePause = 200;

/** The page in the frame: shows changes, reports clicks, and outlines what is open in the panel. */
export class OpenPage {
  readonly #parts: OpenPageParts;
  readonly #ends: (() => void)[];
  #shown: { document: Document; html: string } | null = null;
  /** The version to show once everything it needs is loaded. */
  #next: RenderedPage | null = null;
  #map: Promise<PageMap | null> | null = null;
  #chosen: FieldPath = [];
  #isOver = false;
  #outlineSoon: ReturnType<typeof setTimeout> | undefined;
  #isTried = false;

  constructor(parts: OpenPageParts) {
    this.#parts = parts;
    const { document, session, file } = parts;
    adoptStyles(document, pageStyles);
    const walk = new FieldWalk({
      document,
      fields: () => this.#readFields(),
      chosen: () => this.#chosen,
      choose: parts.choose,
      outline: (element) => this.#setOver(element),
    });
    this.#ends = [
      session.onPage((rendered, page) => void (rendered === file && page && this.#show(page))),
      listen(document, 'click', (event) => this.#click(event)),
      listen(document, 'submit', (event) =>
        this.#isTried ? submitElsewhere(event) : event.preventDefault(),
      ),
      listen(document, 'mouseover', (event) => this.#setOver(elementAt(event))),
      listen(document, 'keydown', (event) => this.#isTried || walk.press(event)),
    ];
    session.engine.show(file);
  }

  close(): void {
    this.#isOver = true;
    clearTimeout(this.#outlineSoon);
    for (const end of this.#ends) end();
  }

  /** Enables or disables the page's own links and buttons, and whatever moves or plays. */
  setTried(isTried: boolean): void {
    const { document } = this.#parts;
    const wasTried = this.#isTried;
    this.#isTried = isTried;
    document.documentElement.toggleAttribute(stillPage, !isTried);
    // What another host plays in its frame ends with the frame.
    if (wasTried && !isTried && document.querySelector('iframe')) document.location.reload();
  }

  /** Outlines the field, item or block at a path. */
  outline(path: FieldPath): void {
    this.#chosen = path;
    void this.#outline();
  }

  async #show(page: RenderedPage): Promise<void> {
    this.#next = page;
    const [served] = await Promise.all([
      this.#parts.served,
      showIcons(this.#parts.document, page.icons, this.#parts.session.runtime.readIcons),
    ]);
    // A newer version arrived while this one was waiting.
    if (this.#isOver || this.#next !== page) return;
    this.#patch(page.html, served);
    this.#parts.shown();
    this.#map = null;
    clearTimeout(this.#outlineSoon);
    this.#outlineSoon = setTimeout(() => void this.#outline(), outlinePause);
  }

  #patch(html: string, served: string): void {
    const { document } = this.#parts;
    const shown = this.#shown ?? { html: served, document: this.#parsed(served) };
    if (!this.#shown && versionOf(shown.document) !== versionOf(document)) {
      // The frame was loaded with an older version of the page, which must not be patched.
      this.#isOver = true;
      document.location.reload();
      return;
    }
    const [live, old] = [document, shown.document].map(appOf);
    if (live && old && this.#shown && patchWords(live, old, shown.html, html)) {
      shown.html = html;
      return;
    }
    const next = { html, document: this.#parsed(html) };
    const fresh = appOf(next.document);
    if (live && old && fresh) patchPage(live, old, fresh);
    this.#shown = next;
  }

  /** Parses a document by the rules of the page's own policy. */
  #parsed(html: string): Document {
    const { DOMParser: Parser } = this.#parts.document.defaultView ?? window;
    return disarmPage(new Parser().parseFromString(html, 'text/html'));
  }

  #readMap(): Promise<PageMap | null> {
    const { session, file } = this.#parts;
    this.#map ??= session.engine
      .mark(file)
      .then((page) => (page ? readPageMap(page, (html) => this.#parsed(html)) : null));
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
    const { document, session, file, choose, enter } = this.#parts;
    const go = (door: Door | null) => {
      if (door?.file === file) choose(door.path);
      else if (door) enter(door);
    };
    if (!blocksOf(document)?.contains(element)) {
      go(doorOf(session, element));
      return;
    }
    void this.#readMap().then((map) => {
      const root = blocksOf(document);
      const path = map && root ? fieldAt(map, root, element) : null;
      if (path) go(doorOfValue(session, { file, element, path }) ?? { file, path });
    });
  }

  async #readFields(): Promise<ShownField[]> {
    const map = await this.#readMap();
    const root = blocksOf(this.#parts.document);
    return map && root ? shownFields(map, root) : [];
  }

  #setOver(element: Element | null): void {
    this.#parts.document.querySelector(`[${over}]`)?.removeAttribute(over);
    if (!this.#isTried) element?.setAttribute(over, '');
  }

  async #outline(): Promise<void> {
    const { document } = this.#parts;
    const path = this.#chosen;
    const map = path.length > 0 && this.#shown ? await this.#readMap() : null;
    if (this.#isOver || path !== this.#chosen) return;
    const root = blocksOf(document);
    const element = map && root ? elementOf(map, root, path) : null;
    for (const one of document.querySelectorAll(`[${chosen}]`)) {
      if (one !== element) one.removeAttribute(chosen);
    }
    if (!element || element.hasAttribute(chosen)) return;
    element.setAttribute(chosen, '');
    // Collapsed parts are opened, so that changes can be seen.
    element.closest('details')?.setAttribute('open', '');
    bringIntoView(element);
  }
}

/** The page's policy allows no style elements. A stylesheet belongs to the window that made it. */
function adoptStyles(document: Document, css: string): void {
  if (!document.defaultView) return;
  const sheet = new document.defaultView.CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** The element that contains the page; null in a document that shows none. */
export const appOf = (document: Document): HTMLElement | null =>
  document.getElementById(elementIds.app);

const versionOf = ({ documentElement }: Document) => documentElement.getAttribute(pageVersion);

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
