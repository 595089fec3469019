import { fieldsOf } from '../../../../schema/fields/field.ts';
import { siteNotice } from '../../../../schema/site-parts.ts';
import { valueAt } from '../../../../schema/value-at.ts';
import { FieldView } from '../../fields/index.ts';
import { FormProvider, type Form, setOps } from '../../forms/index.ts';
import { useWords } from '../../words/index.ts';
import { noticePath, usualEnds } from './site-notice.ts';
import styles from './NoticeFields.module.css';
import { foldedStyles as folded } from '../../ui/index.ts';

/** The fields that every notice needs, and those rarely filled in. Its level stands between them. */
const everyday = ['text', 'until'] as const;
const rare = ['link', 'from'] as const;

export function NoticeFields({ form }: { form: Form }) {
  const words = useWords();
  const fields = fieldsOf(siteNotice);
  const view = (name: string) => {
    const schema = fields?.get(name);
    const path = [...noticePath, name];
    return (
      schema && (
        <FieldView key={name} schema={schema} path={path} value={valueAt(form.root, path)} />
      )
    );
  };
  return (
    <FormProvider value={form}>
      {everyday.map(view)}
      <Ends form={form} />
      {view('level')}
      <details className={folded.folded}>
        <summary>{words.panel.more}</summary>
        {rare.map(view)}
      </details>
    </FormProvider>
  );
}

/** The usual hours as buttons; without an end the notice stays until somebody takes it down. */
function Ends({ form }: { form: Form }) {
  const words = useWords();
  const { today, tomorrow } = usualEnds(form.session);
  const path = [...noticePath, 'until'];
  const chosen = valueAt(form.root, path);
  const ends = [
    ...(today === null ? [] : [{ label: words.urgent.today, value: today }]),
    { label: words.urgent.tomorrow, value: tomorrow },
    { label: words.urgent.noEnd, value: undefined },
  ];
  return (
    <div className={styles.ends} role="group" aria-label={words.urgent.ends}>
      {ends.map(({ label, value }) => (
        <button
          key={label}
          className="button"
          type="button"
          aria-pressed={chosen === value}
          onClick={() => form.change(setOps(form, path, value))}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
