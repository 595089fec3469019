import { schemaOfFile } from '../../content/file-schemas.ts';
import type { FieldPath } from '../../diagnostics/diagnostic.ts';
import type { EditOp } from '../../editing/edit-op.ts';
import { openText } from '../../editing/open-text.ts';
import { leavesOf } from '../engine/leaves.ts';
import { findInSite } from '../site/find-in-site.ts';
import type { Session } from '../session/session.ts';

/** A field of another page with the old amount, and the edit that changes it. */
export type AmountOccurrence = { file: string; path: FieldPath; op: EditOp };

type Changed = { file: string; before: number; now: number; language: string };

/**
 * Finds fields of other pages that hold the old amount: as a number, or in a text as that page writes amounts. The same
 * number may mean something else, so the editor decides.
 */
export function findOccurrences(
  session: Session,
  { file, before, now, language }: Changed,
): AmountOccurrence[] {
  const others = [...session.texts()].filter(
    ([other, text]) => other !== file && text.includes(String(before)),
  );
  const amounts = others.flatMap(([other, text]): AmountOccurrence[] => {
    const root = openText(text)?.value;
    return leavesOf(schemaOfFile(other, root), root).flatMap(({ kind, path, value }) =>
      kind === 'amount' && value === before
        ? [{ file: other, path, op: { op: 'set', path, value: now } }]
        : [],
    );
  });
  const [find = '', replaceBy = ''] = [before, now].map((amount) =>
    amount.toLocaleString(language),
  );
  const texts = findInSite(session, { find, replaceBy, wholeWords: true }).flatMap(
    ({ file: other, path, before: text }): AmountOccurrence[] => {
      const value = text.replaceAll(amountIn(find), () => replaceBy);
      return other === file || value === text
        ? []
        : [{ file: other, path, op: { op: 'set', path, value } }];
    },
  );
  return [...amounts, ...texts];
}

/** Matches an amount in a text, but not inside a larger number: 1,115,500. */
const amountIn = (written: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\d]|\d[.,])${written.replaceAll('.', String.raw`\.`)}(?![\p{L}\d]|[.,]\d)`,
    'gu',
  );
