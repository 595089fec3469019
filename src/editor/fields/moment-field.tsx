import { useState } from 'react';
import { readSureTime } from '../../../schema/fields/time.ts';
import { useWords } from '../words/index.ts';
import {
  FieldFrame,
  useForm,
  type FieldProps,
  completeField,
  setOps,
  readLine,
  textOf,
  useTyped,
} from '../forms/index.ts';
import { dateWords } from '../site/index.ts';
import { DayInput, useTypedDay } from './day-input.tsx';
import styles from './MomentField.module.css';

/** A day and its hour; each may be empty or half typed. */
type Parts = { day: string; hour: string };

const joinParts = ({ day, hour }: Parts): string =>
  [day, hour].filter((part) => part !== '').join(' ');

function splitMoment(text: string): Parts {
  const [, day = text, hour = ''] =
    /^(\d{4}-\d{2}-\d{2}) (.+)$/.exec(text) ?? /^(.*?) ?(\d{1,2}[:h]\S*)$/.exec(text) ?? [];
  return { day, hour };
}

const lineOf = (typed: string): string => textOf(readLine(typed));

/** A day with an optional hour. */
export function MomentField(props: FieldProps) {
  const words = useWords();
  const form = useForm();
  const { path } = props;
  const text = textOf(props.value);
  const [typedParts, setParts] = useState(() => splitMoment(text));
  // A half-typed text does not tell where its day ends; a text that changed elsewhere does.
  const parts = joinParts(typedParts) === text ? typedParts : splitMoment(text);
  const store = (next: Parts) => {
    setParts(next);
    form.change(setOps(form, path, joinParts(next) || undefined));
  };
  const complete = (typed: Parts, read: Parts) => {
    setParts(read);
    // An hour without a day means nothing.
    const value = read.day === '' ? '' : joinParts(read);
    completeField(form, path, joinParts(typed), value);
  };
  const ofDay = useTypedDay({
    session: form.session,
    text: parts.day,
    language: form.language,
    store: (day) => store({ ...parts, day }),
    complete: (typed, day) => complete({ ...parts, day: typed }, { ...parts, day }),
  });
  const ofHour = useTyped({
    text: parts.hour,
    asText: lineOf,
    commit: (typed) => store({ ...parts, hour: lineOf(typed) }),
    complete: (typed) => {
      const hour = lineOf(typed);
      complete({ ...parts, hour }, { ...parts, hour: readSureTime(hour, form) ?? hour });
    },
  });
  const inWords = dateWords(text, form);
  return (
    <FieldFrame {...props} isUnfinished={ofDay.isUnfinished || ofHour.isUnfinished}>
      {(ids) => (
        <>
          <div className={styles.dayAndHour}>
            <DayInput
              ids={ids}
              typing={ofDay.typing}
              day={parts.day}
              pick={(day) => store({ ...parts, day })}
            />
            <input
              {...ofHour.typing}
              className="input"
              type="text"
              autoComplete="off"
              aria-label={words.panel.hour}
              placeholder={words.panel.hourShort}
              aria-invalid={ids['aria-invalid']}
              aria-describedby={ids['aria-describedby']}
              disabled={text === ''}
            />
          </div>
          {inWords !== null && <p className="hint">{inWords}</p>}
        </>
      )}
    </FieldFrame>
  );
}
