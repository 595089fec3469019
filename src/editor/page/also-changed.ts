import { useEffect, useEffectEvent, useState } from 'react';
import { schemaOfFile } from '../../../schema/file-schemas.ts';
import {
  compareParts,
  isUpload,
  openText,
  type FileChange,
  type Value,
} from '../../content/index.ts';
import { leavesOf } from '../engine/index.ts';
import type { Session } from '../session/index.ts';
import { disarmPage } from './disarm-page.ts';

/** Words that visitors see otherwise on a page, although nobody changed them there; empty where there are none. */
export type AlsoChanged = TextChange & { file: string };

type TextChange = { where: string; before: string; after: string };

/** A text on a page, and its element. */
type ShownText = { text: string; element: Element };

const unread = 'script, style, template, svg, [hidden]';

const isCell = (element: Element): boolean => element.matches('td, th');

/** The words of an element as they are read, with a space around each inner element. */
function wordsOf(element: Element): string {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let words = '';
  let parent: Element | null = null;
  while (texts.nextNode()) {
    const { parentElement, nodeValue } = texts.currentNode;
    if (parentElement?.closest(unread)) continue;
    words += (parent === parentElement ? '' : ' ') + (nodeValue ?? '');
    parent = parentElement;
  }
  return words.replaceAll(/\s+/g, ' ').trim();
}

/** The texts of a page in order: of each paragraph, heading, label; and of each cell, which may be empty. */
function shownTexts(root: Element): ShownText[] {
  const texts: ShownText[] = [];
  const visit = (element: Element) => {
    if (element.matches(unread)) return;
    const hasWords = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? ''),
    );
    if (hasWords || isCell(element)) texts.push({ text: wordsOf(element), element });
    else for (const child of element.children) visit(child);
  };
  visit(root);
  return texts;
}

/** The headings of a cell; of anything else, the heading of its block. */
function whereIs(element: Element): string {
  const row = element.closest('tr');
  if (isCell(element) && row) {
    const position = [...row.children].indexOf(element);
    const column = element.closest('table')?.querySelector('thead tr')?.children[position];
    const ofRow = row.querySelector('th[scope="row"]') ?? row.firstElementChild;
    return [ofRow, column]
      .flatMap((one) => (one && one !== element ? [wordsOf(one)] : []))
      .filter((words) => words !== '')
      .join(', ');
  }
  const heading = element.closest('main > *')?.querySelector('h1, h2, h3');
  return heading && heading !== element ? wordsOf(heading) : '';
}

/** The texts that differ between two versions of a page; one that only moved does not. */
export function changedTexts(before: Element, after: Element): TextChange[] {
  const parts = compareParts(shownTexts(before), shownTexts(after), ({ text }) => text);
  const textsOf = (kind: string) =>
    new Set(parts.flatMap((one) => (one.kind === kind ? one.parts.map(({ text }) => text) : [])));
  const [gone, fresh] = [textsOf('removed'), textsOf('added')];
  const hasMoved = ({ text }: ShownText) => text !== '' && gone.has(text) && fresh.has(text);
  return parts.flatMap(({ kind, parts: texts }, index): TextChange[] => {
    const next = parts[index + 1];
    const isReplaced = kind === 'removed' && next?.kind === 'added';
    if (kind === 'same' || (kind === 'added' && parts[index - 1]?.kind === 'removed')) return [];
    const old = kind === 'removed' ? texts.filter((one) => !hasMoved(one)) : [];
    const now = (isReplaced ? next.parts : kind === 'added' ? texts : []).filter(
      (one) => !hasMoved(one),
    );
    return Array.from({ length: Math.max(old.length, now.length) }, (_, position) => {
      const shown = now[position] ?? old[position];
      return {
        where: shown ? whereIs(shown.element) : '',
        before: old[position]?.text ?? '',
        after: now[position]?.text ?? '',
      };
    });
  });
}

const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** The changed values of a file, as letters before and after. */
function changedLetters({ file, ...versions }: FileChange): [string, string][] {
  const [old, now] = [versions.before, versions.after].map((text) => {
    const root: Value = (text === null ? undefined : openText(text)?.value) ?? null;
    return new Map(
      leavesOf(schemaOfFile(file, root), root).map(({ path, value }) => [
        path.join('.'),
        lettersOf(String(value)),
      ]),
    );
  });
  const paths = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
  return Array.from(paths, (path): [string, string] => [
    old?.get(path) ?? '',
    now?.get(path) ?? '',
  ]).filter(([before, after]) => before !== after);
}

/** Whether a value is shown as it was written: an amount with its currency, a text in several paragraphs. */
const isShown = (value: string, text: string) =>
  /^\d+$/.test(value)
    ? digitsOf(text) === value
    : lettersOf(text).includes(value) || value.includes(lettersOf(text));

/** Whether somebody wrote this change, instead of it following from another. */
const isWritten = ({ before, after }: TextChange, written: readonly [string, string][]) =>
  written.some(([old, now]) => isShown(old, before) && isShown(now, after));

/** Fewer digits count something, such as the items of a list. */
const saysAmount = ({ before, after }: TextChange) =>
  /\d[\d.,\s]{2,}/.test(before) && /\d[\d.,\s]{2,}|^$/.test(after);

/**
 * What changes of files do on other pages, and besides what was written on their own ones. The changes of a `part` are
 * compared with the published site, without the drafts that are not published with them.
 */
export async function findAlsoChanged(
  session: Session,
  changes: readonly FileChange[],
  isPart = false,
): Promise<AlsoChanged[]> {
  const changed = changes.filter(({ file }) => /^(?:pages|data)\//.test(file));
  if (changed.length === 0) return [];
  const all = isPart ? session.changes().filter(({ file }) => !isUpload(file)) : changed;
  const origins = Object.fromEntries(all.map(({ file, before }) => [file, before]));
  const parts = Object.fromEntries(changed.map(({ file, after }) => [file, after]));
  const published = isPart ? { ...origins, ...parts } : null;
  const differences = (await session.engine.compare(origins, published)) ?? [];
  const found: AlsoChanged[] = [];
  for (const { file, before, after } of differences) {
    // A letter does not wait until all pages are read.
    await new Promise((resolve) => setTimeout(resolve));
    const [old, now] = [before, after].map((html) => {
      // The policy of the editor on the web refuses styles of elements; texts do not need them.
      const plain = html.replaceAll(/ style="[^"]*"/g, '');
      return disarmPage(new DOMParser().parseFromString(plain, 'text/html')).querySelector('main');
    });
    if (!old || !now) continue;
    const ofFile = changed.find((one) => one.file === file);
    const written = ofFile ? changedLetters(ofFile) : [];
    const texts = changedTexts(old, now).filter(
      (one) => !ofFile || (saysAmount(one) && !isWritten(one, written)),
    );
    found.push(...texts.map((one) => ({ ...one, file })));
  }
  return found;
}

/** In milliseconds without a change, before other pages are compared. */
const pause = 700;

/** The effects elsewhere of a file's unpublished changes, or of a part of all changes, or of all; found once there is a pause. */
export function useAlsoChanged(
  session: Session,
  { file, part = null }: { file?: string; part?: readonly FileChange[] | null },
): readonly AlsoChanged[] {
  const [found, setFound] = useState<readonly AlsoChanged[]>([]);
  const look = useEffectEvent(async (of: typeof part, isOver: () => boolean) => {
    const changes = session.changes().filter((one) => file === undefined || one.file === file);
    const next = await findAlsoChanged(session, of ?? changes, of !== null);
    if (!isOver()) setFound(next);
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let version = 0;
    const soon = () => {
      version += 1;
      const current = version;
      clearTimeout(timer);
      timer = setTimeout(() => void look(part, () => current !== version), pause);
    };
    soon();
    const end = session.subscribe(({ draft, site, origins }, before) => {
      const isSame =
        draft.files === before.draft.files &&
        site.files === before.site.files &&
        origins === before.origins;
      if (!isSame) soon();
    });
    return () => {
      version = -1;
      clearTimeout(timer);
      end();
    };
  }, [session, part]);
  return found;
}
