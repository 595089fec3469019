import { noSuchColumn, type DataList } from '../../../schema/list-file.ts';
import { type Explanation, offerNames, say, nearNames } from '../../messages/index.ts';
import type { CheckInput, SiteFiles } from './check-input.ts';
import {
  listCalled,
  readValueName,
  rowCalled,
  rowNames,
  type ValueName,
} from '../lists/list-values.ts';
import { testedTexts, type TextTest } from '../pages/page-summary.ts';
import {
  inBraces,
  substitutionNames,
  substitutionsIn,
  type FoundSubstitution,
} from '../values/substitutions.ts';

type Input = Pick<CheckInput, 'tree' | 'files'>;

/**
 * Checks the name of a value of a list in a text: `{{prices.Tilapia.price}}`. Null if it is not meant to be one, empty
 * if it is right.
 */
export function explainListValue(
  { written, name }: FoundSubstitution,
  { tree, files }: Input,
): Explanation[] | null {
  const read = name === null || substitutionNames.includes(name) ? null : readValueName(name);
  if (!read) return null;
  const list = listCalled(tree.data, read.list);
  if (!list) {
    // A list with mistakes of its own may have the value.
    if (files.dataNames.includes(read.list) && !tree.data.has(read.list)) return [];
    const lists = [...tree.data].flatMap(([other, { kind }]) => (kind === 'list' ? [other] : []));
    const near = nearNames(read.list, lists);
    return [
      {
        code: 'no-such-data',
        message: [
          ...say('data-noSource', { name: read.list, braces: written }),
          ...offerNames(near),
        ],
        help: lists.length > 0 ? say('useOneOf', { names: lists.join(', ') }) : say('data-addList'),
        ...intendedName(written, near, (one) => ({ ...read, list: one })),
      },
    ];
  }
  const rows = rowNames(list);
  if (!rows.some((row) => row.toLowerCase() === read.row.toLowerCase())) {
    const near = nearNames(read.row, rows);
    return [
      {
        code: 'no-such-row',
        message: [...say('data-noRow', { name: read.row, list: read.list }), ...offerNames(near)],
        help: say('data-firstColumn'),
        ...intendedName(written, near, (one) => ({ ...read, row: one })),
      },
    ];
  }
  const inWords = list.columns.filter(({ kind }) => kind !== 'link' && kind !== 'picture');
  const columns = inWords.map(({ name: column }) => column);
  if (columns.includes(read.column)) return explainEmptyCell(list, read, written);
  if (list.columns.some(({ name: column }) => column === read.column)) {
    return [
      {
        code: 'no-such-column',
        message: say('data-notInWords', { column: read.column, list: read.list }),
        help: say('data-showInTable', { names: columns.join(', ') }),
        within: written,
      },
    ];
  }
  const explained = noSuchColumn(read.column, columns, read.list);
  const { replaceWith: _, ...explanation } = explained;
  return [
    {
      ...explanation,
      ...intendedName(written, explained.suggestions, (one) => ({ ...read, column: one })),
    },
  ];
}

/** Visitors would read the braces where a cell is empty. */
function explainEmptyCell(
  list: DataList,
  { list: name, row, column }: ValueName,
  written: string,
): Explanation[] {
  const found = rowCalled(list, row);
  const translations = list.columns.filter(({ translationOf }) => translationOf === column);
  const names = [column, ...translations.map((one) => one.name)];
  if (names.some((one) => found?.[one] !== undefined)) return [];
  return [
    {
      code: 'empty-cell',
      message: say('data-emptyCell', { row, list: name, column }),
      help: say('data-writeValue', { file: `data/${name}.yaml` }),
      within: written,
    },
  ];
}

/** The words that are wrong, and what was probably meant. */
function intendedName(
  written: string,
  near: readonly string[],
  nameOf: (one: string) => ValueName,
) {
  const names = near.map(nameOf).map(({ list, row, column }) => `${list}.${row}.${column}`);
  const [first] = names;
  return {
    within: written,
    suggestions: names.map(inBraces),
    ...(first === undefined
      ? {}
      : { example: inBraces(first), replaceWith: { text: inBraces(first) } }),
  };
}

/** The lists from which texts take values. */
export function listsInTexts(
  { documents }: Pick<SiteFiles, 'documents'>,
  test: TextTest,
): Set<string> {
  const names = documents
    .flatMap(({ document }) => testedTexts(document, test))
    .flatMap(({ text }) => substitutionsIn(text))
    .flatMap(({ name }) => readValueName(name ?? '')?.list ?? []);
  return new Set(names);
}
