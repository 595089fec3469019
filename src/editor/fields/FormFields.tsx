import { Fragment, useState, type ReactNode } from 'react';
import type { FieldSchema } from '../../../schema/fields/field.ts';
import type { FieldPath } from '../../messages/index.ts';
import type { Maybe } from '../../content/index.ts';
import { diagnosticsAt, useForm, type Form, partsOfForm, type FormField } from '../forms/index.ts';
import { collectionAbove, valueWords } from '../site/index.ts';
import { labelOf, useWords } from '../words/index.ts';
import styles from './FormFields.module.css';

type FormFieldsProps = {
  schema: FieldSchema;
  path: FieldPath;
  value: Maybe;
  /** What follows some fields, by the name of the field. */
  below?: Readonly<Record<string, ReactNode>>;
};

/** With fewer folded fields than this, questions would hide more than they say. */
const minWithQuestions = 5;

/** The fields of an object: those that are usually changed, then the others by question. */
export function FormFields({ schema, path, value, below = {} }: FormFieldsProps) {
  const words = useWords();
  const form = useForm();
  const { FieldView } = form;
  const { first, folded: all } = partsOfForm(schema, value);
  // Lists show only entries of a collection.
  const folded = all.filter(
    ({ question, fields }) =>
      question !== 'entry' ||
      fields.some((field) => field.value !== undefined) ||
      collectionAbove(form.session, form.file) !== undefined,
  );
  const view = (field: FormField) => (
    <Fragment key={field.steps.join('.')}>
      <FieldView schema={field.schema} path={[...path, ...field.steps]} value={field.value} />
      {below[field.steps.join('.')]}
    </Fragment>
  );
  const isUsed = (field: FormField) =>
    field.value !== undefined ||
    diagnosticsAt(form.diagnostics, [...path, ...field.steps], true).length > 0;
  const foldedFields = folded.flatMap(({ fields }) => fields);
  const [group, ...others] = folded;
  if (!group) return first.map(view);
  const isFlat = others.length === 0 || foldedFields.length < minWithQuestions;
  return (
    <>
      {first.map(view)}
      <Folded
        title={others.length === 0 ? words.panel.questions[group.question] : words.panel.more}
        now={<FoldedValues fields={foldedFields} form={form} path={path} />}
        startsOpen={foldedFields.some(isUsed)}
      >
        {isFlat
          ? foldedFields.map(view)
          : folded.map(({ question, fields }) => (
              <Folded
                key={question}
                title={words.panel.questions[question]}
                now={<FoldedValues fields={fields} form={form} path={path} />}
                startsOpen={fields.some(isUsed)}
              >
                {fields.map(view)}
              </Folded>
            ))}
      </Folded>
    </>
  );
}

type FoldedValuesProps = { fields: readonly FormField[]; form: Form; path: FieldPath };

/** What folded fields hold; if they hold nothing, what they are. */
function FoldedValues({ fields, form, path }: FoldedValuesProps) {
  const set = fields.filter(({ value }) => value !== undefined);
  return (set.length > 0 ? set : fields).map(({ schema, steps, value }, index) => (
    <Fragment key={steps.join('.')}>
      {index > 0 && ', '}
      {labelOf(schema)}
      {value !== undefined && (
        <>
          {': '}
          <span lang={form.languageAt([...path, ...steps])}>{valueWords(value, schema, form)}</span>
        </>
      )}
    </Fragment>
  ));
}

type FoldedProps = { title: string; now: ReactNode; startsOpen: boolean; children: ReactNode };

/** The rarely changed fields, folded. Once opened they stay open. */
function Folded({ title, now, startsOpen, children }: FoldedProps) {
  const [isOpen] = useState(startsOpen);
  return (
    <details className={styles.folded} open={isOpen}>
      <summary>
        <span>
          <b>{title}</b> <span className={`hint ${styles.now}`}>{now}</span>
        </span>
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
