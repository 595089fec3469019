import type { DiagnosticCode } from './codes.ts';

/** A part of a content file. Lines and columns count from 1; columns count UTF-16 units; the end is exclusive. */
export type Range = { line: number; column: number; endLine: number; endColumn: number };

/** The path of a value in a content file: field names and positions (from 0), for example ['blocks', 0, 'title']. */
export type FieldPath = readonly (string | number)[];

/** An error keeps the site from being published; a warning does not. */
export type Severity = 'error' | 'warning';

/** Text that is put in the place of a range. */
export type TextEdit = { range: Range; newText: string };

/** A correction of the file that a diagnostic is about. It is only there where it cannot be wrong. */
export type Fix = { edits: TextEdit[] };

/** Another part of the content that belongs to a diagnostic, for example the other file of two at odds. */
export type RelatedRange = { file: string; range: Range; message: string };

/** Something that is wrong with the content: what, where, and what to do. */
export type Diagnostic = {
  /** Permanent: tests, programs and the editors' guide refer to it. */
  code: DiagnosticCode;
  severity: Severity;
  /** Relative to the content folder, with forward slashes: pages/prices/children.yaml. */
  file: string;
  path: FieldPath;
  range: Range;
  /** The path in words: block 3 "Fees", item 2, amount. */
  where: string;
  message: string;
  help: string;
  /** How the line or lines should read. */
  example?: string;
  /** Names that may have been meant, the nearest first. */
  suggestions?: string[];
  related: RelatedRange[];
  fix?: Fix;
};

/** What a check says of a value, whichever file the value is in. */
export type Explanation = Pick<
  Diagnostic,
  'code' | 'message' | 'help' | 'example' | 'suggestions'
> & {
  severity?: Severity;
  /** Whether the name of the field is wrong rather than its value. */
  at?: 'name' | 'value';
  /** The part of the value that is wrong, such as a link in a text; its first appearance is marked. */
  within?: string;
  /** What certainly belongs there instead: a text, or something exactly as it is typed. */
  replaceWith?: { text: string } | { typed: string };
  /** Other parts of the content; without a file they are in the same one. */
  related?: { file?: string; path: FieldPath; message: string }[];
};

/** Makes the diagnostic of a value, with its range and its edits, from what a check says of it. */
export type Diagnose = (file: string, path: FieldPath, explanation: Explanation) => Diagnostic;

/** The order in which diagnostics are shown: by file, then from the top of the file to its end. */
export const inFileOrder = (a: Diagnostic, b: Diagnostic): number =>
  compareText(a.file, b.file) ||
  a.range.line - b.range.line ||
  a.range.column - b.range.column ||
  compareText(a.code, b.code);

const compareText = (a: string, b: string) => (a < b ? -1 : Number(a > b));
