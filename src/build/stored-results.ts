import type { PageResult } from './build-pages.ts';
import type { SearchedPage } from './search-files.ts';
import type { SentPage } from './send-pages.ts';
import { readRows, storeRows, type Row, type StoredRows } from './stored-rows.ts';

/** How results of one kind, of which there is one for each page, are turned into rows and back. */
type RowsOf<T> = {
  toRow: (result: T) => Row;
  fromRow: (texts: readonly string[], lists: readonly string[][]) => T;
};

/** The documents of pages. */
export const pageRows: RowsOf<PageResult> = {
  toRow: ({ inputs, queries, answers, tags, document, scripts, styles, stylesheets }) => ({
    texts: [inputs, queries, answers, tags.inputs, tags.answers, document],
    lists: [scripts, styles, stylesheets],
  }),
  fromRow: (
    [inputs = '', queries = '', answers = '', ofInputs = '', ofAnswers = '', document = ''],
    [scripts = [], styles = [], stylesheets = []],
  ) => {
    const tags = { inputs: ofInputs, answers: ofAnswers };
    return { inputs, queries, answers, tags, document, scripts, styles, stylesheets };
  },
};

/** The documents that send pages. */
export const sentRows: RowsOf<SentPage> = {
  toRow: ({ inputs, document, scripts, readPages }) => ({
    texts: [inputs, document],
    lists: [scripts, readPages],
  }),
  fromRow: ([inputs = '', document = ''], [scripts = [], readPages = []]) => ({
    inputs,
    document,
    scripts,
    readPages,
  }),
};

/** The search entries of pages. */
export const searchedRows: RowsOf<SearchedPage> = {
  toRow: ({ inputs, lengths, headings, shown, limit, texts, max }) => ({
    texts: [inputs, JSON.stringify(lengths), headings, shown, String(limit), texts, String(max)],
    lists: [],
  }),
  fromRow: ([
    inputs = '',
    lengths = '[]',
    headings = '',
    shown = '',
    limit = '',
    texts = '',
    max = '',
  ]) => ({
    inputs,
    lengths: JSON.parse(lengths),
    headings,
    shown,
    limit: Number(limit),
    texts,
    max: Number(max),
  }),
};

/** The characters of pages. */
export const characterRows: RowsOf<string> = {
  toRow: (text) => ({ texts: [text], lists: [] }),
  fromRow: ([text = '']) => text,
};

/** Whether a stored value has the shape of rows. */
export const areRows = (value: unknown): value is StoredRows =>
  typeof value === 'object' && value !== null && 'keys' in value && 'listed' in value;

/** Results as rows. */
export const storeResults = <T>(
  { toRow }: RowsOf<T>,
  results: ReadonlyMap<string, T>,
): StoredRows => storeRows(new Map(Array.from(results, ([key, one]) => [key, toRow(one)])));

/** The results that were stored as rows; none if nothing was. */
export const readResults = <T>(
  { fromRow }: RowsOf<T>,
  stored: StoredRows | undefined,
): Map<string, T> => (stored ? readRows(stored, fromRow) : new Map());
