import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { OpenFile } from '../site/schema-at.ts';
import { shownText } from './in-labels.ts';

type MistakeTextProps = {
  diagnostic: Diagnostic;
  part: 'message' | 'help';
  /** The file that it is about. */
  open: OpenFile;
  /** The language in which days and amounts are written. */
  language: string;
};

/** What is wrong, or how it is corrected, read aloud in the language in which it is written. */
export function MistakeText({ diagnostic, part, open, language }: MistakeTextProps) {
  const shown = shownText(diagnostic, part, open, language);
  return <span lang={shown.language}>{shown.text}</span>;
}
