import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { isObject } from '../schema/is-object.ts';

/** A word of the fixture alone: every text with it has come from the fixture. */
export const mark = 'Wanderwort';

/** The file of the fixture with the word, in its content folder. */
export const markedFile = 'pages/way.yaml';

export const isMarked = (value: unknown): value is string =>
  typeof value === 'string' && value.includes(mark);

/** The word before its last letter is typed. */
export const almostMark = mark.slice(0, -1);

/** The files on the call stack, callers first, by what happened to the fixture. Who awaits a promise is a caller too. */
const moments = new Map<string, string[][]>();
let isNoting = false;
/** The moment with which the way ends; empty for none. */
let last = '';

export const stackNow = (): string => {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 300;
  const { stack = '' } = new Error('The stack is read.');
  Error.stackTraceLimit = stackTraceLimit;
  return stack.replaceAll('\\', '/');
};

const fileInLine = /\/((?:src|schema|scripts)\/[\w./-]+\.tsx?)[?:]/;

/** Notes whose functions are at work when something happens to the fixture: the first time, or whenever it happens. */
export function note(moment: string, isEach = false): void {
  if (!isNoting) return;
  const before = moments.get(moment) ?? [];
  if (before.length > 0 && !isEach) return;
  const lines = stackNow().split('\n').toReversed();
  const files = lines.flatMap((line) => fileInLine.exec(line)?.[1] ?? []);
  moments.set(moment, [...before, files]);
  if (moment === last) isNoting = false;
}

/** Notes when a schema reads a field with the word in a value that was parsed. */
export function watchFields(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (!isMarked(inner)) watchFields(inner);
    else {
      const get = () => {
        if (/node_modules\/zod\//.test(stackNow())) note('its schema reads the value');
        return inner;
      };
      Object.defineProperty(value, name, { enumerable: true, configurable: true, get });
    }
  }
}

/** The moment from which a mistake is explained. */
export const rangeFound = 'its range is found';

/** The moment from which a value is written in place of another one. */
export const lineFound = 'its line is found';

type Call = { self: unknown; args: readonly unknown[]; result: unknown };

/** Calls `look` after each call of a method; returns a function that ends it. */
function watchMethod(owner: object, name: string, look: (call: Call) => void): () => void {
  const original: unknown = Reflect.get(owner, name);
  if (typeof original !== 'function') throw new Error(`There is no method ${name}.`);
  Reflect.set(owner, name, function watched(this: unknown, ...args: unknown[]): unknown {
    const result: unknown = Reflect.apply(original, this, args);
    look({ self: this, args, result });
    return result;
  });
  return () => Reflect.set(owner, name, original);
}

const isPageOf = (value: unknown) =>
  isObject(value) && value['file'] === markedFile && 'siteMapGroup' in value;

/** What happens to the fixture where the program ends: on the disk, on the terminal, in maps and texts. */
const watches: readonly (readonly [object, string, (call: Call) => void])[] = [
  [
    fs,
    'readFileSync',
    ({ args, result }) => {
      if (String(args[0]).endsWith(markedFile) && isMarked(String(result)))
        note('its bytes are read');
    },
  ],
  [
    fs,
    'writeFileSync',
    ({ args }) => {
      const text = String(args[1]);
      // Not what programs read: lists, and the index of the search.
      if (isMarked(text) && !/^[[{]/.test(text)) {
        note(text.startsWith('<!doctype') ? 'its document is written' : 'its file is written');
      }
    },
  ],
  [
    fs,
    'renameSync',
    ({ args }) => {
      const [, to] = args.map(String);
      if (to?.endsWith('/way/index.html')) note('its document is published');
      if (to?.endsWith(markedFile)) note('its file is replaced');
    },
  ],
  [
    Map.prototype,
    'set',
    ({ args }) => {
      if (isPageOf(args[1])) note('it gets its address');
    },
  ],
  [
    String.prototype,
    'replaceAll',
    ({ self, args, result }) => {
      if (typeof args[1] !== 'function' || !isMarked(result) || isMarked(self)) return;
      if (moments.has(rangeFound)) note('it is worded');
    },
  ],
  ...(['test', 'exec'] as const).map(
    (name) =>
      [
        RegExp.prototype,
        name,
        ({ args }: Call) => {
          if (args[0] !== mark) return;
          if (moments.has(lineFound)) note('it is written as YAML');
          if (moments.has(rangeFound) && /\/schema\/fields\//.test(stackNow()))
            note('its field explains it');
        },
      ] as const,
  ),
  [
    console,
    'log',
    ({ args }) => {
      if (args.some(isMarked)) note('it is printed');
    },
  ],
];

/** Watches where the program ends; code that is loaded before would note nothing. Returns a function that ends it. */
export function watchEnds(): () => void {
  const ends = watches.map(([owner, name, look]) => watchMethod(owner, name, look));
  syncBuiltinESMExports();
  return () => {
    for (const end of ends) end();
    syncBuiltinESMExports();
  };
}

/** Who calls the file `from` does not count, nor what comes after the moment `until`. */
type Part = { from?: string; until?: string };

/**
 * Runs something, and returns the files that the fixture passes meanwhile, in order: all that are at work at one of the
 * moments.
 */
export async function filesPassed(
  { from = '', until = '' }: Part,
  run: () => unknown,
): Promise<string[]> {
  moments.clear();
  last = until;
  isNoting = true;
  try {
    await run();
  } finally {
    isNoting = false;
  }
  return [
    ...new Set(
      [...moments.values()]
        .flat()
        .flatMap((files) => files.slice(Math.max(0, files.indexOf(from)))),
    ),
  ];
}

/** The files that a chapter of the architecture lists, in order. */
export function filesInChapter(title: string): string[] {
  const text = fs.readFileSync('.github/ARCHITECTURE.md', 'utf8');
  const [, chapter = ''] = new RegExp(`^## ${title}.*\n([^]*?)(?=^## )`, 'm').exec(text) ?? [];
  return Array.from(chapter.matchAll(/^\d+\. `(.*?)`/gm), ([, file = '']) => file);
}
