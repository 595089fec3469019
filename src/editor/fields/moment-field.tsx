import { isTime } from '../../site/publish-window.ts';
import { words } from '../words/words.ts';
import { FieldFrame } from './field-frame.tsx';
import { useForm, type FieldProps } from './form-context.ts';
import { setOps } from './set-ops.ts';
import { LineField } from './text-fields.tsx';
import { textOf } from './use-field-text.ts';
import { useTyped } from './use-typed.ts';
import { dateWords } from './value-words.ts';

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
  const form = useForm();
  const [day = '', hour = ''] = text.split(' ');
  const store = (...parts: readonly string[]) =>
    form.change(setOps(form, props.path, parts.filter(Boolean).join(' ') || undefined));
  // Without a day an hour means nothing.
  const ofDay = useTyped({
    text: day,
    asText,
    commit: (typed) => store(typed, typed === '' ? '' : hour),
  });
  const ofHour = useTyped({ text: hour, asText, commit: (typed) => store(day, typed) });
  const inWords = dateWords(text, form);
  return (
    <FieldFrame {...props}>
      {(ids) => (
        <>
          <div className="day-and-hour">
            <input {...ids} {...ofDay} className="input" type="date" />
            <input
              {...ofHour}
              className="input"
              type="time"
              aria-label={words.panel.hour}
              disabled={day === ''}
            />
          </div>
          {inWords !== null && <p className="hint">{inWords}</p>}
        </>
      )}
    </FieldFrame>
  );
}
