import { Fragment } from 'react';
import type { ValueObject } from '../../../content/index.ts';
import type { Session } from '../../session/index.ts';
import { useWords } from '../../words/index.ts';
import { DayField } from './DayField.tsx';
import styles from './Appearance.module.css';
import { choiceStyles } from '../../ui/index.ts';

const choices = ['now', 'days', 'draft'] as const;

/** When visitors see a new page: always, between two days, or not yet. */
export type Times = { when: (typeof choices)[number]; from: string; until: string };

export const alwaysThere: Times = { when: 'now', from: '', until: '' };

export function fieldsOfTimes({ when, from, until }: Times): ValueObject {
  if (when === 'draft') return { draft: true };
  return {
    ...(when === 'days' && from !== '' ? { publishFrom: from } : {}),
    ...(when === 'days' && until !== '' ? { publishUntil: until } : {}),
  };
}

type AppearanceProps = { session: Session; times: Times; setTimes: (times: Times) => void };

export function Appearance({ session, times, setTimes }: AppearanceProps) {
  const words = useWords();
  const { when } = times;
  return (
    <fieldset className="field">
      <legend>{words.pages.appears}</legend>
      {choices.map((one) => (
        <Fragment key={one}>
          <label className={choiceStyles.choice}>
            <input
              type="radio"
              name="appears"
              checked={one === when}
              onChange={() => setTimes({ ...times, when: one })}
            />
            {words.pages.appear[one]}
          </label>
          {one === 'days' && when === 'days' && (
            <Days session={session} times={times} setTimes={setTimes} />
          )}
        </Fragment>
      ))}
    </fieldset>
  );
}

const Days = ({ session, times, setTimes }: AppearanceProps) => {
  const words = useWords();
  return (
    <div className={styles.days}>
      <DayField
        session={session}
        id="new-from"
        label={words.pages.appearFrom}
        value={times.from}
        setValue={(from) => setTimes({ ...times, from })}
      />
      <DayField
        session={session}
        id="new-until"
        label={words.pages.appearUntil}
        value={times.until}
        setValue={(until) => setTimes({ ...times, until })}
      />
      <p className="hint">{words.pages.appearHint}</p>
    </div>
  );
};
