import { dataName } from '../../content/index.ts';
import { schemaOfFile } from '../../../schema/file-schemas.ts';
import type { FieldPath } from '../../messages/index.ts';
import { leavesOf, type Leaf } from '../engine/index.ts';
import { valueOf } from '../site/index.ts';
import type { Session } from '../session/index.ts';
import { settingsFile, wordsOf, type Door } from './frame-doors.ts';
import { fileOfLink } from './left-page.ts';

/** Shorter words and numbers are too ambiguous to look for. */
const minLength = 3;

type Shown = { file: string; element: Element; path: FieldPath };

/**
 * The field elsewhere whose words an element shows, if its own block does not contain them: a contact in the settings,
 * a row of a shared list, the name of a page in the breadcrumbs, an amount of this page or of a linked one. Null if
 * there is none.
 */
export function doorOfValue(session: Session, { file, element, path }: Shown): Door | null {
  const shown = element.closest('a, button') ?? element;
  const isSame = sameAs(element, shown);
  const block = path.slice(0, 2);
  const ofPage = leavesIn(session, file);
  const ofBlock = ofPage.filter((leaf) => block.every((step, depth) => leaf.path[depth] === step));
  const words = wordsOf(element);
  if (words.length < minLength || ofBlock.some((leaf) => isSame(leaf) || says(leaf, words)))
    return null;
  const [inPage, ...others] = ofPage.filter(isSame);
  return (
    doorOfShared(session, new Set(ofBlock.map(({ value }) => value)), isSame) ??
    doorOfLinked(session, shown, isSame) ??
    (inPage && others.length === 0 ? { file, path: inPage.path } : null)
  );
}

/** Whether a text contains words, parts of which may be a link or emphasized. */
const says = ({ value }: Leaf, words: string): boolean =>
  String(value)
    .replaceAll(/[*_[\]\\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .includes(words);

/** A field of the settings or of a list, below a name that the block mentions. */
function doorOfShared(
  session: Session,
  mentioned: ReadonlySet<unknown>,
  isSame: (leaf: Leaf) => boolean,
): Door | null {
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

function leavesIn(session: Session, file: string): Leaf[] {
  const root = valueOf(session, file);
  const leaves = root === undefined ? [] : leavesOf(schemaOfFile(file, root), root);
  return leaves.filter(({ path }) => path.at(-1) !== 'type');
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** Matches values that an element shows: its words, its number, or the telephone or e-mail of its link. */
function sameAs(element: Element, shown: Element): (leaf: Leaf) => boolean {
  const words = wordsOf(element);
  const [scheme, target = ''] = (shown.getAttribute('href') ?? '').split(':', 2);
  const isNumber = /^\p{L}*[\d.,\s\u00A0\u202F’']+$/u.test(words);
  return ({ value }) => {
    const text = String(value).trim();
    if (text === '') return false;
    if (text === words || (scheme === 'mailto' && text === target)) return true;
    const digits = digitsOf(text);
    if (digits.length < minLength) return false;
    if (typeof value === 'number') return isNumber && digits === digitsOf(words);
    return scheme === 'tel' && /^[+\d\s()-]+$/.test(text) && digits === digitsOf(target);
  };
}

/** A field of the page to which the link around an element, or else its row, leads. */
function doorOfLinked(
  session: Session,
  shown: Element,
  isSame: (leaf: Leaf) => boolean,
): Door | null {
  const link = shown.closest('a[href]') ?? shown.closest('tr, li')?.querySelector('a[href]');
  const file = link ? fileOfLink(session, link) : null;
  if (file === null) return null;
  // Its title and its name in the menu come before its blocks.
  const path = leavesIn(session, file).find(isSame)?.path;
  return path ? { file, path } : null;
}
