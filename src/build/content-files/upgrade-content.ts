import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  applyEdits,
  type FormatChange,
  formatChanges,
  isPageFile,
  upgradeExamples,
  upgradeText,
  decode,
  formatOf,
  Source,
} from '../../content/index.ts';
import { fieldsOf } from '../../../schema/fields/field.ts';
import { pageSchema } from '../../../schema/page.ts';
import { addressOfFile } from '../../site/index.ts';
import { blocksFolderOf, listBlockFolders } from '../site-blocks/find-site-blocks.ts';
import { findLink, listFiles, readBytes } from './read-files.ts';
import { replaceFile } from '../system/busy-files.ts';

/** The content and the blocks of a site in the present format, and what that takes; nothing is written yet. */
export type ContentUpgrade = {
  /** The format that the settings state. */
  format: number;
  /** Files of the content by their names in it, and those of blocks by their paths. */
  rewritten: { file: string; text: string; changes: readonly FormatChange[] }[];
  /** Files that a program cannot rewrite without a risk: they are left as they are. */
  unchanged: string[];
};

const byteOrderMark = '\uFEFF';

/** Reads the content of a site and the examples of its blocks, and finds out how its files read in the present format. */
export function planContentUpgrade(contentDir: string): ContentUpgrade {
  const files = listFiles(contentDir).documents.map((file) => ({
    file,
    isLinked: findLink(contentDir, file) !== null,
    ...decode(file, readBytes(contentDir, file)),
  }));
  const settings = files.find(({ file }) => file === 'site.yaml')?.text ?? '';
  const format = formatOf(new Source('site.yaml', settings).value);
  const plan: ContentUpgrade = { format, rewritten: [], unchanged: [] };
  for (const { file, text, isLinked, diagnostics } of files) {
    const upgraded = diagnostics.length > 0 ? null : upgradeText(file, text, format);
    if (upgraded === null || (isLinked && upgraded.text !== text)) plan.unchanged.push(file);
    else if (upgraded.text !== text) {
      plan.rewritten.push({ file, text: upgraded.text, changes: upgraded.changes });
    }
  }
  if (format < formatOfCollections) makeCollections(plan, files);
  for (const { examples } of listBlockFolders(blocksFolderOf(path.resolve(contentDir)))) {
    if (!existsSync(examples)) continue;
    const text = readFileSync(examples, 'utf8');
    const upgraded = upgradeExamples(text, format);
    if (upgraded === null) plan.unchanged.push(examples);
    else if (upgraded.text !== text) plan.rewritten.push({ file: examples, ...upgraded });
  }
  return plan;
}

/** The format from which on news are the entries of a collection. */
const formatOfCollections = 5;

/** As few pages are no series. */
const fewNews = 2;

const isNews = ({ text }: { text: string }): boolean => /^news\s*:/m.test(text);

/** Makes collections of the folders whose pages are all news: of that, no page knows by itself. */
function makeCollections(
  { rewritten, unchanged }: ContentUpgrade,
  files: readonly { file: string; text: string }[],
): void {
  const pages = files.filter(({ file }) => isPageFile(file) && !unchanged.includes(file));
  const folders = new Set(pages.filter(isNews).map(({ file }) => path.posix.dirname(file)));
  for (const { file, text } of pages) {
    const address = addressOfFile(file);
    if (!folders.has(`pages${address}`)) continue;
    const below = pages.filter((one) => addressOfFile(one.file).startsWith(`${address}/`));
    if (address === '/' || below.length < fewNews || !below.every(isNews)) continue;
    const planned = rewritten.find((one) => one.file === file);
    const edited = applyEdits(planned?.text ?? text, [
      { op: 'set', path: ['collection'], value: { kind: 'news' }, order: pageFields },
    ]);
    if ('refused' in edited) unchanged.push(file);
    else if (planned) planned.text = edited.text;
    else
      rewritten.push({
        file,
        text: edited.text,
        changes: formatChanges.filter((one) => one.format === formatOfCollections),
      });
  }
}

const pageFields = [...(fieldsOf(pageSchema)?.keys() ?? [])];

/** Writes what was planned. */
export function writeContentUpgrade(contentDir: string, { rewritten }: ContentUpgrade): void {
  for (const { file, text } of rewritten) {
    const target = path.resolve(contentDir, file);
    const hadMark = readFileSync(target).subarray(0, 3).equals(Buffer.from(byteOrderMark));
    replaceFile(target, (hadMark ? byteOrderMark : '') + text);
  }
}
