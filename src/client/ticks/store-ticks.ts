import { fillWords } from '../../messages/index.ts';

/** The storage key of the ticks of each page, by address. */
const storageKey = 'ticks';

type TicksByPage = Record<string, string[]>;

const isTicksByPage = (value: unknown): value is TicksByPage =>
  typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray);

/** The stored ticks; empty if storage is blocked or contains something else. */
function read(): TicksByPage {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return isTicksByPage(stored) ? stored : {};
  } catch {
    return {};
  }
}

function write(ticked: string[]): void {
  const { [location.pathname]: _, ...others } = read();
  store(ticked.length > 0 ? { ...others, [location.pathname]: ticked } : others);
}

/** Deletes the ticks of all pages below an address. */
export const forgetTicks = (folder: string): void =>
  store(Object.fromEntries(Object.entries(read()).filter(([page]) => !page.startsWith(folder))));

function store(ticks: TicksByPage): void {
  try {
    if (Object.keys(ticks).length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(ticks));
  } catch {
    // Storage is blocked: the ticks apply to this visit only.
  }
}

const boxesIn = (part: ParentNode) =>
  Array.from(part.querySelectorAll<HTMLInputElement>('[data-ticks] input[type=checkbox]'));

const tickedIn = (page: Document) =>
  boxesIn(page)
    .filter((box) => box.checked)
    .map((box) => box.value);

/**
 * Stores on the device what a visitor ticks, shows how much is done, and offers to print the page and to clear the
 * ticks. Ticks from before this script loaded are kept.
 */
export function start({ ownerDocument: page }: HTMLElement): void {
  const stored = new Set(read()[location.pathname]);
  for (const box of boxesIn(page)) box.checked ||= stored.has(box.value);
  const ticked = tickedIn(page);
  if (ticked.length > stored.size) write(ticked);
  for (const block of page.querySelectorAll<HTMLElement>('[data-ticks]')) startBlock(block, page);
}

/** Whether the option that a visitor has chosen, if any, needs a thing (src/layout/ui/Choices.tsx). */
function isNeeded(box: HTMLInputElement): boolean {
  const chosen = document.querySelector<HTMLElement>('[data-choice]:target')?.dataset['choice'];
  const unless = box.closest<HTMLElement>('[data-unless]')?.dataset['unless'] ?? '';
  return chosen === undefined || !unless.split(' ').includes(chosen);
}

function startBlock(block: HTMLElement, page: Document): void {
  const tools = block.querySelector<HTMLElement>('[data-ticks-tools]');
  const status = block.querySelector<HTMLElement>('[data-ready-words]');
  if (!tools?.hidden || !status) return;
  const boxes = Array.from(block.querySelectorAll<HTMLInputElement>('input[type=checkbox]'));
  const show = () => {
    const needed = boxes.filter(isNeeded);
    const ready = needed.filter((box) => box.checked).length;
    const text = fillWords(status.dataset['readyWords'] ?? '', { ready, all: needed.length });
    if (status.textContent !== text) status.textContent = text;
  };
  const update = () => {
    write(tickedIn(page));
    show();
  };
  const actions: Record<string, () => void> = {
    print: () => window.print(),
    clear: () => {
      for (const box of boxes) box.checked = false;
      update();
    },
  };
  addEventListener('hashchange', function showChosen() {
    // Another page may have been shown in place of the one with this block.
    if (block.isConnected) show();
    else removeEventListener('hashchange', showChosen);
  });
  block.addEventListener('change', update);
  block.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-ticks-do]');
    if (button) actions[button.dataset['ticksDo'] ?? '']?.();
  });
  tools.hidden = false;
  show();
}
