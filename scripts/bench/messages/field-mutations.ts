import { blockTypeOf, isPlainText } from './content-line.ts';
import type { ContentLine } from './content-line.ts';
import { columnOfName, columnOfValue, misspelt, otherValue } from './mutation.ts';
import type { Broken, Mutation } from './mutation.ts';

type Break = (line: ContentLine, pick: number) => Broken | null;

const shape = (name: string, breakLine: Break): Mutation => ({ kind: 'shape', name, breakLine });
const meaning = (name: string, breakLine: Break): Mutation => ({
  kind: 'meaning',
  name,
  breakLine,
});

/** A mutation that replaces the value of certain lines. */
const valued =
  (isFit: (line: ContentLine) => boolean, valueOf: (value: string) => string | null) =>
  (line: ContentLine): Broken | null => {
    const value = isFit(line) ? valueOf(line.value) : null;
    return value === null ? null : otherValue(line, value);
  };

const isAmount = ({ name, value }: ContentLine) => name === 'amount' && /^\d{4,}$/.test(value);
const isDate = ({ value }: ContentLine) => /^\d{4}-\d\d-\d\d$/.test(value);
const isRoute = ({ name, value }: ContentLine) =>
  name !== 'parent' && /^\/[a-z][a-z0-9/-]{5,}$/.test(value);
const withCommas = (digits: string) => Number(digits).toLocaleString('en');

function otherName(line: ContentLine, name: string | null): Broken | null {
  if (name === null) return null;
  const column = columnOfName(line);
  return {
    lines: [`${line.before}${name}:${line.value && ` ${line.value}`}`],
    columns: [column, column],
    named: name,
    fixed: new RegExp(`\\b${line.name}\\b`),
  };
}

/** Fields that are required wherever they appear. */
const needed = new Set(['alt', 'src', 'label', 'amount', 'term']);

/** Mistakes in the shape of fields. */
export const shapeMutations: readonly Mutation[] = [
  shape('a misspelt field', (line, pick) =>
    line.name === 'type' ? null : otherName(line, misspelt(line.name, pick)),
  ),
  shape('a field with a capital', (line) =>
    otherName(line, line.name.charAt(0).toUpperCase() + line.name.slice(1)),
  ),
  shape('a field that does not exist', (line) =>
    line.value === ''
      ? null
      : {
          lines: [line.text, `${' '.repeat(line.before.length)}remark: for the office`],
          at: 1,
          columns: [columnOfName(line), columnOfName(line)],
          named: 'remark',
          fixed: /remove|note/i,
        },
  ),
  shape('a field left out', (line) => {
    // The first field of an item shares its line with the dash; the fields of a page itself are
    // mostly optional.
    const isNeeded = needed.has(line.name) && /^ {4,}$/.test(line.before) && line.value !== '';
    return isNeeded
      ? {
          lines: [],
          at: -1,
          columns: [1, 200],
          named: line.name,
          fixed: new RegExp(`${line.name}:`),
        }
      : null;
  }),
  shape('a value left out', (line) => {
    const isNeeded = (needed.has(line.name) || line.name === 'title') && line.value !== '';
    return isNeeded
      ? {
          lines: [`${line.before}${line.name}:`],
          columns: [columnOfName(line), columnOfValue(line)],
          named: line.name,
          fixed: new RegExp(`${line.name}: \\S`),
        }
      : null;
  }),
  shape('a misspelt type of block', (line, pick) => {
    const type = line.name === 'type' ? misspelt(line.value, pick) : null;
    return type === null ? null : otherValue(line, type);
  }),
  shape(
    'an amount with a comma',
    valued(isAmount, (value) => `"${withCommas(value)}"`),
  ),
  shape(
    'an amount with its currency',
    valued(isAmount, (value) => `KES ${withCommas(value)}`),
  ),
  shape('an amount in words', (line) =>
    isAmount(line) ? otherValue(line, 'twenty thousand', { fixed: /amount: \d+|in digits/ }) : null,
  ),
  shape('yes for true', (line) =>
    line.value === 'true' || line.value === 'false'
      ? otherValue(line, line.value === 'true' ? 'yes' : 'no')
      : null,
  ),
  shape('a day and a month that changed places', (line) => {
    const [year, month = '', day = ''] = line.value.split('-');
    return isDate(line) && Number(day) > 12 ? otherValue(line, `${year}-${day}-${month}`) : null;
  }),
  shape('a day that does not exist', (line) =>
    isDate(line)
      ? otherValue(line, `${line.value.slice(0, 4)}-02-30`, { fixed: /right day/ })
      : null,
  ),
  shape('a date as it is spoken', (line) => {
    if (!isDate(line)) return null;
    const date = new Date(`${line.value}T12:00:00Z`);
    const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
    return otherValue(line, date.toLocaleDateString('en-GB', options));
  }),
  shape('an anchor with a space', (line) =>
    line.name === 'anchor' ? otherValue(line, `our ${line.value}`, { fixed: /our-/ }) : null,
  ),
];

/** Mistakes that only show in relation to other files or fields. */
export const meaningMutations: readonly Mutation[] = [
  meaning('a link to a page that is misspelt', (line, pick) => {
    const route = isRoute(line) ? misspelt(line.value.slice(1), pick) : null;
    return route === null ? null : otherValue(line, `/${route}`);
  }),
  meaning('a link to an anchor that is not there', (line) =>
    isRoute(line)
      ? otherValue(line, `${line.value}#no-such-part`, {
          named: 'no-such-part',
          fixed: new RegExp(line.value),
        })
      : null,
  ),
  meaning('a link in a text to nowhere', (line) =>
    isPlainText(line.value) && (line.name === 'text' || line.name === 'intro')
      ? otherValue(line, `"${line.value} [More](/no-such-page)"`, {
          named: '/no-such-page',
          fixed: /./,
        })
      : null,
  ),
  meaning('a picture that is misspelt', (line, pick) => {
    const [, stem, ending] = /^([\w-]+)(\.\w+)$/.exec(line.value) ?? [];
    const name = line.name === 'src' && stem ? misspelt(stem, pick) : null;
    return name === null ? null : otherValue(line, `${name}${ending}`);
  }),
  meaning('a picture described by its file', (line) =>
    line.name === 'alt' ? otherValue(line, 'IMG_4711.jpg', { fixed: /./ }) : null,
  ),
  meaning('a total that does not add up', (line) =>
    line.name === 'annualTotal' && blockTypeOf(line) === 'fee-table'
      ? otherValue(line, String(Number(line.value) + 500), {
          // Only the editor can know whether the total or one of the amounts is wrong.
          fixed: /total/,
          // Amounts cannot be added up while one of them is missing or not a number.
          needsBlock: true,
        })
      : null,
  ),
  meaning('a period that ends before it begins', (line) => {
    const from = /^ *(?:- )?from: (\d{4})-(\d\d)-(\d\d)$/.exec(line.above.at(-1) ?? '');
    return line.name === 'to' && from && isDate(line)
      ? otherValue(line, `${Number(from[1]) - 1}-${from[2]}-${from[3]}`, {
          // Either of the two may be wrong.
          columns: [1, 200],
          fixed: /./,
        })
      : null;
  }),
  meaning('a pattern that is misspelt', (line, pick) => {
    const name = line.name === 'pattern' ? misspelt(line.value, pick) : null;
    return name === null ? null : otherValue(line, name);
  }),
  meaning('a contact that is misspelt', (line, pick) => {
    const name = line.name === 'contact' ? misspelt(line.value, pick) : null;
    return name === null ? null : otherValue(line, name);
  }),
  meaning('an anchor twice', (line) => {
    const before = line.above.findLast((text) => /^ {4}anchor: /.test(text));
    return line.name === 'anchor' && before && line.before === '    '
      ? otherValue(line, before.trim().replace('anchor: ', ''), { fixed: /./ })
      : null;
  }),
];
