import { useId, useState } from 'react';
import { exampleOf } from '../../../schema/fields/example-of.ts';
import { entriesOf, type FieldSchema } from '../../../schema/fields/field.ts';
import { asName } from '../../../schema/fields/name.ts';
import { isValue, isValueObject } from '../../editing/edit-op.ts';
import { EditorIcon } from '../screens/EditorIcon.tsx';
import { fill, words } from '../words/words.ts';
import { FieldFrame } from './field-frame.tsx';
import { useForm, type FieldProps } from './form-context.ts';
import { setOps } from './set-ops.ts';
import { labelOf } from '../words/field-words.ts';

/** Values under names of their own: what others refer to by name. */
export function RecordField(props: FieldProps) {
  const form = useForm();
  const { FieldView } = form;
  const { schema, path, value } = props;
  const entry = entriesOf(schema)?.value;
  const entries = isValueObject(value) ? Object.entries(value) : [];
  const remove = (name: string) => {
    const isLast = entries.length === 1;
    form.change(
      [{ op: 'unset', path: isLast ? path : [...path, name] }],
      fill(words.actions.removed, { title: name }),
    );
  };
  return (
    <FieldFrame {...props} asGroup>
      {() => (
        <>
          {entry &&
            entries.map(([name, inner]) => (
              <details key={name} className="entry" open={entries.length <= mostOpen || undefined}>
                <summary>{name}</summary>
                <FieldView schema={entry} path={[...path, name]} value={inner} />
                <button className="button" type="button" onClick={() => remove(name)}>
                  {fill(words.panel.takeAway, { field: name })}
                </button>
              </details>
            ))}
          {entry && <NewEntry {...props} entry={entry} taken={entries.map(([name]) => name)} />}
        </>
      )}
    </FieldFrame>
  );
}

/** More stand closed, each under its name. */
const mostOpen = 3;

type NewEntryProps = FieldProps & { entry: FieldSchema; taken: readonly string[] };

/** The name of a new entry: what the others are called by. */
function NewEntry({ schema, path, entry, taken }: NewEntryProps) {
  const form = useForm();
  const id = useId();
  const [typed, setTyped] = useState('');
  const name = asName(typed);
  const isFree = typed.trim() !== '' && !taken.includes(name);
  const add = () => {
    if (!isFree) return;
    const example = exampleOf(entry);
    const ops = setOps(form, [...path, name], isValue(example) ? example : '');
    if (form.change(ops, fill(words.actions.added, { title: name }))) setTyped('');
  };
  const label = labelOf(schema);
  return (
    <div className="field">
      <label htmlFor={id}>{fill(words.panel.newName, { list: label })}</label>
      <div className="with-unit">
        <input
          className="input"
          id={id}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button
          className="button square"
          type="button"
          aria-label={fill(words.panel.addTo, { list: label })}
          aria-disabled={!isFree}
          onClick={add}
        >
          <EditorIcon name="plus" />
        </button>
      </div>
    </div>
  );
}
