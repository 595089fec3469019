import { useDeferredValue, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { type FieldSchema, metaOf } from '../../../schema/fields/field.ts';
import type { FieldPath } from '../../messages/index.ts';
import { type Maybe, type EditOp, openText } from '../../content/index.ts';
import { spokenTitle, fieldLink, findInSite } from '../site/index.ts';
import { Spoken, counted, fill, useWords } from '../words/index.ts';
import { useForm } from './form-context.ts';
import styles from './AlsoElsewhere.module.css';
import { schemaOfFile } from '../../../schema/file-schemas.ts';
import { leavesOf } from '../engine/index.ts';
import type { Session } from '../session/index.ts';

type AlsoElsewhereProps = { schema: FieldSchema; path: FieldPath; before: Maybe; value: Maybe };

/** Amounts below this are too common to mean the same on two pages: ages, numbers of weeks, prices of a copy. */
const minAmount = 1000;

/**
 * Offers to change an amount on other pages that still show its old value. Waits while the total of the same block has
 * an offer of its own, because a button of other pages beside it would be pressed by mistake.
 */
export function AlsoElsewhere({ schema, path, before, value }: AlsoElsewhereProps) {
  const words = useWords();
  const { session, file, language, changeFiles, diagnostics } = useForm();
  const isAmount = metaOf(schema).kind === 'amount';
  const now = useDeferredValue(value);
  const { draft, site } = session.state;
  const occurrences = useMemo(
    () =>
      isAmount && typeof before === 'number' && typeof now === 'number' && before >= minAmount
        ? findOccurrences(session, { file, before, now, language })
        : [],
    // oxlint-disable-next-line react/exhaustive-deps -- the texts of the site are in the draft and what is stored
    [session, draft, site, isAmount, before, now, file, language],
  );
  const isUnfinishedHere = diagnostics.some(
    (one) => one.offered !== undefined && one.path[0] === path[0] && one.path[1] === path[1],
  );
  if (
    isUnfinishedHere ||
    occurrences.length === 0 ||
    typeof before !== 'number' ||
    typeof now !== 'number'
  )
    return null;
  const [previous, current] = [before, now].map((amount) => amount.toLocaleString(language));
  const shownAmounts = { was: previous ?? '', is: current ?? '' };
  const files = new Map(occurrences.map((occurrence) => [occurrence.file, occurrence]));
  const change = () =>
    changeFiles(
      occurrences.map(({ file: other, op }) => ({ file: other, op })),
      counted(words.panel.changedElsewhere, occurrences.length),
    );
  return (
    <div className={styles.also}>
      <p>{fill(counted(words.panel.alsoElsewhere, files.size), shownAmounts)}</p>
      <ul>
        {[...files.values()].map(({ file: other, path: where }) => (
          <li key={other}>
            <Link to={fieldLink(other, where)}>
              <Spoken sentence={spokenTitle(session, other)} />
            </Link>
          </li>
        ))}
      </ul>
      <button className="button" type="button" onClick={change}>
        {fill(words.panel.changeElsewhere, shownAmounts)}
      </button>
    </div>
  );
}

/** A field of another page with the old amount, and the edit that changes it. */
type AmountOccurrence = { file: string; path: FieldPath; op: EditOp };

type Changed = { file: string; before: number; now: number; language: string };

/**
 * Finds fields of other pages that hold the old amount: as a number, or in a text as that page writes amounts. The same
 * number may mean something else, so the editor decides.
 */
function findOccurrences(
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
  const texts = findInSite(session, { find, replaceBy, wholeWords: true }).found.flatMap(
    ({ file: other, path, before: text }): AmountOccurrence[] => {
      if (typeof text === 'number') return [];
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
