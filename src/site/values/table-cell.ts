import type { ImagePart } from '../../../schema/fields/image.ts';
import type { LinkPart } from '../../../schema/fields/link.ts';
import type { Price } from '../../../schema/fields/price.ts';
import type { TextPart } from '../../../schema/fields/text.ts';
import type { ColumnKind } from '../../../schema/list-columns.ts';

/** A cell of a table with the kind of its column. */
export type TableCell =
  | { kind: 'text'; text: TextPart; language?: string | undefined }
  | { kind: 'amount'; price: Price; former?: number | undefined; per?: string | undefined }
  | { kind: 'number'; number: number; decimals?: number | undefined }
  | { kind: 'date'; day: string }
  | { kind: 'time'; time: string }
  | { kind: 'yes-no'; isYes: boolean }
  | { kind: 'link'; link: LinkPart }
  | { kind: 'picture'; picture: ImagePart };

/** The head of a column. */
export type TableColumn = { label: string; unit?: string | undefined; kind: ColumnKind };

/** What a page shows of a list: heads, and rows with a cell or null for each. */
export type ListTable = {
  columns: TableColumn[];
  rows: (TableCell | null)[][];
  asOf?: string | undefined;
};
