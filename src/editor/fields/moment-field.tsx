import { useRef } from 'react';
import { isTime } from '../../site/pages/publish-window.ts';
import { useWords } from '../words/use-words.ts';
import { FieldFrame } from '../forms/field-frame.tsx';
import { useForm, type FieldProps } from '../forms/form-context.ts';
import { NativeInput } from '../ui/NativeInput.tsx';
import { setOps } from '../forms/set-ops.ts';
import { LineField } from './text-fields.tsx';
import { textOf } from '../forms/use-field-text.ts';
import { useTyped } from '../forms/use-typed.ts';
import { useUnread } from '../forms/use-unread.ts';
import { dateWords } from '../site/value-words.ts';
import styles from './MomentField.module.css';

/** A day and, if it matters, an hour. What is neither is shown as the text that it is. */
export function MomentField(props: FieldProps) {
  const text = textOf(props.value);
  return text === '' || isTime(text) ? (
    <DayAndHour {...props} text={text} />
  ) : (
    <LineField {...props} />
  );
}

const asText = (typed: string) => typed;

function DayAndHour({ text, ...props }: FieldProps & { text: string }) {
  const words = useWords();
  const form = useForm();
  const [day = '', hour = ''] = text.split(' ');
  const store = (...parts: readonly string[]) =>
    form.change(setOps(form, props.path, parts.filter(Boolean).join(' ') || undefined));
  // Without a day an hour means nothing.
  const { take: takeDay, ...ofDay } = useTyped({
    text: day,
    asText,
    commit: (typed) => store(typed, typed === '' ? '' : hour),
  });
  const { take: takeHour, ...ofHour } = useTyped({
    text: hour,
    asText,
    commit: (typed) => store(day, typed),
  });
  // One field has two inputs: it is unread while either of them is.
  const unread = useRef({ day: false, hour: false });
  const noteField = useUnread(props);
  const noteInput = (part: 'day' | 'hour', isUnread: boolean) => {
    unread.current[part] = isUnread;
    noteField(unread.current.day || unread.current.hour);
  };
  const inWords = dateWords(text, form);
  return (
    <FieldFrame {...props}>
      {(ids) => (
        <>
          <div className={styles.dayAndHour}>
            <NativeInput
              {...ids}
              {...ofDay}
              className="input"
              type="date"
              take={takeDay}
              note={(isUnread) => noteInput('day', isUnread)}
            />
            <NativeInput
              {...ofHour}
              className="input"
              type="time"
              aria-label={words.panel.hour}
              aria-invalid={ids['aria-invalid']}
              take={takeHour}
              note={(isUnread) => noteInput('hour', isUnread)}
              disabled={day === ''}
            />
          </div>
          {inWords !== null && <p className="hint">{inWords}</p>}
        </>
      )}
    </FieldFrame>
  );
}
