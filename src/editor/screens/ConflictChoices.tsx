import { useEffect, useId, useRef, useState } from 'react';
import { metaOf, type FieldSchema } from '../../../schema/fields/field.ts';
import {
  isValueObject,
  type Conflict,
  openText,
  type Maybe,
  type ConflictChoice,
} from '../../content/index.ts';
import {
  schemaAt,
  wholeValueWords,
  spokenTitle,
  languageOf,
  languageOfFile,
  whereWords,
} from '../site/index.ts';
import type { Session } from '../session/index.ts';
import { Spoken, useWords } from '../words/index.ts';
import { DifferingWords } from './review/ChangedWords.tsx';
import styles from './ConflictChoices.module.css';
import { thumbnailStyles as thumbnail, noticeBoxStyles as noticeStyles } from '../ui/index.ts';

type ConflictChoicesProps = {
  session: Session;
  conflicts: readonly Conflict[];
  /** Receives the conflicts in which this editor's version stays. */
  choose: (mine: readonly ConflictChoice[]) => void;
};

const keyOf = ({ file, path }: Conflict) => `${file} ${path.join('.')}`;

/**
 * Two versions of a field, each with a button. Radio buttons would not do: arrow keys would choose a version that
 * nobody has read yet. Choosing theirs can be undone.
 */
export function ConflictChoices({ session, conflicts, choose }: ConflictChoicesProps) {
  const words = useWords();
  const [chosen, setChosen] = useState<ReadonlyMap<string, 'mine' | 'theirs'>>(new Map());
  const section = useRef<HTMLElement>(null);
  // It may appear while somebody works further down.
  useEffect(() => {
    // Newer browsers return a promise, which must not become the effect's cleanup.
    section.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const pick = (conflict: Conflict, version: 'mine' | 'theirs') => {
    const next = new Map(chosen).set(keyOf(conflict), version);
    setChosen(next);
    const mine = conflicts.filter((one) => next.get(keyOf(one)) === 'mine');
    choose(mine.map(({ file, path }) => ({ file, path })));
    session.resolveConflict(conflict, version === 'mine');
    session.dispatch({
      kind: 'noticed',
      notice: words.publish[version === 'mine' ? 'mineStays' : 'theirsStays'],
    });
  };
  return (
    <section ref={section} className={noticeStyles.bad} role="alert">
      <div>
        <p>
          <b>{words.publish.both}.</b> {words.publish.bothText}
        </p>
        {conflicts.map((conflict) => {
          const { file, path, ours, theirs } = conflict;
          const root = openText(session.textOf(file) ?? '')?.value ?? null;
          const schema = schemaAt({ file, root }, path);
          const where = whereWords(file, root, path, languageOfFile(session, file));
          return (
            <fieldset key={keyOf(conflict)} className={styles.conflict}>
              <legend>
                <Spoken sentence={where.length === 0 ? spokenTitle(session, file) : where} />
              </legend>
              {(['mine', 'theirs'] as const).map((version) => (
                <Version
                  key={version}
                  label={words.publish[version]}
                  action={words.publish[version === 'mine' ? 'useMine' : 'useTheirs']}
                  value={version === 'mine' ? ours : theirs}
                  other={version === 'mine' ? theirs : ours}
                  isFile={path.length === 0}
                  isChosen={chosen.get(keyOf(conflict)) === version}
                  schema={schema}
                  session={session}
                  pick={() => pick(conflict, version)}
                />
              ))}
            </fieldset>
          );
        })}
      </div>
    </section>
  );
}

type VersionProps = {
  label: string;
  action: string;
  value: Maybe;
  /** The other version, to highlight the difference. */
  other: Maybe;
  /** Whether the values are texts of whole files; a deleted file has none. */
  isFile: boolean;
  /** Whether it was chosen, if the choice stays visible until everything is published. */
  isChosen: boolean;
  schema: FieldSchema | null;
  session: Session;
  pick: () => void;
};

function Version({ label, action, value, other, isChosen, ...props }: VersionProps) {
  const { isFile, schema, session, pick } = props;
  const words = useWords();
  const id = useId();
  const language = languageOf(session);
  const src = pictureOf(value, schema);
  const picture = session.state.site.pictures.find(({ name: one }) => one === src);
  const [valueText, others] = [value, other].map((one) =>
    wholeValueWords(one, schema, { language }),
  );
  const text =
    isFile && (value === undefined || other === undefined) ? (
      words.publish[value === undefined ? 'deleted' : 'stays']
    ) : valueText === undefined || valueText === '' ? (
      words.publish.nothingThere
    ) : (
      <span lang={language}>
        <DifferingWords text={valueText} other={others ?? ''} />
      </span>
    );
  return (
    <div className={styles.version}>
      <div id={id}>
        <b>{label}</b>
        {picture && <img className={thumbnail.thumbnail} src={picture.address} alt="" />}
        <span>{text}</span>
      </div>
      <button
        className="button"
        type="button"
        aria-pressed={isChosen}
        aria-describedby={id}
        onClick={pick}
      >
        {action}
      </button>
    </div>
  );
}

const pictureOf = (value: Maybe, schema: FieldSchema | null): string | null => {
  const isFile = schema !== null && metaOf(schema).kind === 'image-file';
  const src = isFile ? value : isValueObject(value) ? value['src'] : undefined;
  return typeof src === 'string' && src !== '' ? src : null;
};
