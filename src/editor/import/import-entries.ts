import {
  isValueObject,
  type Value,
  type ValueObject,
  type BlockComparison,
  type PastedDocument,
  proposeBlocks,
  type Proposal,
  type ProposalOptions,
  splitByClass,
  compareWithBlock,
  updatedBlock,
  updateTargets,
  type UpdateTarget,
} from '../../content/index.ts';

export type DescribedPicture = { file: Blob; name: string; alt: string };

export type ImportEntry = {
  proposal: Proposal;
  /** The proposal before it was matched with a block of the page. */
  asNew: Proposal;
  isIncluded: boolean;
  pictures: readonly DescribedPicture[];
  /** The blocks that it can update, the most similar first. */
  targets: readonly UpdateTarget[];
  /** The block that it updates, and the positions of changes left out; null if it is new. */
  update: { index: number; skipped: ReadonlySet<number> } | null;
  /** Whether a sheet of several classes was split into several entries. */
  isOfClass: boolean;
};

export type EditedPage = { title: string; blocks: readonly Value[] };

export type BlockUpdate = { index: number; value: ValueObject };

/** The entries that a document can become. A table whose rows a block of the page has is proposed as its update. */
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

export const withTarget = (entry: ImportEntry, target: UpdateTarget): ImportEntry => ({
  ...entry,
  proposal: target.proposal,
  update: { index: target.index, skipped: new Set() },
});

export const withoutTarget = (entry: ImportEntry): ImportEntry => ({
  ...entry,
  proposal: entry.asNew,
  update: null,
});

export const reread = (entry: ImportEntry, proposal: Proposal): ImportEntry => ({
  ...entry,
  proposal,
  asNew: entry.update ? entry.asNew : proposal,
  update:
    proposal.value['type'] === entry.proposal.value['type'] && entry.update
      ? { ...entry.update, skipped: new Set() }
      : null,
});

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

/** The updated block; null if there is none, or nothing in it changes. */
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
