import { schemaOfFile } from '../../../schema/file-schemas.ts';
import type { Diagnostic } from '../../messages/index.ts';
import {
  addressKey,
  addressOfFile,
  attachmentIn,
  readLink,
  readMentions,
} from '../../site/index.ts';
import { uploadFile } from '../edit-protocol/uploads.ts';
import { applyEdits } from '../yaml/apply-edit.ts';
import type { FileChange, Value } from '../yaml/edit-op.ts';
import { linksOfFile } from './links-of-file.ts';
import { moveLinks } from './move-links.ts';
import { movedPages } from './moved-pages.ts';
import { openText } from '../yaml/open-text.ts';

/**
 * Why a change is published along with the chosen ones: it is the other half of a move, its links follow one, it is a new page
 * that something leads to or that is above one, a list that something shows, or without it the site would have a mistake.
 */
export type Because = 'chosen' | 'move' | 'links' | 'linked' | 'list' | 'fits';

/** A published change. With `links` it contains a part of the changes of its file. */
export type PartChange = FileChange & { because: Because };

/** Some of the changes with everything they need, and their uploads. */
export type PublishedPart = { changes: readonly PartChange[]; uploads: readonly string[] };

/** All changes, and the chosen files among them. */
export type ChosenPart = { changes: readonly FileChange[]; chosen: readonly string[] };

/** The chosen changes with those that belong to them. */
export function partOf(
  { changes, chosen }: ChosenPart,
  fitting: readonly string[] = [],
): PublishedPart {
  const byFile = new Map(changes.map((change) => [change.file, change]));
  const origins = movedPages(changes);
  const part = new Map<string, PartChange>();
  const add = (file: string, because: Because): void => {
    const change = byFile.get(file);
    if (!change || isWhole(part.get(file))) return;
    part.set(file, { ...change, because });
    for (const [to, origin] of origins) {
      if (to !== file && origin.file !== file) continue;
      add(origin.file, 'move');
      add(to, 'move');
      followLinks(origin.file, to);
    }
    const value = valueOf(change.after);
    if (value === undefined) return;
    for (const other of pagesLinkedFrom(file, value, byFile.keys())) {
      if (byFile.get(other)?.before === null) add(other, 'linked');
    }
    for (const other of pagesAbove(file))
      if (byFile.get(other)?.before === null) add(other, 'linked');
    for (const list of listsOf(file, value)) add(list, 'list');
  };
  /** Of other changed pages only the links to the moved page are changed; the rest remains a draft. */
  const followLinks = (from: string, to: string): void => {
    for (const { file, before } of changes) {
      const text = part.get(file)?.after ?? before;
      if (before === null || text === null || isWhole(part.get(file))) continue;
      const { ops } = moveLinks(file, text, addressOfFile(from), addressOfFile(to));
      const edited = applyEdits(text, ops);
      if ('text' in edited && edited.text !== text)
        part.set(file, { file, before, after: edited.text, because: 'links' });
    }
  };
  for (const file of chosen) add(file, 'chosen');
  for (const file of fitting) add(file, 'fits');
  const whole = [...part.values()];
  return {
    changes: whole,
    uploads: uploadsIn(whole),
  };
}

const isWhole = (change: PartChange | undefined): boolean =>
  change !== undefined && change.because !== 'links';

const valueOf = (text: string | null): Value | undefined =>
  text === null ? undefined : openText(text)?.value;

/** The pages among some files to which a file links. */
function pagesLinkedFrom(file: string, value: Value, files: Iterable<string>): string[] {
  const targets = new Set(
    linksOfFile(file, value).flatMap(({ to }) => {
      const target = readLink(to);
      return target.kind === 'page' ? [addressKey(target.address)] : [];
    }),
  );
  return [...files].filter(
    (other) => other.startsWith('pages/') && targets.has(addressKey(addressOfFile(other))),
  );
}

/** The files of the pages above a page. */
function pagesAbove(file: string): string[] {
  const steps = file.replace(/(?:\/index)?\.yaml$/, '').split('/');
  return steps.slice(2).flatMap((_, index) => {
    const above = steps.slice(0, index + 2).join('/');
    return [`${above}.yaml`, `${above}/index.yaml`];
  });
}

const mentionsOf = (file: string, value: Value) =>
  readMentions(schemaOfFile(file, value), value).mentions;

/** The lists of content/data that a file shows. */
const listsOf = (file: string, value: Value): string[] =>
  mentionsOf(file, value).names.flatMap(({ kind, name }) =>
    kind === 'data' || kind === 'data-list' ? [`data/${name}.yaml`] : [],
  );

/** The pictures and documents that a text uses, by their paths. */
export function uploadsOf(file: string, text: string | null): string[] {
  const value = valueOf(text);
  if (value === undefined) return [];
  const { images, links } = mentionsOf(file, value);
  return [
    ...images.flatMap(({ src }) => (src === null ? [] : [uploadFile('images', src)])),
    ...links.flatMap(({ to }) => {
      const name = attachmentIn(to);
      return name === null ? [] : [uploadFile('files', name)];
    }),
  ];
}

/** The uploads that changed files use. */
export const uploadsIn = (changes: readonly FileChange[]): string[] => [
  ...new Set(changes.flatMap(({ file, after }) => uploadsOf(file, after))),
];

/** The texts of all changed files as they would be published; files that are left out have their former text. */
export function textsWith(
  changes: readonly FileChange[],
  { changes: published }: PublishedPart,
): Record<string, string | null> {
  const texts = Object.fromEntries(changes.map(({ file, before }) => [file, before]));
  for (const { file, after } of published) texts[file] = after;
  return texts;
}

/** A part to publish, and the mistakes that the site would then have. */
export type CheckedPart = { part: PublishedPart; errors: readonly Diagnostic[] };

/**
 * The chosen changes with those that belong to them, and with those without which the site would have a mistake. `check`
 * returns the diagnostics of the site with some texts replaced; null if it cannot be checked.
 */
export async function checkPart(
  site: ChosenPart,
  check: (texts: Readonly<Record<string, string | null>>) => Promise<readonly Diagnostic[] | null>,
): Promise<CheckedPart | null> {
  const checked = async (fitting: readonly string[]): Promise<CheckedPart | null> => {
    const part = partOf(site, fitting);
    const diagnostics = await check(textsWith(site.changes, part));
    return diagnostics && { part, errors: diagnostics.filter(isError) };
  };
  let fitting: readonly string[] = [];
  let best = await checked(fitting);
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (const more of best ? missingFrom(site, best) : []) {
      const larger = await checked([...fitting, ...more]);
      if (!best || !larger || larger.errors.length >= best.errors.length) continue;
      [best, fitting, isBetter] = [larger, [...fitting, ...more], true];
      break;
    }
  }
  return best;
}

const isError = ({ severity }: Diagnostic): boolean => severity === 'error';

/** Changes that may correct the mistakes of a part, the likeliest first: files with mistakes, files that they mention, settings. */
function missingFrom({ changes }: ChosenPart, { part, errors }: CheckedPart): string[][] {
  const whole = new Set(part.changes.filter(isWhole).map(({ file }) => file));
  const otherFiles = changes.map(({ file }) => file).filter((file) => !whole.has(file));
  const wrong = new Set(errors.map(({ file }) => file));
  const mentioned = part.changes
    .filter(({ file }) => wrong.has(file))
    .flatMap(({ file, after }) => {
      const value = valueOf(after);
      return value === undefined
        ? []
        : [...pagesLinkedFrom(file, value, otherFiles), ...listsOf(file, value)];
    });
  return [
    otherFiles.filter((file) => wrong.has(file)),
    otherFiles.filter((file) => mentioned.includes(file)),
    otherFiles.filter((file) => file === 'site.yaml' || file === 'theme.yaml'),
  ].filter((files) => files.length > 0);
}
