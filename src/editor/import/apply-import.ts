import { type ValueObject, type ProposalOptions, pictureList } from '../../content/index.ts';
import type { RefusedUpload, Session } from '../session/index.ts';
import { counted, currentWords, fill } from '../words/index.ts';
import {
  updateOf,
  type EditedPage,
  type ImportEntry,
  type BlockUpdate,
  type DescribedPicture,
} from './import-entries.ts';
import { currentImportWords } from './import-words.ts';
import type { LinkOps } from './links-of-paste.ts';
import { pageFields } from '../starting-content/index.ts';

type Import = {
  file: string;
  page: EditedPage;
  index: number;
  entries: readonly ImportEntry[];
  options: ProposalOptions;
  ops: LinkOps;
};

/**
 * Adds and updates the chosen blocks in one step of undo. First adds their pictures to the site: if one is refused,
 * nothing else is written. Returns the position of the first block, or a sentence for the editor.
 */
export async function applyImport(
  session: Session,
  { file, page, index, entries, options, ops }: Import,
): Promise<number | string> {
  const updated = entries.flatMap((entry) => updateOf(entry, page, options) ?? []);
  const added: ValueObject[] = [];
  for (const entry of entries) {
    if (entry.update) continue;
    if (entry.pictures.length === 0) {
      added.push(entry.proposal.value);
      continue;
    }
    // In order, so that the first refusal ends it.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await uploadPictures(session, entry);
    if ('refused' in answer) {
      const { picture: words } = currentWords();
      const { alt } = answer.refused;
      return `${fill(words.notTaken, { name: `“${alt}”` })} ${words.refusals[answer.reason]}`;
    }
    added.push(answer.value);
  }
  const importWords = currentImportWords();
  const notice = [
    ...(updated.length > 0 ? [counted(importWords.updated, updated.length)] : []),
    ...(added.length > 0 ? [counted(importWords.added, added.length)] : []),
  ].join(' ');
  const isDone = changeBlocks(session, { file, index, added, updated, ops, notice });
  return isDone ? (updated[0]?.index ?? index) : session.state.refusal;
}

type BlockChanges = {
  file: string;
  index: number;
  added: readonly ValueObject[];
  updated: readonly BlockUpdate[];
  ops: LinkOps;
  notice: string;
};

/**
 * Updates blocks of a page and adds others below each other, in one step of undo. Returns whether that was possible.
 */
const changeBlocks = (session: Session, changes: BlockChanges) => {
  const { file, index, added, updated, ops, notice } = changes;
  return session.edit(
    [
      ...ops,
      ...updated.map((one) => ({
        file,
        op: { op: 'set' as const, path: ['blocks', one.index], value: one.value },
      })),
      ...added.map((value, position) => ({
        file,
        op: {
          op: 'insert' as const,
          path: ['blocks'],
          index: index + position,
          value,
          order: pageFields,
        },
      })),
    ],
    notice,
  );
};

type UploadAnswer =
  | { value: ValueObject }
  | { refused: DescribedPicture; reason: RefusedUpload['reason'] };

async function uploadPictures(
  session: Session,
  { proposal: { value }, pictures }: ImportEntry,
): Promise<UploadAnswer> {
  const names: string[] = [];
  for (const picture of pictures) {
    const file = new File([picture.file], fileName(picture), { type: picture.file.type });
    // One by one, so that the first refusal ends it.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await session.upload('images', file);
    if (answer.kind === 'refused') return { refused: picture, reason: answer.reason };
    names.push(answer.upload.stored.name);
  }
  return { value: { ...value, ...listOf(pictures, names) } };
}

/** A file keeps its name; a picture of a letter has none, and is named after its description. */
function fileName({ file, name, alt }: DescribedPicture): string {
  if (file instanceof File) return file.name;
  const words = (name === '' ? alt : name).split(/\s+/).slice(0, 6).join('-');
  return `${words}.${file.type.replace(/^image\//, '').replace('jpeg', 'jpg')}`;
}

function listOf(pictures: readonly DescribedPicture[], names: readonly string[]): ValueObject {
  const list = pictureList;
  if (!list) return {};
  const items = pictures.map(({ name, alt }, index) => ({
    ...(name.trim() === '' ? {} : { [list.name]: name.trim() }),
    [list.image]: { src: names[index] ?? '', alt: alt.trim() },
  }));
  return { [list.list]: items };
}
