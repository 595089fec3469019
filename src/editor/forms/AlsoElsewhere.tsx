import { useDeferredValue, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { FieldSchema } from '../../../schema/fields/field.ts';
import { metaOf } from '../../../schema/fields/field.ts';
import type { FieldPath } from '../../diagnostics/diagnostic.ts';
import type { Maybe } from '../../editing/value-conflict.ts';
import { spokenTitle } from '../site/file-title.ts';
import { fieldLink } from '../site/field-link.ts';
import { Spoken } from '../words/Spoken.tsx';
import { counted, fill } from '../words/words.ts';
import { useWords } from '../words/use-words.ts';
import { useForm } from './form-context.ts';
import { findOccurrences } from './same-amount.ts';
import styles from './AlsoElsewhere.module.css';

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
    (one) => one.offered !== undefined && isInSameBlock(one.path, path),
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

const isInSameBlock = (one: FieldPath, other: FieldPath): boolean =>
  one[0] === other[0] && one[1] === other[1];
