import { dataName } from '../../content/index.ts';
import { schemaOfFile } from '../../../schema/file-schemas.ts';
import type { FieldPath } from '../../messages/index.ts';
import { timeInWords } from '../../site/index.ts';
import { leavesOf, type Leaf } from '../engine/index.ts';
import { languageOfFile, pageFileLike, valueOf } from '../site/index.ts';
import type { Session } from '../session/index.ts';
import { settingsFile, wordsOf, type Door } from './frame-doors.ts';
import { fileOfLink } from './left-page.ts';

/** Shorter words and numbers are too ambiguous to look for. */
const minLength = 3;

/** An element, the path of its field or of what contains it, and whether the element itself shows that field. */
export type Shown = { file: string; element: Element; path: FieldPath; isItself: boolean };

/** The words of an element to look for, and the fields that may contain them. */
type Search = { session: Session; isSame: (leaf: Leaf) => boolean; of: Shown };

/**
 * The field whose words an element shows: that of its path, or a contact in the settings, a row of a shared list, the
 * name of a page in the breadcrumbs, an amount or a day of this page or of one that the block mentions. Null if no field
 * has them.
 */
export function doorOfValue(session: Session, clicked: Shown): Door | null {
  const of = { ...clicked, element: wholeAmount(clicked.element) };
  const { file, element, path, isItself } = of;
  const words = wordsOf(element);
  if (words.length < minLength) return null;
  const shown = element.closest('a, button') ?? element;
  const search = { session, isSame: sameAs(session, of, shown), of };
  const ofPage = leavesIn(session, file);
  const inField = below(ofPage, path);
  const inBlock = below(ofPage, path.slice(0, 2));
  // Of a text in several paragraphs, only the end is marked.
  const isText = inField.length === 1 && inField[0]?.path.length === path.length;
  if ((isItself || isText) && inField.some((leaf) => says(leaf, words))) return { file, path };
  const here = inField.find(search.isSame) ?? inBlock.find(search.isSame);
  if (here) return { file, path: here.path };
  const inItem = path.length > 2 ? inField : [];
  return (
    doorInPages(search, [linkedPage(session, shown), ...pagesMentioned(session, inItem)]) ??
    doorOfShared(search, namesIn(inBlock)) ??
    doorInOtherBlock(search, ofPage) ??
    doorInPages(search, pagesMentioned(session, inBlock))
  );
}

const below = (leaves: readonly Leaf[], path: FieldPath): Leaf[] =>
  leaves.filter((leaf) => path.every((step, depth) => leaf.path[depth] === step));

/** The values of fields, and the names in links: of `phone:main`, the contact. */
const namesIn = (leaves: readonly Leaf[]): ReadonlySet<unknown> =>
  new Set(
    leaves.flatMap(({ value }) =>
      typeof value === 'string' ? [value, value.replace(/^\w+:/, '')] : [],
    ),
  );

/** Of a currency beside its amount, both. */
function wholeAmount(element: Element): Element {
  const { parentElement } = element;
  const isPart = parentElement !== null && !isAmount(element) && isAmount(parentElement);
  return isPart ? parentElement : element;
}

export const isAmount = (element: Element): boolean =>
  /^\p{L}*[\d.,\s\u00A0\u202F’'–]+$/u.test(wordsOf(element)) && /\d/.test(element.textContent);

/** Whether a text contains words, parts of which may be a link or emphasized. */
const says = ({ value }: Leaf, words: string): boolean =>
  String(value)
    .replaceAll(/[*_[\]\\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .includes(words);

/** A field of another block of the page, unless several blocks have the same. */
function doorInOtherBlock({ isSame, of: { file } }: Search, ofPage: readonly Leaf[]): Door | null {
  const [first, ...others] = ofPage.filter(isSame);
  const isUnique = others.every(({ path }) => path[1] === first?.path[1]);
  return first && isUnique ? { file, path: first.path } : null;
}

/** A field of the settings or of a list, below a name that the block mentions. */
function doorOfShared({ session, isSame }: Search, mentioned: ReadonlySet<unknown>): Door | null {
  const lists = session
    .files()
    .filter((one) => one.startsWith('data/') && mentioned.has(dataName(one)));
  for (const file of [settingsFile, ...lists]) {
    const found = leavesIn(session, file).filter(isSame);
    const path = found.find(
      (leaf) => file !== settingsFile || leaf.path.some((step) => mentioned.has(step)),
    )?.path;
    if (path) return { file, path };
  }
  return null;
}

export function leavesIn(session: Session, file: string): Leaf[] {
  const root = valueOf(session, file);
  const leaves = root === undefined ? [] : leavesOf(schemaOfFile(file, root), root);
  return leaves.filter(({ path }) => path.at(-1) !== 'type');
}

export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** Matches values that an element shows: its words, its number, its day, or the telephone or e-mail of its link. */
function sameAs(session: Session, { file, element }: Shown, shown: Element) {
  const words = wordsOf(element);
  const [scheme, target = ''] = (shown.getAttribute('href') ?? '').split(':', 2);
  const isNumber = isAmount(element);
  const language = languageOfFile(session, file);
  const day = element.closest('time')?.getAttribute('datetime')?.slice(0, 10);
  return ({ value }: Leaf): boolean => {
    const text = String(value).trim();
    if (text === '') return false;
    if (text === words || (scheme === 'mailto' && text === target)) return true;
    if (/^\d{4}-\d\d-\d\d$/.test(text))
      return text === day || timeInWords(text, language) === words;
    const digits = digitsOf(text);
    if (digits.length < minLength) return false;
    if (typeof value === 'number') return isNumber && digits === digitsOf(words);
    return scheme === 'tel' && /^[+\d\s()-]+$/.test(text) && digits === digitsOf(target);
  };
}

/**
 * All fields that an amount shown once stands for: each item of the list has it, as the terms of a class that cost the
 * same. Empty if it stands for one field.
 */
export function doorsOfSame(session: Session, { file, path }: Door): Door[] {
  const [list, name] = [path.slice(0, -2), path.at(-1)];
  const inList = leavesIn(session, file).filter(
    (leaf) =>
      leaf.path.length === path.length &&
      leaf.path.at(-1) === name &&
      typeof leaf.path.at(-2) === 'number' &&
      list.every((step, depth) => leaf.path[depth] === step),
  );
  const isSame = inList.every(({ value }) => value === inList[0]?.value);
  return isSame && inList.length > 1 ? inList.map((leaf) => ({ file, path: leaf.path })) : [];
}

/** The file of the page to which the link around an element, or else its row, leads. */
function linkedPage(session: Session, shown: Element): string | null {
  const link = shown.closest('a[href]') ?? shown.closest('tr, li')?.querySelector('a[href]');
  return link ? fileOfLink(session, link) : null;
}

const pagesMentioned = (session: Session, leaves: readonly Leaf[]): string[] =>
  leaves.flatMap(({ value }) =>
    typeof value === 'string' && value.startsWith('/')
      ? (pageFileLike(session, value.replace(/#.*/, '')) ?? [])
      : [],
  );

/** The pages whose amounts an element may show: its own, and those that its link, its item or its block mentions. */
export function pagesBehind(session: Session, { file, element, path }: Shown): string[] {
  const linked = linkedPage(session, element);
  const mentioned =
    linked === null ? pagesMentioned(session, below(leavesIn(session, file), path)) : [linked];
  return [...new Set([file, ...mentioned])];
}

/** A field of the first page that has the words. Its title and its name in the menu come before its blocks. */
function doorInPages(
  { session, isSame, of }: Search,
  files: readonly (string | null)[],
): Door | null {
  for (const file of files) {
    const path =
      file === null || file === of.file ? null : leavesIn(session, file).find(isSame)?.path;
    if (file !== null && path) return { file, path };
  }
  return null;
}
