import { exampleOf } from '../../../schema/fields/example-of.ts';
import { fieldsOf, isOptional, optionsOf } from '../../../schema/fields/field.ts';
import { optionFor } from '../../../schema/fields/option-for.ts';
import { isValue, isValueObject, type Value } from '../../editing/edit-op.ts';
import { fill, words } from '../words/words.ts';
import { FieldFrame } from './field-frame.tsx';
import { useForm, type FieldProps } from './form-context.ts';
import { setOps } from './set-ops.ts';
import { optionLabel, switchedValue } from './switch-option.ts';
import { labelOf } from '../words/field-words.ts';

const exampleValue = (schema: FieldProps['schema']): Value => {
  const example = exampleOf(schema);
  return isValue(example) ? example : '';
};

/** A group of fields. An optional group is added and removed as a whole. */
export function ObjectField(props: FieldProps) {
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
              onClick={() => form.change(setOps(form, path, exampleValue(schema)))}
            >
              {fill(words.panel.fill, { field: label })}
            </button>
          )}
        </>
      )}
    </FieldFrame>
  );
}

/** A union: the choice of its option, and its field. Values that both options have are kept. */
export function EitherField(props: FieldProps) {
  const form = useForm();
  const { FieldView } = form;
  const { schema, path, value } = props;
  const options = optionsOf(schema) ?? [];
  const chosen = value === undefined ? null : optionFor(schema, value);
  const label = labelOf(schema);
  const id = `kind-${path.join('-')}`;
  return (
    <div className="either">
      <div className="field">
        <label htmlFor={id}>
          {fill(words.panel.kind, { field: label })}
          {isOptional(schema) && <span className="optional"> {words.panel.optional}</span>}
        </label>
        <select
          className="input"
          id={id}
          value={chosen ? String(options.indexOf(chosen)) : ''}
          onChange={({ target }) => {
            const option = options[Number(target.value)];
            const next = target.value === '' || !option ? undefined : switchedValue(option, value);
            form.change(setOps(form, path, next));
          }}
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
      {chosen && value !== undefined && <FieldView schema={chosen} path={path} value={value} />}
    </div>
  );
}
