import { z } from 'zod';
import { select, selectionIn } from '../../ui/index.ts';

/** Where somebody was in the editor: the open form, and its focused field. */
const openFieldSchema = z.object({
  pathname: z.string(),
  search: z.string(),
  /** The path of the open form, as URLs write it. */
  at: z.string(),
  isClosed: z.boolean(),
  field: z.object({ id: z.string(), tag: z.string() }).nullable(),
  selection: z.object({ text: z.string(), start: z.number(), end: z.number() }).nullable(),
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
    selection: field && selectionIn(field),
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
  const { pathname, search, at, isClosed, field, selection } = noted;
  if (pathname !== location.pathname || search !== location.search) return;
  isPanelClosed = isClosed;
  if (at !== '') history.replaceState(history.state, '', addressAt(at));
  if (field) whenThere(field, at !== '', (element) => focusAt(element, selection));
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

function focusAt(element: HTMLElement, selection: OpenField['selection']): void {
  element.focus();
  if (selection) select(element, selection);
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
