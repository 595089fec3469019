import { useEffect, useRef, useState } from 'react';
import { metaOf, type FieldSchema } from '../../../schema/fields/field.ts';
import { isValueObject } from '../../editing/edit-op.ts';
import type { Conflict } from '../../editing/merge-texts.ts';
import { openText } from '../../editing/open-text.ts';
import type { Maybe } from '../../editing/value-conflict.ts';
import { schemaAt } from '../fields/schema-at.ts';
import { wholeValueWords } from '../fields/value-words.ts';
import type { Session } from '../session/session.ts';
import type { ConflictChoice } from '../store/store.ts';
import { Spoken } from '../words/Spoken.tsx';
import { useWords } from '../words/use-words.ts';
import { spokenTitle } from './file-title.ts';
import { languageOf, languageOfFile } from './site-language.ts';
import { DifferingWords } from './review/ChangedWords.tsx';
import { whereWords } from './where-words.ts';

type ConflictChoicesProps = {
  session: Session;
  conflicts: readonly Conflict[];
  /** The conflicts in which this editor's version is kept. */
  choose: (mine: readonly ConflictChoice[]) => void;
};

const keyOf = ({ file, path }: Conflict) => `${file} ${path.join('.')}`;

/** Two versions of a field, and the choice between them. Choosing theirs is a change that can be undone. */
export function ConflictChoices({ session, conflicts, choose }: ConflictChoicesProps) {
  const words = useWords();
  const [mine, setMine] = useState<ReadonlySet<string>>(new Set());
  const section = useRef<HTMLElement>(null);
  // It may appear while one works further down.
  useEffect(() => {
    // Newer browsers return a promise, which must not become the effect's cleanup.
    section.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const pick = (conflict: Conflict, isMine: boolean) => {
    const next = new Set(mine);
    if (isMine) next.add(keyOf(conflict));
    else next.delete(keyOf(conflict));
    setMine(next);
    const remaining = conflicts.filter((one) => next.has(keyOf(one)));
    choose(remaining.map(({ file, path }) => ({ file, path })));
    session.resolveConflict(conflict, isMine);
  };
  return (
    <section ref={section} className="notice bad" role="alert">
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
            <fieldset key={keyOf(conflict)} className="conflict">
              <legend>
                <Spoken sentence={where.length === 0 ? spokenTitle(session, file) : where} />
              </legend>
              <Version
                name={keyOf(conflict)}
                label={words.publish.mine}
                value={ours}
                other={theirs}
                isFile={path.length === 0}
                schema={schema}
                session={session}
                pick={() => pick(conflict, true)}
              />
              <Version
                name={keyOf(conflict)}
                label={words.publish.theirs}
                value={theirs}
                other={ours}
                isFile={path.length === 0}
                schema={schema}
                session={session}
                pick={() => pick(conflict, false)}
              />
            </fieldset>
          );
        })}
      </div>
    </section>
  );
}

type VersionProps = {
  name: string;
  label: string;
  value: Maybe;
  /** The other version, to highlight what differs. */
  other: Maybe;
  /** Whether the values are the texts of the whole file; a deleted one has none. */
  isFile: boolean;
  schema: FieldSchema | null;
  session: Session;
  pick: () => void;
};

/** One of two versions, in words, with a preview of a picture. */
function Version({ name, label, value, other, isFile, schema, session, pick }: VersionProps) {
  const words = useWords();
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
    <label className="version">
      <input type="radio" name={name} onChange={pick} />
      <span>
        <b>{label}</b>
        {picture && <img className="thumbnail" src={picture.address} alt="" />}
        <span>{text}</span>
      </span>
    </label>
  );
}

/** The picture that a value refers to, as a whole or by its file name alone. */
const pictureOf = (value: Maybe, schema: FieldSchema | null): string | null => {
  const isFile = schema !== null && metaOf(schema).kind === 'image-file';
  const src = isFile ? value : isValueObject(value) ? value['src'] : undefined;
  return typeof src === 'string' && src !== '' ? src : null;
};
