import type { DatePart } from './fields/date.ts';
import type { LinkPart } from './fields/link.ts';

/**
 * Something on a page that a reader needs in order to decide or to act. The message about the page and its sheet for a
 * notice board consist of these. They are plain data and are put into words in the language of the page.
 */
export type Essential =
  /** An amount, a range, or a word: `free` and `ask` are written in the language of the page. */
  | {
      kind: 'price';
      name: string;
      price: number | string | { from: number; to?: number | undefined };
      per?: string | undefined;
    }
  /** What the page behind a link costs. */
  | { kind: 'prices-of'; name: string; to: LinkPart }
  /** A day or a period; without `from`, a day by which something must be done. */
  | { kind: 'date'; name: string; from?: DatePart | undefined; to?: DatePart | undefined }
  /** Days of the week with the same times, from Monday, which is 0; times are written as 08:00. */
  | { kind: 'hours'; days: readonly number[]; times: readonly { from: string; to: string }[] }
  /** The dates in the calendar of another page, each of which can be sent by itself. */
  | { kind: 'dates-of'; to: LinkPart }
  /** The name of a contact of site.yaml. */
  | { kind: 'contact'; contact: string };
