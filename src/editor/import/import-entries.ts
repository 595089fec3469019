import { isValueObject, type Value, type ValueObject } from '../../editing/edit-op.ts';
import type { BlockComparison } from '../../editing/import/match-rows.ts';
import type { PastedDocument } from '../../editing/import/pasted-document.ts';
import { proposeBlocks } from '../../editing/import/propose-blocks.ts';
import type { Proposal, ProposalOptions } from '../../editing/import/proposal.ts';
import { splitByClass } from '../../editing/import/split-columns.ts';
import {
  compareWithBlock,
  updatedBlock,
  updateTargets,
  type UpdateTarget,
} from '../../editing/import/update-block.ts';

/** A picture with the name that it has on the page, and what it shows. */
export type DescribedPicture = { file: Blob; name: string; alt: string };

/** A proposed block, whether it is taken, and the block of the page that it is the newer version of. */
export type ImportEntry = {
  proposal: Proposal;
  /** The proposal as it was before a block of the page had any part in it. */
  asNew: Proposal;
  isIncluded: boolean;
  /** Its pictures, as they are described. */
  pictures: readonly DescribedPicture[];
  /** The blocks that it can update, the most alike first. */
  targets: readonly UpdateTarget[];
  /** The block that it updates, and the positions of the changes that are not made; null if it is added. */
  update: { index: number; skipped: ReadonlySet<number> } | null;
  /** Whether it is one of several that a sheet of several classes became. */
  isOfClass: boolean;
};

/** The page that is edited, as it is now. */
export type EditedPage = { title: string; blocks: readonly Value[] };

/** A block of the page that becomes another value. */
export type BlockUpdate = { index: number; value: ValueObject };

/** What a document can become on a page. Of a table whose rows a block of the page has, updating that is proposed. */
export function entriesOf(
  document: PastedDocument,
  page: EditedPage,
  options: ProposalOptions,
): ImportEntry[] {
  const usedTargets = new Set<number>();
  return proposeBlocks(document, options).map((proposal): ImportEntry => {
    const targets = updateTargets(proposal, page, options);
    const target = targets.find(({ index }) => !usedTargets.has(index));
    const entry = entryOf(proposal, targets);
    if (!target) return entry;
    usedTargets.add(target.index);
    return withTarget(entry, target);
  });
}

const entryOf = (proposal: Proposal, targets: readonly UpdateTarget[]): ImportEntry => ({
  proposal,
  asNew: proposal,
  isIncluded: true,
  pictures: proposal.pictures.map((picture) => ({ ...picture, name: '' })),
  targets,
  update: null,
  isOfClass: false,
});

/** The entry as an update of a block of the page. */
export const withTarget = (entry: ImportEntry, target: UpdateTarget): ImportEntry => ({
  ...entry,
  proposal: target.proposal,
  update: { index: target.index, skipped: new Set() },
});

/** The entry as a new block. */
export const withoutTarget = (entry: ImportEntry): ImportEntry => ({
  ...entry,
  proposal: entry.asNew,
  update: null,
});

/** The entry read in another way. As another kind of block it updates none. */
export const reread = (entry: ImportEntry, proposal: Proposal): ImportEntry => ({
  ...entry,
  proposal,
  asNew: entry.update ? entry.asNew : proposal,
  update:
    proposal.value['type'] === entry.proposal.value['type'] && entry.update
      ? { ...entry.update, skipped: new Set() }
      : null,
});

/** An entry for each class of its sheet. */
export const splitEntry = (entry: ImportEntry, options: ProposalOptions): ImportEntry[] =>
  splitByClass(entry.proposal, options).map((proposal) => ({
    ...entryOf(proposal, []),
    isOfClass: true,
  }));

/** What an entry changes in the block that it updates; null if it updates none. */
export const comparisonOf = (
  { proposal, update }: ImportEntry,
  { blocks }: EditedPage,
  options: ProposalOptions,
): BlockComparison | null =>
  update ? compareWithBlock(blocks[update.index], proposal, options) : null;

/** The block that an entry updates as it will be; null if it updates none, or nothing of it changes. */
export function updateOf(
  entry: ImportEntry,
  page: EditedPage,
  options: ProposalOptions,
): BlockUpdate | null {
  const { update, proposal } = entry;
  const comparison = comparisonOf(entry, page, options);
  const block = update ? page.blocks[update.index] : undefined;
  if (!update || !comparison || !isValueObject(block)) return null;
  const changes = comparison.changes.filter((_, position) => !update.skipped.has(position));
  if (changes.length === 0) return null;
  const value = updatedBlock(block, proposal, { changes, labelOf: options.labelOf });
  return { index: update.index, value };
}
