import {
  type Diagnose,
  type Diagnostic,
  type Explanation,
  type Fix,
  type FieldPath,
  type Range,
  messageOf,
} from '../messages/index.ts';
import { pathSteps } from './path-steps.ts';
import type { Source } from './source.ts';
import { writeText } from './write-text.ts';

const startOfFile: Range = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/** Makes diagnostics of files whose text is known: with range, path in words, and edits. */
export const diagnoseIn =
  (sourceOf: (file: string) => Source | null): Diagnose =>
  (file, path, explanation) => {
    const { code, severity = 'error', at, within, related = [] } = explanation;
    const { example, suggestions, offered, offeredFor } = explanation;
    const source = sourceOf(file);
    const fix = source ? fixOf(source, path, explanation) : null;
    return {
      code,
      severity,
      file,
      path,
      range: source?.rangeOf(path, at, within) ?? startOfFile,
      where: source ? pathSteps(() => source.value, path) : [],
      message: messageOf(explanation.message),
      help: messageOf(explanation.help),
      ...(example === undefined ? {} : { example }),
      ...(suggestions ? { suggestions } : {}),
      related: related.map((other) => {
        const otherFile = other.file ?? file;
        const otherRange = sourceOf(otherFile)?.rangeOf(other.path) ?? startOfFile;
        return { file: otherFile, range: otherRange, message: messageOf(other.message) };
      }),
      ...(fix ? { fix } : {}),
      ...(offered === undefined ? {} : { offered }),
      ...(offeredFor ? { offeredFor } : {}),
    };
  };

function fixOf(
  source: Source,
  path: FieldPath,
  { at, within, replaceWith }: Explanation<string>,
): Fix | null {
  if (!replaceWith) return null;
  if (within !== undefined) {
    return fixWithin(
      source,
      path,
      within,
      'typed' in replaceWith ? replaceWith.typed : replaceWith.text,
    );
  }
  const range = at === 'name' ? source.rangeOf(path, at) : source.wholeRangeOf(path);
  const newText =
    'typed' in replaceWith ? replaceWith.typed : writeText(replaceWith.text, source.rawAt(path));
  return range && { edits: [{ range, newText }] };
}

/** Replaces some words of a text. Its quotes stay as they are, and are added if the new text needs them. */
function fixWithin(source: Source, path: FieldPath, words: string, newWords: string): Fix | null {
  const raw = source.rawAt(path);
  if (!raw.startsWith(words) || !/^[{[*&!@`%|>#?]/.test(newWords)) {
    const range = source.rangeWithin(path, words);
    return range && { edits: [{ range, newText: newWords }] };
  }
  const range = source.wholeRangeOf(path);
  if (!range || raw.includes('\n')) return null;
  return { edits: [{ range, newText: writeText(newWords + raw.slice(words.length)) }] };
}

/** A diagnostic for a range of characters, found before the file is parsed into fields. */
export const diagnosticAt = (
  file: string,
  range: Range,
  { code, severity = 'error', example, suggestions, message, help }: Explanation,
  fix?: Fix,
): Diagnostic => ({
  code,
  severity,
  file,
  path: [],
  range,
  where: [],
  message: messageOf(message),
  help: messageOf(help),
  ...(example === undefined ? {} : { example }),
  ...(suggestions ? { suggestions } : {}),
  related: [],
  ...(fix ? { fix } : {}),
});
