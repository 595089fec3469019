import { readdirSync, readFileSync } from 'node:fs';
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

/**
 * Gives the classes of all stylesheets in a folder the shortest possible names, because they are in every page. The
 * same sources give the same names.
 */
export function countClassNames(folder: string): (name: string, file: string) => string {
  const keys = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .flatMap((file) =>
      Array.from(
        readFileSync(path.join(folder, file), 'utf8').matchAll(named),
        ([, className, animation]) => `${ownName(file)} ${className ?? animation ?? ''}`,
      ),
    );
  const names = new Map(
    [...new Set(keys)].toSorted().map((key, number) => [key, nameOfNumber(number)]),
  );
  return (name, file) => {
    const short = names.get(`${ownName(file)} ${name}`);
    if (short === undefined) throw new Error(`Nothing in ${file} is called ${name}.`);
    return short;
  };
}

/** Names for the development server, which show where a class comes from. */
export const readableClassName = (name: string, file: string): string =>
  `${ownName(file).replace('.module.css', '')}_${name}`;
