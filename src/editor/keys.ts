import type { EditorWords } from './words/index.ts';

/**
 * A key: the name of its action, each way to press it, where it works, and the entry in the table of keys, which
 * several keys may share. `Ctrl` is ⌘ on a Mac.
 */
type EditorKey = {
  does: string;
  keys: readonly [string, ...string[]];
  /** On every screen, beside a page and in it, or in the page only. */
  where: 'everywhere' | 'editing' | 'page';
  row?: keyof EditorWords['keys']['what'];
};

/** All keys that belong to no single control. Handlers and the table of keys refer to them by action. */
const editorKeys = [
  { does: 'nextRegion', keys: ['F6'], where: 'everywhere', row: 'region' },
  { does: 'previousRegion', keys: ['Shift+F6'], where: 'everywhere' },
  { does: 'previousText', keys: ['ArrowUp'], where: 'page', row: 'texts' },
  { does: 'nextText', keys: ['ArrowDown'], where: 'page', row: 'texts' },
  { does: 'firstText', keys: ['Home'], where: 'page' },
  { does: 'lastText', keys: ['End'], where: 'page' },
  { does: 'open', keys: ['Enter'], where: 'page', row: 'open' },
  { does: 'up', keys: ['Alt+ArrowUp'], where: 'editing', row: 'move' },
  { does: 'down', keys: ['Alt+ArrowDown'], where: 'editing', row: 'move' },
  { does: 'out', keys: ['Alt+ArrowLeft'], where: 'editing', row: 'out' },
  { does: 'addBelow', keys: ['Ctrl+Enter'], where: 'editing', row: 'add' },
  { does: 'undo', keys: ['Ctrl+Z'], where: 'everywhere', row: 'undo' },
  { does: 'redo', keys: ['Ctrl+Shift+Z', 'Ctrl+Y'], where: 'everywhere', row: 'redo' },
  { does: 'findPage', keys: ['Ctrl+K'], where: 'everywhere', row: 'pages' },
  { does: 'publish', keys: ['Ctrl+Shift+P'], where: 'everywhere', row: 'publish' },
  { does: 'help', keys: ['F1'], where: 'editing', row: 'help' },
  { does: 'guide', keys: ['Shift+F1'], where: 'everywhere', row: 'guide' },
  { does: 'keys', keys: ['?'], where: 'everywhere', row: 'keys' },
] as const satisfies readonly EditorKey[];

export type KeyAction = (typeof editorKeys)[number]['does'];

export type ScreenKeyAction = Extract<(typeof editorKeys)[number], { where: 'everywhere' }>['does'];

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Ctrl+Shift+P, as in the list. A typed character includes Shift: `?` needs it on some keyboards. */
function nameOf({ key, altKey, ctrlKey, metaKey, shiftKey }: Pressed): string {
  const isControl = ctrlKey || metaKey;
  const isTyped = key.length === 1 && !isControl && !altKey;
  return [
    ...(isControl ? ['Ctrl'] : []),
    ...(altKey ? ['Alt'] : []),
    ...(shiftKey && !isTyped ? ['Shift'] : []),
    key.length === 1 ? key.toUpperCase() : key,
  ].join('+');
}

/** The action of a pressed key, among those given; null if none. */
export function pressedKey<Action extends KeyAction>(
  event: Pressed,
  actions: readonly Action[],
): Action | null {
  const name = nameOf(event);
  return actions.find((action) => keysOf(action).includes(name)) ?? null;
}

const keysOf = (action: KeyAction): readonly string[] =>
  editorKeys.find(({ does }) => does === action)?.keys ?? [];

const signs: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
};

const inSigns = (key: string): string =>
  key.replace(/Arrow(?:Up|Down|Left)$/, (name) => signs[name] ?? name);

/** Words a key for people: Alt+←. */
export const shownKey = (action: KeyAction): string => inSigns(keysOf(action)[0] ?? '');

export const ariaKey = (action: KeyAction): string =>
  (keysOf(action)[0] ?? '').replace('Ctrl', 'Control');

/** The rows of the table of keys: the keys, and the name of the words that describe them. */
export function keyTable(): [keys: string, row: keyof EditorWords['keys']['what']][] {
  const list: readonly EditorKey[] = editorKeys;
  const rows = new Set(list.flatMap(({ row }) => row ?? []));
  return [...rows].map((row) => {
    const keys = list.filter((one) => one.row === row).map(({ keys: [first] }) => inSigns(first));
    return [keys.join(' '), row];
  });
}
