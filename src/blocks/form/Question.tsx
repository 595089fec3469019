import { RichText, type ReactNode } from 'woven-site/components';
import { acceptOf, isRequired, maxLengthOf, telephonePattern } from './answer-rules.ts';
import type { FormField, FormWords } from './form-values.ts';
import styles from './Form.module.css';

type QuestionProps = {
  field: FormField;
  /** The name under which it is answered. */
  name: string;
  /** The id of its control, or of the first of several. */
  id: string;
  mistake: string | undefined;
  words: FormWords;
};

/** With more options than this, they are chosen from a list that opens. */
const maxInView = 7;

/** A question with its control, its help, and what is wrong with the answer. */
export function Question(props: QuestionProps) {
  const { field, id, mistake, words } = props;
  const { kind, label, hint } = field;
  const isGroup = kind === 'choices' || (kind === 'choice' && !isLong(field));
  const title = (
    <>
      {label}
      {!isRequired(field) && <span className={styles.optional}> ({words.optional})</span>}
    </>
  );
  const below = (
    <>
      {hint && (
        <span id={`${id}_hint`} className={styles.hint}>
          <RichText as="span" text={hint} />
        </span>
      )}
      <span id={`${id}_mistake`} className={styles.mistake}>
        {mistake}
      </span>
    </>
  );
  const isWrong = mistake === undefined ? undefined : '';
  if (isGroup) {
    return (
      <fieldset className={styles.field} data-wrong={isWrong} aria-describedby={describedBy(props)}>
        <legend>{title}</legend>
        {below}
        <Options {...props} />
      </fieldset>
    );
  }
  if (kind === 'consent') {
    return (
      <div className={styles.field} data-wrong={isWrong}>
        <label className={styles.option}>
          <input type="checkbox" value={label} data-consent="" {...shared(props)} />
          <span>{label}</span>
        </label>
        {below}
      </div>
    );
  }
  return (
    <div className={styles.field} data-wrong={isWrong}>
      <label htmlFor={id}>{title}</label>
      {below}
      <Control {...props} />
    </div>
  );
}

const isLong = ({ options = [] }: FormField): boolean => options.length > maxInView;

const describedBy = ({ field, id, mistake }: QuestionProps): string | undefined => {
  const ids = [
    ...(field.hint ? [`${id}_hint`] : []),
    ...(mistake === undefined ? [] : [`${id}_mistake`]),
  ];
  return ids.length > 0 ? ids.join(' ') : undefined;
};

/** The attributes of every control. */
const shared = (props: QuestionProps) => ({
  id: props.id,
  name: props.name,
  required: isRequired(props.field),
  'aria-invalid': props.mistake === undefined ? undefined : true,
  'aria-describedby': describedBy(props),
});

function Options({ field, name, id, mistake }: QuestionProps) {
  const { kind, options = [] } = field;
  return options.map((option, index) => (
    <label key={option} className={styles.option}>
      <input
        type={kind === 'choice' ? 'radio' : 'checkbox'}
        id={index === 0 ? id : undefined}
        name={name}
        value={option}
        required={kind === 'choice' && isRequired(field)}
        aria-invalid={mistake === undefined ? undefined : true}
      />
      <span>{option}</span>
    </label>
  ));
}

function Control(props: QuestionProps): ReactNode {
  const { field, words } = props;
  const { kind, options = [], min, max, earliest, latest, fills } = field;
  const attributes = shared(props);
  switch (kind) {
    case 'text':
      return (
        <textarea {...attributes} rows={5} maxLength={maxLengthOf(field)} autoComplete={fills} />
      );
    case 'choice':
      return (
        <select {...attributes} defaultValue="">
          <option value="">{words.choose}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      );
    case 'email':
      return <input type="email" autoComplete="email" maxLength={254} {...attributes} />;
    case 'telephone':
      return <input type="tel" autoComplete="tel" pattern={telephonePattern} {...attributes} />;
    case 'number':
      return (
        <input type="number" inputMode="decimal" step="any" min={min} max={max} {...attributes} />
      );
    case 'day':
      return <input type="date" min={earliest} max={latest} autoComplete={fills} {...attributes} />;
    case 'file':
      return <input type="file" accept={acceptOf(field)} {...attributes} />;
    default:
      return (
        <input type="text" maxLength={maxLengthOf(field)} autoComplete={fills} {...attributes} />
      );
  }
}
