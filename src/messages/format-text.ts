import { frame } from './frame.ts';
import { wordDiagnostic } from './word-message.ts';
import { pathFrom, type Diagnostic } from './diagnostic.ts';
import { printableLine, printableLines, withoutCommand } from './printable.ts';

export type Style = 'red' | 'yellow' | 'cyan' | 'bold' | 'dim';

export type TextOptions = {
  /** The name of the content folder, in front of each path. */
  folder?: string;
  /** Colours text, if the output is a terminal that supports it. */
  paint?: (style: Style, words: string) => string;
};

const lowerFirst = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** A diagnostic for people: its position, message, the source line with the range underlined, and how to fix it. */
export function formatDiagnostic(
  diagnostic: Diagnostic,
  text: string,
  { folder = 'content', paint = (_style, words) => words }: TextOptions = {},
): string {
  const { range, severity, example, related, ...words } = wordDiagnostic(diagnostic);
  const message = printableLine(words.message);
  const where = printableLine(words.where);
  const help = printableLine(words.help);
  const isError = severity === 'error';
  const tone = isError ? 'red' : 'yellow';
  const start = paint('cyan', startOf(folder, diagnostic));
  const rows = [
    `${start}  ${isError ? '' : paint('yellow', 'Warning: ')}${paint('bold', message)}`,
  ];
  if (where) rows.push(paint('dim', `  (${where})`));
  const picture = frame(text, range);
  if (picture.length > 0) {
    rows.push('', ...picture.map((row) => `  ${/\| *\^+$/.test(row) ? paint(tone, row) : row}`));
  }
  rows.push('', `  How to fix: ${lowerFirst(help)}`);
  if (example !== undefined) rows.push(...printableLines(example).map((row) => `      ${row}`));
  for (const other of related) {
    rows.push(`  See also ${startOf(folder, other)}: ${printableLine(other.message)}`);
  }
  return rows.map(withoutCommand).join('\n');
}

/** The position of a diagnostic in the form that editors and terminals can open. */
const startOf = (folder: string, { file, range }: Pick<Diagnostic, 'file' | 'range'>) =>
  `${printableLine(pathFrom(folder, file))}:${range.line}:${range.column}`;

const count = (number: number, one: string) => `${number} ${number === 1 ? one : `${one}s`}`;

/** The last line of a report: the number of errors, and what they mean for publishing. */
export function summarise(diagnostics: readonly Diagnostic[], pages: number): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const warnings = diagnostics.length - errors.length;
  if (errors.length === 0) {
    const remark = warnings > 0 ? `, ${count(warnings, 'warning')}` : '';
    return `No errors on ${count(pages, 'page')}${remark}. The content can be published.`;
  }
  const files = new Set(errors.map(({ file }) => file));
  const bad = [...files].filter((file) => file.startsWith('pages/')).length;
  const onFiles = bad === files.size ? count(bad, 'page') : count(files.size, 'file');
  const fine = Math.max(0, pages - bad);
  const besides = warnings > 0 ? ` and ${count(warnings, 'warning')}` : '';
  const others =
    bad === 0
      ? 'The pages themselves are fine.'
      : fine === 1
        ? 'The other page is fine.'
        : `The other ${fine} pages are fine.`;
  return `${count(errors.length, 'problem')} on ${onFiles}${besides}. ${others} Nothing was published.`;
}

/** The result of a check: diagnostics, the texts of the files as they were read, and the number of pages. */
export type CheckResult = {
  diagnostics: readonly Diagnostic[];
  texts: (file: string) => string;
  pageCount: number;
};

/** The report for people: each diagnostic in order, and a last line that sums up. */
export const formatReport = (
  { diagnostics, texts, pageCount }: CheckResult,
  options: TextOptions = {},
): string =>
  [
    ...diagnostics.map((diagnostic) =>
      formatDiagnostic(diagnostic, texts(diagnostic.file), options),
    ),
    summarise(diagnostics, pageCount),
  ].join('\n\n');
