import { useRef, useState } from 'react';
import {
  choicesOf,
  fieldsOf,
  isOptional,
  optionsOf,
  type FieldSchema,
  discriminatorOf,
  metaOf,
} from '../../../schema/fields/field.ts';
import { optionFor } from '../../../schema/fields/option-for.ts';
import {
  isValueObject,
  type EditOp,
  type Value,
  type ValueObject,
  type Maybe,
} from '../../content/index.ts';
import { fill, useWords, labelOf, nameInWords } from '../words/index.ts';
import {
  FieldFrame,
  Mistakes,
  diagnosticsAt,
  fieldId,
  useForm,
  type FieldProps,
  setOps,
} from '../forms/index.ts';
import { exampleOps, startValue } from '../starting-content/index.ts';
import styles from './ObjectField.module.css';

/** A group of fields. An optional group is added and removed as a whole. */
export function ObjectField(props: FieldProps) {
  const words = useWords();
  const form = useForm();
  const { FieldView } = form;
  const { schema, path, value } = props;
  const label = labelOf(schema);
  const isThere = isValueObject(value);
  return (
    <FieldFrame {...props} asGroup>
      {() => (
        <>
          {isThere &&
            [...(fieldsOf(schema) ?? [])].map(([name, field]) => (
              <FieldView key={name} schema={field} path={[...path, name]} value={value[name]} />
            ))}
          {isThere && isOptional(schema) && (
            <button
              className="button"
              type="button"
              onClick={() =>
                form.change([{ op: 'unset', path }], fill(words.actions.removed, { title: label }))
              }
            >
              {fill(words.panel.takeAway, { field: label })}
            </button>
          )}
          {!isThere && (
            <button
              className="button"
              type="button"
              onClick={() => form.change(exampleOps(form, path, startValue(form, schema) ?? {}))}
            >
              {fill(words.panel.fill, { field: label })}
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
  const choose = (option: FieldSchema | undefined) => {
    if (chosen && value !== undefined) values.current.set(chosen, value);
    setLast(option ?? null);
    form.change(option ? switchOps(option) : setOps(form, path, undefined));
  };
  const switchOps = (option: FieldSchema): EditOp[] => {
    const common = commonFields(option, value);
    const before = valueBefore(option);
    if (before !== undefined) return setOps(form, path, withFields(before, common));
    // Somebody wrote what both options share, so it is content and no example: it is written again.
    const written = Object.entries(common).flatMap(([name, inner]) =>
      setOps(form, [...path, name], inner),
    );
    const fresh = startValue(form, option) ?? choicesOf(option)?.[0];
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
  const label = labelOf(schema);
  // Before an option has a field, a missing value's diagnostic leads to the choice.
  const id = chosen ? `kind-${path.join('-')}` : fieldId(path);
  const missing = chosen ? [] : diagnosticsAt(form.diagnostics, path);
  const isWrong = missing.length > 0;
  return (
    <div className={styles.either}>
      <div className={isWrong ? 'field wrong' : 'field'}>
        <label htmlFor={id}>
          {fill(words.panel.kind, { field: label })}
          {isOptional(schema) && <span className="optional"> {words.panel.optional}</span>}
        </label>
        <Mistakes diagnostics={missing} id={id} />
        <select
          className="input"
          id={id}
          aria-describedby={isWrong ? `${id}-mistakes` : undefined}
          aria-invalid={isWrong || undefined}
          value={chosen ? String(options.indexOf(chosen)) : ''}
          onChange={({ target }) =>
            choose(target.value === '' ? undefined : options[Number(target.value)])
          }
        >
          {(isOptional(schema) || !chosen) && <option value="">{words.panel.none}</option>}
          {options.map((option, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the options of a schema never change
            <option key={index} value={index}>
              {optionLabel(option)}
            </option>
          ))}
        </select>
      </div>
      {chosen && <FieldView schema={chosen} path={path} value={value} />}
    </div>
  );
}

function optionLabel(option: FieldSchema): string {
  const choices = choicesOf(option);
  if (choices && choices.length <= 3) return choices.map(nameInWords).join(', ');
  const { kind } = metaOf(option);
  const inner = fieldsOf(option);
  const [single] = inner && inner.size === 1 ? [...inner.values()] : [];
  return single && kind === 'object' ? labelOf(single) : labelOf(option);
}

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
