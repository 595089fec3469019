import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Stylesheets may also be imported as text: Card.module.css?inline. */
const ownName = (file: string) => path.basename(file).split('?', 1)[0] ?? '';

/** What a stylesheet can name: classes and animations. */
const named = /\.([A-Za-z_][\w-]*)|@keyframes\s+([\w-]+)/g;

const firsts = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const others = `${firsts}abcdefghijklmnopqrstuvwxyz0123456789`;

/** 0 becomes Aa, then Ba …: two characters for the first 1,612. Unscoped names begin with a lower-case letter. */
function nameOfNumber(number: number): string {
  const first = firsts[number % firsts.length] ?? '';
  let rest = Math.floor(number / firsts.length);
  let name = first;
  do {
    name += others[rest % others.length] ?? '';
    rest = Math.floor(rest / others.length);
  } while (rest > 0);
  return name;
}

/** The stylesheets of components in a folder, relative to it; none if there is no such folder. */
const stylesheetsIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
        file.endsWith('.module.css'),
      )
    : [];

/** What the stylesheets in a folder name, each with the name of its stylesheet, in a fixed order. */
function keysIn(folder: string, nameOf: (file: string) => string): string[] {
  const keys = stylesheetsIn(folder).flatMap((file) =>
    Array.from(
      readFileSync(path.join(folder, file), 'utf8').matchAll(named),
      ([, className, animation]) => `${nameOf(file)} ${className ?? animation ?? ''}`,
    ),
  );
  return [...new Set(keys)].toSorted();
}

/** The name of a stylesheet among those of the blocks of a site: price-table/PriceTable.module.css; null for others. */
function nameInSite(file: string, blocksFolder: string): string | null {
  const name = path.relative(blocksFolder, file).split(path.sep).join('/').split('?', 1)[0] ?? '';
  return name.startsWith('..') || path.isAbsolute(name) ? null : name;
}

/**
 * Gives the classes of all stylesheets of the engine and of the blocks of a site the shortest possible names, because
 * they are in every page. The same sources give the same names; those of the engine do not depend on the site.
 */
export function countClassNames(
  folder: string,
  blocksFolder: string,
): (name: string, file: string) => string {
  const keys = [
    ...keysIn(folder, ownName),
    ...keysIn(blocksFolder, (file) => file.split(path.sep).join('/')),
  ];
  const names = new Map(keys.map((key, number) => [key, nameOfNumber(number)]));
  return (name, file) => {
    const short = names.get(`${nameInSite(file, blocksFolder) ?? ownName(file)} ${name}`);
    if (short === undefined) throw new Error(`Nothing in ${file} is called ${name}.`);
    return short;
  };
}

/** Names for the development server, which show where a class comes from. */
export const readableClassNames =
  (blocksFolder: string) =>
  (name: string, file: string): string => {
    const origin = nameInSite(file, blocksFolder) === null ? '' : 'site-';
    return `${origin}${ownName(file).replace('.module.css', '')}_${name}`;
  };
