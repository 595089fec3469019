import type { Diagnostic } from '../../messages/index.ts';
import type { OpenFile } from '../site/index.ts';
import { shownText } from './in-labels.ts';

type MistakeTextProps = {
  diagnostic: Diagnostic;
  part: 'message' | 'help';
  open: OpenFile;
  language: string;
};

/** The message or the fix of a diagnostic, marked with its language so that screen readers pronounce it. */
export function MistakeText({ diagnostic, part, open, language }: MistakeTextProps) {
  const shown = shownText(diagnostic, part, open, language);
  return <span lang={shown.language}>{shown.text}</span>;
}
