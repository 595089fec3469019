import { say, type Message } from '../../messages/index.ts';
import { pageSchema } from '../../../schema/page.ts';
import { addressKey, addressOfFile, findReservedStep } from '../../site/index.ts';
import { applyEdits } from '../yaml/apply-edit.ts';
import type { EditOp, FileChange } from '../yaml/edit-op.ts';
import { linksTo, moveLinks, type LinkLocation } from './move-links.ts';
import { openText } from '../yaml/open-text.ts';
import { valueAt } from '../../../schema/value-at.ts';

/** The texts of all files of a site, by path. */
export type SiteTexts = ReadonlyMap<string, string>;

/** The effect of a change of pages on files, and the links that need attention. */
export type PageChange = { changes: FileChange[]; links: LinkLocation[] } | { refused: Message };

/** The fields of a page in the schema's order. */
const pageFields = Object.keys(pageSchema.shape);

/**
 * Moves a page to another address: its file, all links to it, and an entry for its old address, which then redirects. A
 * single step that is saved and undone as a whole.
 */
export function movePage(
  texts: SiteTexts,
  { from, to, oldAddressField }: { from: string; to: string; oldAddressField: string },
): PageChange {
  const refused = refuseFile(texts, to, from);
  if (refused !== null) return { refused };
  const [old, address] = [addressOfFile(from), addressOfFile(to)];
  const changes: FileChange[] = [];
  const links: LinkLocation[] = [];
  for (const [file, before] of texts) {
    const { ops, remaining } = moveLinks(file, before, old, address);
    const isPage = file === from;
    const all = isPage ? [...ops, ...noteOldAddress(before, oldAddressField, old, address)] : ops;
    const edited = applyEdits(before, all);
    if ('refused' in edited && isPage) return edited;
    const after = 'text' in edited ? edited.text : before;
    links.push(...('text' in edited ? remaining : linksTo(file, before, old)));
    if (isPage) {
      changes.push({ file: from, before, after: null }, { file: to, before: null, after });
    } else if (after !== before) changes.push({ file, before, after });
  }
  return { changes, links };
}

/** Pages that move together: a page, its descendants, and a new title for one of them. */
export type PageMoves = {
  moves: readonly { from: string; to: string }[];
  oldAddressField: string;
  title: { file: string; title: string } | null;
};

/** Moves several pages in sequence, and gives one of them another title: all or nothing. */
export function movePages(
  texts: SiteTexts,
  { moves, oldAddressField, title }: PageMoves,
): PageChange {
  const now = new Map(texts);
  const links: LinkLocation[] = [];
  if (title) {
    const op: EditOp = { op: 'set', path: ['title'], value: title.title, order: pageFields };
    const edited = applyEdits(now.get(title.file) ?? '', [op]);
    if ('refused' in edited) return edited;
    now.set(title.file, edited.text);
  }
  for (const move of moves) {
    const moved = movePage(now, { ...move, oldAddressField });
    if ('refused' in moved) return moved;
    links.push(...moved.links);
    for (const { file, after } of moved.changes) {
      if (after === null) now.delete(file);
      else now.set(file, after);
    }
  }
  const files = new Set([...texts.keys(), ...now.keys()]);
  const changes = [...files].flatMap((file): FileChange[] => {
    const [before, after] = [texts.get(file) ?? null, now.get(file) ?? null];
    return before === after ? [] : [{ file, before, after }];
  });
  return { changes, links };
}

/** The old address is added to the list; the new one is removed if the page returns to a former address. */
function noteOldAddress(text: string, field: string, old: string, address: string): EditOp[] {
  const value = openText(text)?.value;
  const noted = value === undefined ? undefined : valueAt(value, [field]);
  const list = Array.isArray(noted) ? noted : [];
  const back = list.findIndex(
    (one) => typeof one === 'string' && addressKey(one) === addressKey(address),
  );
  // An address that differs in case only is the same address, and cannot redirect to itself.
  const ops: EditOp[] =
    addressKey(old) === addressKey(address)
      ? []
      : [{ op: 'insert', path: [field], index: list.length, value: old, order: pageFields }];
  if (back >= 0) ops.push({ op: 'remove', path: [field], index: back });
  return ops;
}

/** Copies a page to a new address, with a new title. Links to the old one do not change. */
export function duplicatePage(
  texts: SiteTexts,
  { from, to, title }: { from: string; to: string; title: string },
): PageChange {
  const refused = refuseFile(texts, to, from);
  if (refused !== null) return { refused };
  const op: EditOp = { op: 'set', path: ['title'], value: title, order: pageFields };
  const edited = applyEdits(texts.get(from) ?? '', [op]);
  if ('refused' in edited) return edited;
  return { changes: [{ file: to, before: null, after: edited.text }], links: [] };
}

/** Deletes a page; links to it in other files are then reported as broken. */
export function deletePage(texts: SiteTexts, file: string): PageChange {
  const before = texts.get(file);
  if (before === undefined) return { refused: say('page-gone', { file }) };
  const address = addressOfFile(file);
  const links = [...texts].flatMap(([other, text]) =>
    other === file ? [] : linksTo(other, text, address),
  );
  return { changes: [{ file, before, after: null }], links };
}

/** Why a page cannot have a file; null if it can. Addresses are compared ignoring case. */
function refuseFile(texts: SiteTexts, file: string, from: string): Message | null {
  if (!texts.has(from)) return say('page-gone', { file: from });
  if (!/^pages(?:\/[a-z0-9][a-z0-9_-]*)+\.yaml$/i.test(file)) {
    return say('page-wrongAddress');
  }
  const address = addressOfFile(file);
  const reserved = findReservedStep(address);
  if (reserved) return reserved.reason;
  const existing = [...texts.keys()].find(
    (other) =>
      other.startsWith('pages/') &&
      other !== from &&
      addressKey(addressOfFile(other)) === addressKey(address),
  );
  if (existing !== undefined) return say('page-taken', { address: addressOfFile(existing) });
  return file === from ? say('page-there') : null;
}
