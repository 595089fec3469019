import { useEffect, useId, useRef, useState } from 'react';
import { metaOf, type FieldSchema } from '../../../schema/fields/field.ts';
import {
  isValueObject,
  type Conflict,
  openText,
  positionOf,
  readPictureValue,
  type Maybe,
  type ConflictChoice,
  type LastChange,
  keepBoth,
  StoreUnavailable,
} from '../../content/index.ts';
import {
  schemaAt,
  wholeValueWords,
  spokenTitle,
  languageOf,
  languageOfDays,
  languageOfFile,
  whereWords,
} from '../site/index.ts';
import type { Session } from '../session/index.ts';
import { currentWords, fill, Spoken, useWords } from '../words/index.ts';
import { dayWords, timeWords } from './history/VersionList.tsx';
import { DifferingWords } from './review/ChangedWords.tsx';
import styles from './ConflictChoices.module.css';
import { thumbnailStyles as thumbnail, noticeBoxStyles as noticeStyles } from '../ui/index.ts';

type ConflictChoicesProps = {
  session: Session;
  conflicts: readonly Conflict[];
  /** Whether somebody else has published their versions, or only saved them. */
  of: 'published' | 'saved';
  /** Receives the conflicts in which this editor's version stays. */
  choose: (mine: readonly ConflictChoice[]) => void;
};

type Chosen = 'mine' | 'theirs' | 'both';

const keyOf = ({ file, path }: Conflict) => `${file} ${path.join('.')}`;

/**
 * Two versions of a field, each with a button. Radio buttons would not do: arrow keys would choose a version that
 * nobody has read yet. Choosing theirs can be undone.
 */
export function ConflictChoices({ session, conflicts, of, choose }: ConflictChoicesProps) {
  const words = useWords();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>(new Map());
  const section = useRef<HTMLElement>(null);
  // It may appear while somebody works further down.
  useEffect(() => {
    // Newer browsers return a promise, which must not become the effect's cleanup.
    section.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const lastChanges = useLastChanges(session, conflicts, of);
  const pick = (conflict: Conflict, version: Chosen) => {
    const next = new Map(chosen).set(keyOf(conflict), version);
    setChosen(next);
    // Both together replace ours.
    const mine = conflicts.filter((one) => ['mine', 'both'].includes(next.get(keyOf(one)) ?? ''));
    choose(mine.map(({ file, path }) => ({ file, path })));
    session.resolveConflict(conflict, version, lastChanges.get(conflict.file) ?? null);
    const notice = { mine: 'mineStays', theirs: 'theirsStays', both: 'bothStay' } as const;
    session.dispatch({ kind: 'noticed', notice: words.publish[notice[version]] });
  };
  return (
    <section ref={section} className={noticeStyles.bad} role="alert">
      <div>
        <p className={styles.question}>
          <b>{words.publish.both}.</b> {words.publish.bothText}
        </p>
        {conflicts.map((conflict) => {
          const { file, path, ours, theirs } = conflict;
          const root = openText(session.textOf(file) ?? '')?.value ?? null;
          const schema = schemaAt({ file, root }, path);
          const where = whereWords(file, root, path, languageOfFile(session, file));
          const both = isJoinable(theirs, schema) ? keepBoth(conflict) : undefined;
          const versionProps = (version: Chosen) => ({
            isFile: path.length === 0,
            isChosen: chosen.get(keyOf(conflict)) === version,
            schema,
            session,
            pick: () => pick(conflict, version),
          });
          return (
            <fieldset key={keyOf(conflict)} className={styles.conflict}>
              <legend>
                <Spoken sentence={where.length === 0 ? spokenTitle(session, file) : where} />
              </legend>
              <Version
                label={words.publish.mine}
                by={words.publish.here}
                action={words.publish.useMine}
                value={ours}
                other={theirs}
                {...versionProps('mine')}
              />
              <Version
                label={otherName(session, lastChanges.get(file)) ?? words.publish.theirs}
                by={whenWords(session, lastChanges.get(file))}
                action={words.publish.useTheirs}
                value={theirs}
                other={ours}
                {...versionProps('theirs')}
              />
              {both !== undefined && (
                <Version
                  label={words.publish.bothLabel}
                  by={words.publish.bothHint}
                  action={words.publish.useBoth}
                  value={both}
                  other={both}
                  {...versionProps('both')}
                />
              )}
            </fieldset>
          );
        })}
      </div>
    </section>
  );
}

/** Lists, and texts of sentences; two titles in one line would be neither. */
const isJoinable = (value: Maybe, schema: FieldSchema | null): boolean =>
  Array.isArray(value) ||
  (schema !== null && ['prose', 'inline'].includes(metaOf(schema).kind ?? ''));

/** Who changed the files last, as far as that is known, by file. */
function useLastChanges(
  session: Session,
  conflicts: readonly Conflict[],
  of: 'published' | 'saved',
): ReadonlyMap<string, LastChange> {
  const [changes, setChanges] = useState<ReadonlyMap<string, LastChange>>(new Map());
  const files = [...new Set(conflicts.map(({ file }) => file))].join('\n');
  useEffect(() => {
    let isOver = false;
    for (const file of files.split('\n'))
      session.store.lastChange(file, of).then(
        (change) => {
          if (change && !isOver) setChanges((before) => new Map(before).set(file, change));
        },
        (error: Error) => {
          // Without a connection they are chosen between all the same.
          if (!(error instanceof StoreUnavailable)) throw error;
        },
      );
    return () => {
      isOver = true;
    };
  }, [session, files, of]);
  return changes;
}

/** The name of whoever wrote the other version; null if it is not known. */
function otherName(session: Session, change: LastChange | undefined): string | null {
  if (!change || change.who === null) return null;
  const isSamePerson = change.who === session.runtime.account?.name();
  return isSamePerson ? currentWords().publish.mineElsewhere : change.who;
}

function whenWords(session: Session, change: LastChange | undefined): string {
  if (!change) return '';
  const words = currentWords();
  const language = languageOfDays(session);
  return fill(change.isPublished ? words.publish.whenPublished : words.publish.whenSaved, {
    day: dayWords(change.when, language),
    time: timeWords(change.when, language),
  });
}

type VersionProps = {
  label: string;
  /** Who wrote it and when, or what becomes of it. */
  by: string;
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

function Version({ label, by, action, value, other, isChosen, ...props }: VersionProps) {
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
        {by !== '' && <span className="hint">{by}</span>}
        {picture && (
          <img
            className={thumbnail.thumbnail}
            src={picture.address}
            alt=""
            style={{ objectPosition: positionOf(readPictureValue(value).focus) }}
          />
        )}
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
