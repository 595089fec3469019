import { useLayoutEffect, useState } from 'react';
import { DayInput, useTypedDay } from '../../fields/index.ts';
import { isDay } from '../../../site/index.ts';
import type { Session } from '../../session/index.ts';
import { languageOfDays } from '../../site/index.ts';
import { useWords } from '../../words/index.ts';

type DayFieldProps = {
  session: Session;
  id: string;
  label: string;
  /** Empty for no day. */
  value: string;
  setValue: (value: string) => void;
  isRequired?: boolean;
};

/**
 * A day that is no field of the content: typed as days are written here, or picked in a calendar. The browser sends no
 * form with another text.
 */
export function DayField(props: DayFieldProps) {
  const { session, id, label, value, setValue, isRequired = false } = props;
  const words = useWords();
  /** A text that is no day, or not yet. */
  const [other, setOther] = useState<string | null>(null);
  const take = (text: string) => {
    const isValue = text === '' || isDay(text);
    setOther(isValue ? null : text);
    if (isValue && text !== value) setValue(text);
  };
  const { typing, isUnfinished } = useTypedDay({
    session,
    text: other ?? value,
    language: languageOfDays(session),
    store: take,
    complete: (_typed, day) => take(day),
  });
  const isWrong = other !== null && !isUnfinished;
  const refusal = other === null ? '' : words.panel.noDay;
  useLayoutEffect(() => {
    const input = document.getElementById(id);
    if (input instanceof HTMLInputElement) input.setCustomValidity(refusal);
  }, [id, refusal]);
  return (
    <div className={isWrong ? 'field wrong' : 'field'}>
      <label htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      <DayInput
        ids={{
          id,
          'aria-invalid': isWrong || undefined,
          'aria-describedby': isWrong ? `${id}-wrong` : undefined,
        }}
        typing={typing}
        day={value}
        pick={take}
        isRequired={isRequired}
      />
      {isWrong && (
        <p className="message" id={`${id}-wrong`}>
          {refusal}
        </p>
      )}
    </div>
  );
}
