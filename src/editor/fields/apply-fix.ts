import { applyTextEdits, Source } from '../../content/index.ts';
import type { Diagnostic } from '../../messages/index.ts';
import type { Session } from '../session/index.ts';

/** Applies a fix as one step of undo. */
export function applyFix(session: Session, { file, fix }: Diagnostic): void {
  const before = session.textOf(file);
  if (before === null || !fix) return;
  const mark = before.startsWith('\uFEFF') ? '\uFEFF' : '';
  const { text } = applyTextEdits(new Source(file, before.slice(mark.length)), fix.edits);
  session.changeTexts([{ file, before, after: mark + text }]);
}
