import type { DiagnosticCode } from './codes.ts';
import type { Message, Phrase, WordsByLanguage } from './message.ts';

/** A part of a content file. Lines and columns count from 1; columns count UTF-16 units; the end is exclusive. */
export type Range = { line: number; column: number; endLine: number; endColumn: number };

/** The path of a value in a content file: field names and positions (from 0), for example ['blocks', 0, 'title']. */
export type FieldPath = readonly (string | number)[];

/** An error keeps the site from being published; a warning does not. */
export type Severity = 'error' | 'warning';

export type TextEdit = { range: Range; newText: string };

/** A correction of the file. It is present only if it is certain. */
export type Fix = { edits: TextEdit[] };

/** Another range that a diagnostic refers to, for example in the other of two conflicting files. */
export type RelatedRange = { file: string; range: Range; message: Message };

/** Something that is wrong with the content: what, where, and what to do. All of it is data; `word-message.ts` words it. */
export type Diagnostic = {
  /** Permanent: tests, programs and the editors' guide refer to it. */
  code: string;
  severity: Severity;
  /** Relative to the content folder, with forward slashes: pages/prices/children.yaml; or a file of a block beside it. */
  file: string;
  path: FieldPath;
  range: Range;
  /** The steps of the path, a phrase each: block 3 "Fees", item 2, amount. */
  where: readonly Phrase[];
  message: Message;
  help: Message;
  /** What the line or lines should look like. */
  example?: string;
  /** Names that were probably meant, nearest first. */
  suggestions?: string[];
  related: RelatedRange[];
  fix?: Fix;
  /** A value that would agree with the rest. The editor offers it and never sets it unasked. */
  offered?: number;
  /** The path of the field that would take it, if it is another. */
  offeredFor?: FieldPath;
};

/**
 * What a check reports about a value, whichever file the value is in. Its code is one of those below, of which the guide has
 * an entry, or one that comes with a block.
 */
export type Explanation<Code extends string = DiagnosticCode> = Pick<
  Diagnostic,
  'example' | 'suggestions' | 'offered' | 'offeredFor'
> & {
  code: Code;
  message: MessageSource;
  help: MessageSource;
  severity?: Severity;
  /** Whether the range is the name of the field or its value. */
  at?: 'name' | 'value';
  /** The part of the value that is wrong, such as a link in a text; its first occurrence is marked. */
  within?: string;
  /** The certain replacement: a text, which is quoted as needed, or source text exactly as typed. */
  replaceWith?: { text: string } | { typed: string };
  /** Other parts of the content; in the same file unless one is given. */
  related?: { file?: string; path: FieldPath; message: MessageSource }[];
};

/** Sentences of the table; or words that a site's own block brings along, in English or in several languages. */
type MessageSource = Message | string | WordsByLanguage;

/** Turns what a check reports into a diagnostic, with its range and edits. */
export type Diagnose = (
  file: string,
  path: FieldPath,
  explanation: Explanation<string>,
) => Diagnostic;

/** The path of a diagnostic's file. `folder` is the content folder; blocks of a site lie beside it. */
export function pathFrom(folder: string, file: string): string {
  if (!file.startsWith('../')) return `${folder}/${file}`;
  const above = folder.slice(0, Math.max(0, folder.lastIndexOf('/') + 1));
  return above + file.slice('../'.length);
}

/** Tells the diagnostics of a list apart. */
export const diagnosticKey = ({ code, file, path, range, message }: Diagnostic): string =>
  JSON.stringify([code, file, path, range, message]);

/** The order of diagnostics: by file, then by position in the file. */
export const inFileOrder = (a: Diagnostic, b: Diagnostic): number =>
  compareText(a.file, b.file) ||
  a.range.line - b.range.line ||
  a.range.column - b.range.column ||
  compareText(a.code, b.code);

const compareText = (a: string, b: string) => (a < b ? -1 : Number(a > b));
