import { metaOf } from '../../../../schema/fields/field.ts';
import {
  copyPart,
  noteLeftOut,
  noteTranslated,
  type AbsentPart,
  type DifferingFact,
  type EditOp,
  type TranslatedText,
  type TranslationPart,
  type Value,
} from '../../../content/index.ts';
import { FormProvider, setOps, type Form } from '../../forms/index.ts';
import { nameLanguage, valueWords } from '../../site/index.ts';
import { fill, fillSentence, labelOf, quoted, Spoken } from '../../words/index.ts';
import { actionRowStyles, EditorIcon } from '../../ui/index.ts';
import { ChangedWords } from '../review/ChangedWords.tsx';
import { Shown } from '../review/ChangeView.tsx';
import { shownSite, shownValue } from '../review/shown-value.ts';
import versions from '../review/Versions.module.css';
import { currentTranslateWords } from './translate-words.ts';
import styles from './SideBySide.module.css';

type RowProps<Part = TranslationPart> = {
  form: Form;
  pages: { original: Value; translation: Value };
  part: Part;
  state: 'missing' | 'stale' | 'done';
  languages: { translation: string; original: string };
  /** What the original said when it was translated; null if that is not known, or the same. */
  earlier: string | null;
};

/** A text of the original beside its translation, or what differs otherwise. */
export function TranslationRow({ part, ...props }: RowProps) {
  switch (part.kind) {
    case 'text':
      return <TextRow {...props} part={part} />;
    case 'fact':
      return <FactRow {...props} part={part} />;
    case 'absent':
      return <AbsentRow {...props} part={part} />;
  }
}

function Original({ form, part, languages }: Pick<RowProps, 'form' | 'part' | 'languages'>) {
  const site = shownSite(form.session, languages.original);
  return (
    <div className={styles.original} lang={languages.original}>
      <Shown value={shownValue(part.original, part.schema, site)} session={form.session} />
    </div>
  );
}

function State({ state }: Pick<RowProps, 'state'>) {
  const words = currentTranslateWords();
  return (
    <span className={styles.sign} data-state={state}>
      {state === 'done' && <EditorIcon name="check" />}
      {words.states[state]}
    </span>
  );
}

function TextRow(props: RowProps<TranslatedText>) {
  const { form, pages, part, state, languages, earlier } = props;
  const words = currentTranslateWords();
  const { FieldView } = form;
  const { path, schema, original, translation } = part;
  const note = (as: 'translated' | 'same' | 'missing') =>
    form.change(
      noteTranslated(
        { ...pages, translation: form.root },
        { part, as, language: languages.original },
      ),
    );
  // An emptied text is that of the original again, which visitors read instead.
  const change: Form['change'] = (ops, notice) => {
    const [op] = ops;
    const value = op?.op === 'set' ? op.value : undefined;
    const isEmpty = value === undefined || value === '';
    if (op && 'path' in op && op.op !== 'set' && op.op !== 'unset') return form.change(ops, notice);
    note(isEmpty ? 'missing' : value === original ? 'same' : 'translated');
    return form.change(isEmpty ? setOps(form, path, original) : ops, notice);
  };
  const ofRow: Form = {
    ...form,
    get root() {
      return form.root;
    },
    languageAt: () => languages.translation,
    change,
  };
  const language = quoted(nameLanguage(languages.translation).endonym, languages.translation);
  const site = shownSite(form.session, languages.original);
  return (
    <div className={styles.row}>
      <Original {...props} />
      <div className={styles.translation}>
        <FormProvider value={ofRow}>
          <FieldView
            schema={schema}
            path={path}
            value={state === 'missing' || translation === '' ? undefined : translation}
          />
        </FormProvider>
        {state === 'stale' && (
          <div className={styles.changed}>
            <p>
              <b>{words.originalChanged}</b>
            </p>
            {earlier !== null && (
              <div className={versions.versions}>
                <ChangedWords
                  before={wordsOf(earlier, part, site)}
                  after={wordsOf(original, part, site)}
                  language={languages.original}
                />
              </div>
            )}
            <button className="button" type="button" onClick={() => note('translated')}>
              <EditorIcon name="check" />
              {words.stillRight}
              <span className="vh">: {labelOf(schema)}</span>
            </button>
          </div>
        )}
        {state === 'missing' && (
          <button className="text-button" type="button" onClick={() => note('same')}>
            <Spoken sentence={fillSentence(words.same, { language })} />
            <span className="vh">: {original}</span>
          </button>
        )}
      </div>
      <State state={state} />
    </div>
  );
}

const wordsOf = (text: string, part: TranslatedText, site: ReturnType<typeof shownSite>) => {
  const shown = shownValue(text, part.schema, site);
  return shown.kind === 'words' ? shown.words : [];
};

function FactRow(props: RowProps<DifferingFact>) {
  const { form, part, state } = props;
  const words = currentTranslateWords();
  const { path, schema, original, translation } = part;
  const [from, to] = [original, translation].map((value) => valueWords(value, schema, form));
  const values = { original: from ?? '', translation: to ?? '' };
  return (
    <div className={styles.row}>
      <Original {...props} />
      <div className={styles.translation}>
        <p className="label">{labelOf(schema)}</p>
        <p>{fill(to === '' ? words.differsEmpty : words.differs, values)}</p>
        {metaOf(schema).kind !== 'image-file' && (
          <button
            className="button"
            type="button"
            onClick={() => form.change(setOps(form, path, original))}
          >
            {fill(words.takeOver, { value: from ?? '' })}
            <span className="vh"> {labelOf(schema)}</span>
          </button>
        )}
      </div>
      <State state={state} />
    </div>
  );
}

function AbsentRow(props: RowProps<AbsentPart>) {
  const { form, pages, part, state, languages } = props;
  const words = currentTranslateWords();
  const change = (ops: EditOp[]) => form.change(ops);
  const now = { ...pages, translation: form.root };
  return (
    <div className={styles.row}>
      <Original {...props} />
      <div className={styles.translation}>
        <p>{words.absent}</p>
        <div className={actionRowStyles.row}>
          <button
            className="button"
            type="button"
            onClick={() => change(copyPart(now, part, languages.original))}
          >
            <EditorIcon name="plus" />
            {words.addHere}
          </button>
          <button
            className="text-button"
            type="button"
            onClick={() => change(noteLeftOut(now, part))}
          >
            {words.notNeeded}
          </button>
        </div>
      </div>
      <State state={state} />
    </div>
  );
}
