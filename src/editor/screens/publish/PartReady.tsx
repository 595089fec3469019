import { Link } from 'react-router-dom';
import { uploadsOf, type PartChange, type CheckedPart } from '../../../content/index.ts';
import { type Chosen, checkedPart, type SessionState, type Session } from '../../session/index.ts';
import { fillSentence, textOfSentence, Spoken, useWords } from '../../words/index.ts';
import { fileTitle, spokenTitle } from '../../site/index.ts';
import { Ready } from './Ready.tsx';
import type { Result } from './result.ts';
import styles from './PartReady.module.css';
import { useEffect, useState } from 'react';

type PartReadyProps = {
  session: Session;
  state: SessionState;
  chosen: Chosen;
  result: Result | null;
  setResult: (result: Result) => void;
};

export function PartReady({ session, state, chosen, ...results }: PartReadyProps) {
  const words = useWords();
  const checked = usePart(session, chosen);
  const [first = '', ...others] = chosen.chosen;
  const title = spokenTitle(session, first);
  const isOne = others.length === 0;
  const heading = isOne ? fillSentence(words.part.onlyTitle, { title }) : null;
  if (!checked) {
    return (
      <>
        <h1>
          <Spoken sentence={heading ?? words.bar.publish} />
        </h1>
        <p role="status">{checked === null ? words.bar.unchecked : words.part.checking}</p>
      </>
    );
  }
  const { part, errors } = checked;
  return (
    <Ready
      session={session}
      state={state}
      errors={errors}
      part={{ ...part, chosen, heading }}
      {...results}
    >
      <div className={styles.only}>
        <p>
          <Spoken
            sentence={isOne ? fillSentence(words.part.intro, { title }) : words.part.introOfSeveral}
          />{' '}
          <Link to="/@edit/publish">{words.part.all}</Link>
        </p>
        <Together session={session} changes={part.changes} />
      </div>
    </Ready>
  );
}

function Together({ session, changes }: { session: Session; changes: readonly PartChange[] }) {
  const words = useWords();
  const others = changes.flatMap(({ file, because }) =>
    because === 'chosen'
      ? []
      : [fillSentence(words.part.because[because], { title: spokenTitle(session, file) })],
  );
  const uploads = changes.flatMap(({ file, before, after }) => {
    const used = new Set(uploadsOf(file, before));
    return uploadsOf(file, after).filter((upload) => !used.has(upload));
  });
  const companions = [
    ...others,
    ...[...new Set(uploads)].map((upload) => fileTitle(session, upload)),
  ];
  if (companions.length === 0) return null;
  return (
    <>
      <p id="together">
        <b>{words.part.with}</b>
      </p>
      <ul className={styles.companions} aria-labelledby="together">
        {companions.map((one) => (
          <li key={textOfSentence(one)}>
            <Spoken sentence={one} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The part of the changes as last checked: undefined before that, null if it cannot be checked. */
function usePart(session: Session, chosen: Chosen): CheckedPart | null | undefined {
  const [found, setFound] = useState<CheckedPart | null>();
  const key = JSON.stringify({ changes: session.changes(), ...chosen });
  useEffect(() => {
    let isOver = false;
    void checkedPart(session, JSON.parse(key)).then((part) => {
      if (!isOver) setFound(part);
    });
    return () => {
      isOver = true;
    };
  }, [session, key]);
  return found;
}
