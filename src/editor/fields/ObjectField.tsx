import { useRef, useState } from 'react';
import {
  choicesOf,
  fieldsOf,
  isOptional,
  optionsOf,
  type FieldSchema,
  discriminatorOf,
} from '../../../schema/fields/field.ts';
import { optionFor } from '../../../schema/fields/option-for.ts';
import {
  isValueObject,
  type EditOp,
  type Value,
  type ValueObject,
  type Maybe,
} from '../../content/index.ts';
import { fill, useWords, choiceInWords, labelOf } from '../words/index.ts';
import { EditorIcon, RadioRow } from '../ui/index.ts';
import {
  Earlier,
  FieldFrame,
  Mistakes,
  diagnosticsAt,
  fieldId,
  useForm,
  type FieldProps,
  setOps,
} from '../forms/index.ts';
import { FormFields } from './FormFields.tsx';
import { exampleOps, startValue } from '../starting-content/index.ts';
import styles from './ObjectField.module.css';

/** A group of fields. An optional group is added and removed as a whole. */
export function ObjectField(props: FieldProps) {
  const words = useWords();
  const form = useForm();
  const { schema, path, value } = props;
  const label = labelOf(schema);
  const isThere = isValueObject(value);
  return (
    <FieldFrame {...props} asGroup>
      {() => (
        <>
          {isThere && <FormFields schema={schema} path={path} value={value} />}
          {isThere && isOptional(schema) && (
            <button
              className="button"
              type="button"
              onClick={() =>
                form.change([{ op: 'unset', path }], fill(words.actions.removed, { title: label }))
              }
            >
              {words.actions.remove}
              <span className="vh"> {label}</span>
            </button>
          )}
          {!isThere && (
            <button
              className="button"
              type="button"
              onClick={() => form.change(exampleOps(form, path, startValue(form, schema) ?? {}))}
            >
              <EditorIcon name="plus" />
              {words.panel.addPart}
              <span className="vh"> {label}</span>
            </button>
          )}
        </>
      )}
    </FieldFrame>
  );
}

/** Whether a value belongs to an option, rather than being a word that resembles one of its choices. */
const isCertain = (option: FieldSchema, value: Maybe): boolean => {
  const choices = choicesOf(option);
  return choices === null || choices.some((choice) => choice === value);
};

/** A union: chooses the option and shows its field. Keeps values that both options have. */
export function EitherField(props: FieldProps) {
  const words = useWords();
  const form = useForm();
  const { FieldView } = form;
  const { schema, path, value } = props;
  const options = optionsOf(schema) ?? [];
  const ofValue = value === undefined ? null : optionFor(schema, value);
  const [last, setLast] = useState(ofValue);
  // A field that is empty, or half typed, stays with its option.
  const ofSameKind = ofValue && (!last || isCertain(ofValue, value)) ? ofValue : last;
  // A required value that is still missing shows the field of the usual option.
  const chosen = ofSameKind ?? (isOptional(schema) ? null : (options[0] ?? null));
  if (chosen !== last) setLast(chosen);
  const values = useRef(new Map<FieldSchema, Value>());
  const choose = (segment: Segment | undefined) => {
    if (chosen && value !== undefined) values.current.set(chosen, value);
    setLast(segment?.option ?? null);
    form.change(
      segment && segment.value === undefined
        ? switchOps(segment.option)
        : setOps(form, path, segment?.value),
    );
  };
  const switchOps = (option: FieldSchema): EditOp[] => {
    const common = commonFields(option, value);
    const before = valueBefore(option);
    if (before !== undefined) return setOps(form, path, withFields(before, common));
    // Somebody wrote what both options share, so it is content and no example: it is written again.
    const written = Object.entries(common).flatMap(([name, inner]) =>
      setOps(form, [...path, name], inner),
    );
    const fresh = startValue(form, option);
    if (fresh === undefined) return setOps(form, path, undefined);
    return [...exampleOps(form, path, withFields(fresh, common)), ...written];
  };
  /** The value when this option was chosen last, or the published one. */
  const valueBefore = (option: FieldSchema): Maybe => {
    const seen = values.current.get(option);
    if (seen !== undefined) return seen;
    const earlier = form.earlier(path);
    if (earlier.same || earlier.value === undefined) return undefined;
    return optionFor(schema, earlier.value) === option ? earlier.value : undefined;
  };
  const segments = segmentsOf(options);
  const isNow = ({ option, value: fixed }: Segment) =>
    option === chosen && (fixed === undefined || fixed === value);
  const now = segments.find(isNow);
  const names = segments.map((_, index) => String(index));
  const id = fieldId(path);
  // An option with a field of its own shows its mistakes there.
  const missing = now && now.value === undefined ? [] : diagnosticsAt(form.diagnostics, path);
  return (
    <fieldset
      className={missing.length > 0 ? `field wrong ${styles.either}` : `field ${styles.either}`}
      data-wrong={missing.length > 0 || undefined}
      id={`${id}-group`}
    >
      <legend>{labelOf(schema)}</legend>
      <RadioRow
        legend={labelOf(schema)}
        name={`kind-${id}`}
        options={isOptional(schema) ? ['', ...names] : names}
        chosen={now ? String(segments.indexOf(now)) : ''}
        choose={(name) => choose(segments[Number(name || -1)])}
      >
        {(name) => segments[Number(name || -1)]?.label ?? words.panel.none}
      </RadioRow>
      <Mistakes diagnostics={missing} id={id} />
      {now && now.value === undefined ? (
        <FieldView schema={now.option} path={path} value={value} />
      ) : (
        <Earlier {...props} id={id} />
      )}
    </fieldset>
  );
}

/** A way to give a value: one of the values of an option, or an option with a field of its own. */
type Segment = { option: FieldSchema; value?: string; label: string };

const segmentsOf = (options: readonly FieldSchema[]): Segment[] =>
  options.flatMap((option): Segment[] => {
    const choices = choicesOf(option);
    if (choices) {
      return choices.map((value) => ({ option, value, label: choiceInWords(option, value) }));
    }
    return [{ option, label: labelOf(option) }];
  });

/** The fields of a value that an option has too. */
function commonFields(option: FieldSchema, before: Maybe): ValueObject {
  const fields = fieldsOf(option);
  if (!fields || !isValueObject(before)) return {};
  const fixed = discriminatorOf(option) ?? 'type';
  return Object.fromEntries(
    Object.entries(before).filter(
      ([name]) =>
        fields.has(name) && name !== fixed && choicesOf(fields.get(name) ?? option) === null,
    ),
  );
}

/** A fresh value of an option, with the common fields of the earlier value. */
const withFields = (fresh: Value, common: ValueObject): Value =>
  isValueObject(fresh) ? { ...fresh, ...common } : fresh;
