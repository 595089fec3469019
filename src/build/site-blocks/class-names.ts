import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Stylesheets may also be imported as text: Card.module.css?inline. */
const baseName = (file: string) => path.basename(file).split('?', 1)[0] ?? '';

/** What a stylesheet can name: classes and animations. */
const named = /\.([A-Za-z_][\w-]*)|@keyframes\s+([\w-]+)/g;

const firsts = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const others = 'abcdefghijklmnopqrstuvwxyz';

/**
 * 0 becomes A, 25 Z, 26 Aa, 27 Ab …: names in use together begin with the same letter, and second letters are lower-case,
 * which compresses best. Unscoped names begin with a lower-case letter.
 */
function nameOfNumber(number: number): string {
  const single = firsts[number];
  if (single !== undefined) return single;
  const pair = number - firsts.length;
  const tens = Math.floor(pair / others.length);
  const suffix = tens < firsts.length ? '' : String(Math.floor(tens / firsts.length));
  return `${firsts[tens % firsts.length]}${others[pair % others.length]}${suffix}`;
}

/** The stylesheets of components in a folder, relative to it; none if there is no such folder. */
const stylesheetsIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
        file.endsWith('.module.css'),
      )
    : [];

/** The folders of the editor's stylesheets: visitors never get them, and their names are counted apart. */
const editorFolders = ['editor', 'build'];

const isOfEditor = (file: string): boolean =>
  editorFolders.includes(file.split(path.sep, 1)[0] ?? '');

/** What the stylesheets in a folder name, each with the name of its stylesheet, in a fixed order, and how often. */
function keysIn(
  folder: string,
  nameOf: (file: string) => string,
  isIncluded: (file: string) => boolean = () => true,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const file of stylesheetsIn(folder).filter(isIncluded).toSorted()) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    for (const [, className, animation] of text.matchAll(named)) {
      const key = `${nameOf(file)} ${className ?? animation ?? ''}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

/** The folder of stylesheets that are in every page, at least in part. */
const frameFolder = 'layout';

/**
 * The keys of the engine: first the most frequent ones of the frame, which get names of one letter, then the rest, all in
 * the order in which they are used, which compresses better than by how often.
 */
function engineKeys(folder: string): string[] {
  const ofFrame = [...keysIn(path.join(folder, frameFolder), baseName)];
  const frequent = new Set(
    ofFrame
      .toSorted(([, few], [, many]) => many - few)
      .slice(0, firsts.length)
      .map(([key]) => key),
  );
  const keys = ofFrame.map(([key]) => key);
  const ofPages = keysIn(folder, baseName, (file) => !isOfEditor(file));
  return [...keys.filter((key) => frequent.has(key)), ...keys, ...ofPages.keys()];
}

/** The name of a stylesheet in a folder: price-table/PriceTable.module.css */
const nameIn = (folder: string, file: string): string =>
  path.relative(folder, file).split(path.sep).join('/').split('?', 1)[0] ?? '';

/** The name of a class or an animation of a stylesheet. */
export type NameClass = (name: string, file: string) => string;

/** @throws for what no stylesheet names */
function found(name: string | undefined, what: string, file: string): string {
  if (name === undefined) throw new Error(`Nothing in ${file} is called ${what}.`);
  return name;
}

/**
 * Gives the classes of the engine's stylesheets the shortest possible names, because they are in every page, and says how
 * many there are. The same sources give the same names.
 */
export function engineClassNames(folder: string): { nameClass: NameClass; count: number } {
  const keys = new Set(engineKeys(folder));
  const names = new Map(Array.from(keys, (key, number) => [key, nameOfNumber(number)]));
  const ofEditor = keysIn(folder, (file) => file.split(path.sep).join('/'), isOfEditor).keys();
  // No name of a page is a letter with a number.
  const editorNames = new Map(Array.from(ofEditor, (key, number) => [key, `E${number}`]));
  const nameClass: NameClass = (name, file) => {
    const inEngine = nameIn(folder, file);
    const isEditor = editorFolders.some((part) => inEngine.startsWith(`${part}/`));
    const short = isEditor
      ? editorNames.get(`${inEngine} ${name}`)
      : names.get(`${baseName(file)} ${name}`);
    return found(short, name, file);
  };
  return { nameClass, count: keys.size };
}

/** Names the classes of a site's own blocks; the first of them follows the names of the engine. */
export function siteClassNames(folder: string, first: number): NameClass {
  const keys = keysIn(folder, (file) => file.split(path.sep).join('/')).keys();
  const names = new Map(Array.from(keys, (key, number) => [key, nameOfNumber(first + number)]));
  return (name, file) => found(names.get(`${nameIn(folder, file)} ${name}`), name, file);
}
