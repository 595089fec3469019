import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import type { Expected, Trial } from './trial.ts';

/** The criteria for a message, one point each. */
export const measures = ['found', 'file', 'line', 'column', 'named', 'fix'] as const;
/** What a message gets a point for. */
export type Measure = (typeof measures)[number];

/** The points of a message, and the message itself if it lost any. */
export type Result = { points: Measure[]; lost: string | null };

/** Scores the diagnostics of a broken file. A diagnostic that matches no mistake is surplus. */
export function scoreDiagnostics(
  trial: Trial,
  diagnostics: readonly Diagnostic[],
): { results: Result[]; surplus: Diagnostic[] } {
  const left = new Set(diagnostics);
  const reported = new Map<Expected, Diagnostic>();
  // The most certain pairs first, so that a diagnostic on the right line is not matched with
  // another mistake.
  const isPair = [
    (one: Diagnostic, expected: Expected) => isAtLine(one, expected) && isNamed(one, expected),
    isAtLine,
    isNamed,
    (one: Diagnostic, expected: Expected) => one.file === trial.file && isNear(one, expected),
  ];
  for (const fits of isPair) {
    for (const expected of trial.expected) {
      const one = reported.has(expected) ? undefined : [...left].find((it) => fits(it, expected));
      if (!one) continue;
      reported.set(expected, one);
      left.delete(one);
    }
  }
  return {
    results: trial.expected.map((expected) => {
      const one = reported.get(expected);
      const points = one ? measures.filter((measure) => isTrue[measure](one, expected, trial)) : [];
      return {
        points,
        lost: points.length === measures.length ? null : inWords(trial, expected, one, points),
      };
    }),
    surplus: [...left].filter(({ file }) => file === trial.file),
  };
}

const isAtLine = ({ range }: Diagnostic, { lines }: Expected) =>
  lines[0] <= range.line && range.line <= lines[1];
const isNear = ({ range }: Diagnostic, { lines }: Expected) =>
  lines[0] - 3 <= range.line && range.line <= lines[1] + 3;
const isNamed = ({ message, help, where }: Diagnostic, { broken }: Expected) =>
  `${message}\n${where}\n${help}`.toLowerCase().includes(broken.named.toLowerCase());

const isTrue: Record<Measure, (one: Diagnostic, expected: Expected, trial: Trial) => boolean> = {
  found: () => true,
  file: ({ file }, _, trial) => file === trial.file,
  line: isAtLine,
  column: (one, { broken: { columns } }) =>
    columns[0] <= one.range.column && one.range.column <= columns[1],
  named: isNamed,
  fix: isFixed,
};

/** Whether the message says what to type: by edits that restore the line, by an example, or by a name. */
function isFixed(one: Diagnostic, { broken, original }: Expected, { text }: Trial): boolean {
  const advice = [one.help, one.example ?? '', ...(one.suggestions ?? [])].join('\n');
  if (broken.fixed?.test(advice)) return true;
  const expected = plain(original);
  const value = plain(original.replace(/^[ -]*[\w-]+: */, ''));
  const isEdited = one.fix?.edits.some(({ range, newText }) => {
    const line = text.split('\n')[range.line - 1] ?? '';
    const edited = line.slice(0, range.column - 1) + newText + line.slice(range.endColumn - 1);
    return range.line === range.endLine && plain(edited) === expected;
  });
  if (isEdited) return true;
  return plain(advice).includes(expected) || (value !== '' && plain(advice).includes(value));
}

/** Without quotes and surrounding spaces, which may differ. */
const plain = (words: string) =>
  words
    .replaceAll(/["'\\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

function inWords(
  { file, text }: Trial,
  { mistake, lines, broken }: Expected,
  one: Diagnostic | undefined,
  points: readonly Measure[],
): string {
  const line = text.split('\n')[lines[1] - 1] ?? '';
  const missing = measures.filter((measure) => !points.includes(measure)).join(', ');
  const got = one
    ? `${one.range.line}:${one.range.column} ${one.message} ${one.help} ${one.example ?? ''}`
    : 'nothing';
  return `${mistake} (${missing}) ${file}:${lines[1]}:${broken.columns[0]} "${line}" was told: ${got}`;
}
