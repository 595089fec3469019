import {
  choicesOf,
  defaultOf,
  isOptional,
  type FieldSchema,
} from '../../../schema/fields/field.ts';
import { Checkbox } from '../ui/index.ts';
import { useWords, choiceInWords } from '../words/index.ts';
import { FieldFrame, useForm, type FieldProps, setOps } from '../forms/index.ts';
import { holdsByItself } from '../site/index.ts';
import styles from './Switch.module.css';

/** A choice; an optional one can also be left to itself. */
export function ChoiceField(props: FieldProps) {
  const words = useWords();
  const form = useForm();
  const { schema, path, value } = props;
  const choices = choicesOf(schema) ?? [];
  const chosen = value === undefined || value === null ? '' : String(value);
  const usual = defaultOf(schema);
  // What holds without a choice stands for itself, once.
  const listed = choices.filter((choice) => choice !== usual || choice === chosen);
  return (
    <FieldFrame {...props}>
      {(ids) => (
        <select
          {...ids}
          className="input"
          value={chosen}
          onChange={({ target }) => form.change(setOps(form, path, target.value || undefined))}
        >
          {(isOptional(schema) || chosen === '') && (
            <option value="">
              {typeof usual === 'string' ? choiceInWords(schema, usual) : words.panel.byItself}
            </option>
          )}
          {!choices.includes(chosen) && chosen !== '' && <option value={chosen}>{chosen}</option>}
          {listed.map((choice) => (
            <option key={choice} value={choice}>
              {choiceInWords(schema, choice)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

type TickedProps = FieldProps & {
  item: FieldSchema;
  /** Shows short names in a row, without boxes; the whole names are heard. */
  row?: { className: string; nameOf: (choice: string) => string };
};

/** Several of a few choices, in their usual order: the days of a week. */
export function TickedChoices({ item, row, ...props }: TickedProps) {
  const form = useForm();
  const { path, value } = props;
  const chosen = new Set<unknown>(Array.isArray(value) ? value : []);
  const turn = (choice: string, isOn: boolean) => {
    const next = (choicesOf(item) ?? []).filter((one) => (one === choice ? isOn : chosen.has(one)));
    form.change(setOps(form, path, next.length > 0 ? next : undefined));
  };
  return (
    <FieldFrame {...props} asGroup withInner>
      {() => (
        <div className={row?.className ?? styles.ticks}>
          {choicesOf(item)?.map((choice) => (
            <Checkbox
              key={choice}
              aria-label={row && choiceInWords(item, choice)}
              checked={chosen.has(choice)}
              turn={(isOn) => turn(choice, isOn)}
            >
              {row ? row.nameOf(choice) : choiceInWords(item, choice)}
            </Checkbox>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}

/** A switch, which shows what holds and why. Only what would not hold by itself is stored. */
export function YesNoField(props: FieldProps) {
  const words = useWords();
  const form = useForm();
  const { schema, path, value } = props;
  const byItself = holdsByItself(schema, { ...form, path });
  const isSet = typeof value === 'boolean';
  const isOn = isSet ? value : byItself.isOn;
  const reason = isSet && value !== byItself.isOn ? words.panel.because.chosen : byItself.because;
  return (
    <FieldFrame {...props}>
      {(ids) => (
        <label className={styles.row}>
          <input
            {...ids}
            className={styles.switch}
            type="checkbox"
            role="switch"
            aria-labelledby={`${ids.id}-label`}
            aria-describedby={[`${ids.id}-now`, ids['aria-describedby']].join(' ').trim()}
            checked={isOn}
            onChange={({ target }) => {
              const next = target.checked === byItself.isOn ? undefined : target.checked;
              form.change(setOps(form, path, next));
            }}
          />
          <span id={`${ids.id}-now`}>
            <b>{isOn ? words.panel.yes : words.panel.no}</b>
            {reason !== null && `, ${reason}`}
          </span>
        </label>
      )}
    </FieldFrame>
  );
}
