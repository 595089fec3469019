import type { FieldSchema } from '../../../../schema/fields/field.ts';
import type { Notation } from '../../../../schema/fields/notation.ts';
import type { Value, ValueObject } from '../../yaml/edit-op.ts';
import { fieldsInOrder, headingOf } from './block-lists.ts';
import type { FieldOrder, FitNotice } from './fit-sheet.ts';
import type { PastedTable } from './pasted-document.ts';
import type { Sheet } from './read-sheet.ts';

/** How a table is read: as which block, with which columns, and whether its rows and columns are exchanged. */
export type TableReading = {
  type: string;
  /** The list of the block that the rows become; empty for the block that takes any table. */
  field: string;
  order: FieldOrder;
  isTurned: boolean;
  /** Whether its first row has the names of its columns. */
  hasNames: boolean;
};

/** A picture that can be added to the site, with the description that it had where it comes from. */
export type PictureFile = { file: Blob; alt: string };

/** A block that something pasted can become. */
export type Proposal = {
  value: ValueObject;
  notices: readonly FitNotice[];
  /** The heading that it was given; empty if there is none. */
  title: string;
  /** Pictures that stand below each other; empty for all else. */
  pictures: readonly PictureFile[];
  /** For a table: what it was, how it was read, and the blocks that it can be, the best first. */
  table: {
    source: PastedTable;
    sheet: Sheet;
    reading: TableReading;
    types: readonly string[];
    /** The year that days without one are in; null if the document names none, or several. */
    year: number | null;
  } | null;
};

/** How the site writes numbers and days, and the labels of fields in the editor. */
export type ProposalOptions = Notation & { labelOf: (schema: FieldSchema) => string };

/** A block with a heading, its fields in the order of its schema. */
export function withTitle(value: ValueObject, title: string): ValueObject {
  const type = String(value['type']);
  const heading = headingOf(type);
  const filled = title === '' || heading === null ? value : { ...value, [heading.field]: title };
  return Object.fromEntries(
    fieldsInOrder(type).flatMap((field): [string, Value][] => {
      const one = filled[field];
      return one === undefined ? [] : [[field, one]];
    }),
  );
}

export const titled = (proposal: Proposal, title: string): Proposal => ({
  ...proposal,
  title,
  value: withTitle(proposal.value, title),
});
