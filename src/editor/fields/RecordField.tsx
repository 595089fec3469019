import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { entriesOf, metaOf, type FieldSchema } from '../../../schema/fields/field.ts';
import type { AddedField } from '../../../schema/collection.ts';
import { asName } from '../../../schema/fields/name.ts';
import { cellSchema } from '../../../schema/list-columns.ts';
import type { FieldPath } from '../../messages/index.ts';
import { isValueObject, type Value, kindOfNames, renameEntry } from '../../content/index.ts';
import { EditorIcon } from '../ui/index.ts';
import { currentWords, fill, useWords, inSentence, labelOf } from '../words/index.ts';
import { FieldFrame, useForm, type FieldProps } from '../forms/index.ts';
import { fieldsOfCollection, valueWords } from '../site/index.ts';
import { exampleOps, startValue } from '../starting-content/index.ts';
import { addWords } from './list-actions.ts';
import entryStyles from './Entry.module.css';
import joined from './JoinedInput.module.css';

export function RecordField(props: FieldProps) {
  const { session, file } = useForm();
  const isOfEntry = props.path.join('.') === 'fields';
  const added = isOfEntry ? fieldsOfCollection(session, file) : [];
  return added.length > 0 ? (
    <CollectionFields {...props} added={added} />
  ) : (
    <NamedEntries {...props} />
  );
}

/** The fields that a collection adds to its entries, each with the control of its kind. */
function CollectionFields({ added, ...props }: FieldProps & { added: readonly AddedField[] }) {
  const { FieldView } = useForm();
  const { path, value } = props;
  const values = isValueObject(value) ? value : {};
  return (
    <FieldFrame {...props} asGroup>
      {() =>
        added.map((field) => (
          <FieldView
            key={field.name}
            schema={cellSchema(field)}
            path={[...path, field.name]}
            value={values[field.name]}
          />
        ))
      }
    </FieldFrame>
  );
}

function NamedEntries(props: FieldProps) {
  const words = useWords();
  const form = useForm();
  const { FieldView } = form;
  const { schema, path, value } = props;
  const entry = entriesOf(schema)?.value;
  const entries = isValueObject(value) ? Object.entries(value) : [];
  const { requiredNames = [] } = metaOf(schema);
  const kind = kindOfNames(form.file, path);
  // Shows colours, tiles and patterns as they look.
  const samples = kind ? form.offers(kind) : [];
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
            entries.map(([name, inner]) => {
              const isRequired = requiredNames.includes(name);
              return (
                <details
                  key={name}
                  className={entryStyles.entry}
                  open={entries.length <= maxOpen || undefined}
                >
                  <summary>
                    <b>{titleOfEntry(name, inner)}</b>
                    {samples.find((one) => one.value === name)?.sample}
                    <Summary path={path} value={inner} />
                  </summary>
                  {!isRequired && (
                    <EntryName {...props} name={name} usedNames={entries.map(([one]) => one)} />
                  )}
                  <FieldView schema={entry} path={[...path, name]} value={inner} />
                  {!isRequired && (
                    <button className="button" type="button" onClick={() => remove(name)}>
                      {words.actions.remove}
                      <span className="vh"> {name}</span>
                    </button>
                  )}
                </details>
              );
            })}
          {entry && <NewEntry {...props} entry={entry} usedNames={entries.map(([name]) => name)} />}
        </>
      )}
    </FieldFrame>
  );
}

/** The label of an entry, or else its name. */
function titleOfEntry(name: string, value: Value): string {
  const label = isValueObject(value) ? value['label'] : null;
  return typeof label === 'string' && label !== '' ? label : name;
}

/** Summarizes an entry. The stitches of a tile say nothing as text. */
function Summary({ path, value }: { path: FieldPath; value: Value }) {
  const { file, language } = useForm();
  if (kindOfNames(file, path) === 'tile') return null;
  return (
    <span className={`hint ${entryStyles.summary}`}>{valueWords(value, null, { language })}</span>
  );
}

type EntryNameProps = FieldProps & { name: string; usedNames: readonly string[] };

function EntryName({ path, name, usedNames }: EntryNameProps) {
  const words = useWords();
  const form = useForm();
  const [typed, setTyped] = useState(name);
  const next = asName(typed);
  const isFree = typed.trim() !== '' && !usedNames.includes(next);
  const [isRefused, setIsRefused] = useState(false);
  const rename = () => {
    setIsRefused(!isFree);
    if (!isFree) return;
    const { file, session } = form;
    const ops = renameEntry(session.texts(), { file, path: [...path, name], name: next });
    form.changeFiles(ops, fill(words.actions.renamed, { before: name, title: next }));
  };
  return (
    <NameInput
      label={words.panel.entryName}
      hint={words.panel.entryNameHint}
      typed={typed}
      type={setTyped}
      refusal={isRefused && !isFree ? refusalOf(typed) : null}
    >
      <button className="button" type="button" aria-disabled={!isFree} onClick={rename}>
        {words.panel.rename}
        <span className="vh"> {name}</span>
      </button>
    </NameInput>
  );
}

const refusalOf = (typed: string): string => {
  const words = currentWords();
  return typed.trim() === ''
    ? words.panel.noName
    : fill(words.panel.nameTaken, { name: typed.trim() });
};

type NameInputProps = {
  label: string;
  hint?: string;
  typed: string;
  type: (typed: string) => void;
  refusal: string | null;
  children: ReactNode;
};

function NameInput({ label, hint, typed, type, refusal, children }: NameInputProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (refusal !== null) input.current?.focus();
  }, [refusal]);
  return (
    <div className={refusal === null ? 'field' : 'field wrong'}>
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && <p className="hint">{hint}</p>}
      {refusal !== null && (
        <p className="message" role="alert" id={`${id}-wrong`}>
          {refusal}
        </p>
      )}
      <div className={joined.joined}>
        <input
          className="input"
          id={id}
          ref={input}
          aria-invalid={refusal !== null || undefined}
          aria-describedby={refusal === null ? undefined : `${id}-wrong`}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
        {children}
      </div>
    </div>
  );
}

/** Above this number, entries start collapsed. */
const maxOpen = 3;

type NewEntryProps = FieldProps & { entry: FieldSchema; usedNames: readonly string[] };

function NewEntry({ path, entry, usedNames }: NewEntryProps) {
  const words = useWords();
  const form = useForm();
  const [typed, setTyped] = useState('');
  const name = asName(typed);
  const isFree = typed.trim() !== '' && !usedNames.includes(name);
  const [isRefused, setIsRefused] = useState(false);
  const add = () => {
    setIsRefused(!isFree);
    if (!isFree) return;
    const ops = exampleOps(form, [...path, name], startValue(form, entry) ?? '');
    if (form.change(ops, fill(words.actions.added, { title: name }))) setTyped('');
  };
  return (
    <NameInput
      label={fill(words.panel.newName, { item: inSentence(labelOf(entry)) })}
      typed={typed}
      type={setTyped}
      refusal={isRefused && !isFree ? refusalOf(typed) : null}
    >
      <button
        className="button square"
        type="button"
        aria-label={addWords(entry)}
        aria-disabled={!isFree}
        onClick={add}
      >
        <EditorIcon name="plus" />
      </button>
    </NameInput>
  );
}
