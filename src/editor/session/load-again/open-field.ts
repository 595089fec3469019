import { z } from 'zod';

/** Where somebody was in the editor: the open form, and its focused field. */
const openFieldSchema = z.object({
  pathname: z.string(),
  search: z.string(),
  /** The path of the open form, as URLs write it. */
  at: z.string(),
  isClosed: z.boolean(),
  field: z.object({ id: z.string(), tag: z.string() }).nullable(),
  caret: z.object({ start: z.number(), end: z.number() }).nullable(),
});

type OpenField = z.output<typeof openFieldSchema>;

const storageKey = 'editor-open-field';

/** In milliseconds for a form to reappear: later, the focus is elsewhere for a reason. */
const timeout = 15_000;

/** Whether the first page of this document opens without its panel, as it was before. */
let isPanelClosed = false;

/** Whether the panel was closed when the editor reloaded; true only once. */
export function takeClosedPanel(): boolean {
  const isClosed = isPanelClosed;
  isPanelClosed = false;
  return isClosed;
}

export function noteOpenField(): void {
  const { activeElement } = document;
  const field = activeElement?.id ? activeElement : null;
  const { pathname, search } = location;
  const isPageShown = document.querySelector('main[data-shows="page"]') !== null;
  const open: OpenField = {
    pathname,
    search,
    at: document.getElementById('panel')?.dataset['at'] ?? '',
    isClosed: isPageShown && document.getElementById('panel') === null,
    field: field && { id: field.id, tag: field.localName },
    caret: field && caretOf(field),
  };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(open));
  } catch {
    // Storage is blocked or full: the form opens at its start.
  }
}

export function openNotedField(): void {
  const noted = takeNoted();
  if (noted === null) return;
  const { pathname, search, at, isClosed, field, caret } = noted;
  if (pathname !== location.pathname || search !== location.search) return;
  isPanelClosed = isClosed;
  if (at !== '') history.replaceState(history.state, '', addressAt(at));
  if (field) whenThere(field, at !== '', (element) => focusAt(element, caret));
}

/** The note of the previous document; null if there is none, or the storage is blocked or holds something else. */
function takeNoted(): OpenField | null {
  try {
    const text = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return openFieldSchema.safeParse(JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

function addressAt(at: string): string {
  const others = location.search.slice(1).split('&');
  return `?${[...others.filter((one) => one !== '' && !one.startsWith('at=')), `at=${at}`].join('&')}`;
}

function focusAt(element: HTMLElement, caret: OpenField['caret']): void {
  element.focus();
  if (caret) setCaret(element, caret);
}

/**
 * Runs once the field exists, and, if an opening form takes the focus itself, after that. Gives up if somebody presses
 * a key or a button.
 */
function whenThere(
  { id, tag }: { id: string; tag: string },
  takesFocus: boolean,
  use: (element: HTMLElement) => void,
): void {
  const end = new AbortController();
  const { signal } = end;
  const look = () => {
    const element = document.getElementById(id);
    if (signal.aborted || element?.localName !== tag) return;
    if (takesFocus && document.activeElement === document.body) return;
    end.abort();
    use(element);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
  document.addEventListener('focusin', look, { signal });
  for (const type of ['keydown', 'pointerdown']) {
    document.addEventListener(type, () => end.abort(), { signal, capture: true });
  }
  setTimeout(() => end.abort(), timeout);
}

/** The selection in a field, in characters. */
type Caret = { start: number; end: number };

type TextInput = HTMLInputElement | HTMLTextAreaElement;

const isTextInput = (field: Element): field is TextInput =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

/** The selection in a focused field; null if the field has none, such as a date. */
function caretOf(field: Element): Caret | null {
  if (isTextInput(field)) {
    const { selectionStart: start, selectionEnd: end } = field;
    return start === null || end === null ? null : { start, end };
  }
  const selection = getSelection();
  if (!selection || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!field.contains(range.startContainer) || !field.contains(range.endContainer)) return null;
  const lengthTo = (node: Node, offset: number) => {
    const before = document.createRange();
    before.setStart(field, 0);
    before.setEnd(node, offset);
    return before.toString().length;
  };
  return {
    start: lengthTo(range.startContainer, range.startOffset),
    end: lengthTo(range.endContainer, range.endOffset),
  };
}

/** Selects the same characters again, as far as they still exist. */
function setCaret(field: Element, { start, end }: Caret): void {
  if (isTextInput(field)) {
    field.setSelectionRange(start, end);
    return;
  }
  const [from, to] = [pointAt(field, start), pointAt(field, end)];
  getSelection()?.setBaseAndExtent(from.node, from.offset, to.node, to.offset);
}

function pointAt(field: Element, characters: number): { node: Node; offset: number } {
  const texts = document.createTreeWalker(field, NodeFilter.SHOW_TEXT);
  let remaining = characters;
  let last: Node = field;
  while (texts.nextNode()) {
    last = texts.currentNode;
    const length = last.nodeValue?.length ?? 0;
    if (remaining <= length) return { node: last, offset: remaining };
    remaining -= length;
  }
  return { node: last, offset: last.nodeValue?.length ?? 0 };
}
