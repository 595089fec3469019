import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Session } from '../../session/index.ts';
import { fill, textOfSentence, Spoken, useWords } from '../../words/index.ts';
import { fieldLink, type DescribedChange } from '../../site/index.ts';
import { ChangedWords, TextOf } from './ChangedWords.tsx';
import { shownValue, type ShownSite, type ShownValue } from './shown-value.ts';
import styles from './ChangeView.module.css';
import versions from './Versions.module.css';

type ChangeProps = {
  change: DescribedChange;
  site: ShownSite;
  /** The file whose field can be opened; null for a change of an earlier version. */
  file: string | null;
  /** Replaces the link to the field. */
  action?: ReactNode;
  hint?: string;
};

export function Change({ change, site, file, action, hint = '' }: ChangeProps) {
  const words = useWords();
  const { id, where, path, positions } = change;
  return (
    <div className={styles.change} id={id} tabIndex={-1}>
      <div className={styles.head}>
        <div>
          <p className={styles.where}>
            <Spoken sentence={where} />
          </p>
          {hint !== '' && <p className="hint">{hint}</p>}
        </div>
        {action}
        {file !== null && (
          <Link
            className="text-button"
            to={fieldLink(file, path)}
            state={{ review: id }}
            aria-label={`${words.publish.correct}: ${textOfSentence(where)}`}
          >
            {words.publish.correct}
          </Link>
        )}
      </div>
      <div className={versions.versions}>
        {positions ? (
          <p>{fill(words.review.movedItem, positions)}</p>
        ) : (
          <Versions change={change} site={site} />
        )}
      </div>
    </div>
  );
}

function Versions({ change, site }: Pick<ChangeProps, 'change' | 'site'>) {
  const words = useWords();
  const { kind, schema, language, before, after } = change;
  const [previous, current] = [before, after].map((value) =>
    value === undefined ? null : shownValue(value, schema, site),
  );
  if (previous?.kind === 'words' && current?.kind === 'words') {
    return <ChangedWords before={previous.words} after={current.words} language={language} />;
  }
  return (
    <>
      {previous && (
        <div className={versions.was}>
          <small>{kind === 'removed' ? words.publish.removed : words.publish.before}</small>
          <del lang={language}>
            <Shown value={previous} session={site.session} />
          </del>
        </div>
      )}
      {current && (
        <div className={versions.is}>
          <small>{kind === 'added' ? words.publish.added : words.publish.after}</small>
          <ins lang={language}>
            <Shown value={current} session={site.session} />
          </ins>
        </div>
      )}
    </>
  );
}

/** A whole value: a text, a picture, or a list of fields. */
export function Shown({ value, session }: { value: ShownValue; session: Session }) {
  const words = useWords();
  switch (value.kind) {
    case 'words':
      return value.words.length === 0 ? (
        words.publish.nothingThere
      ) : (
        <span className={versions.text}>
          <TextOf parts={value.words} />
        </span>
      );
    case 'picture':
      return <PictureOf src={value.src} session={session} />;
    case 'parts':
      return (
        <dl className={styles.parts}>
          {value.parts.map(({ label, value: inner }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Shown value={inner} session={session} />
              </dd>
            </div>
          ))}
        </dl>
      );
  }
}

function PictureOf({ src, session }: { src: string; session: Session }) {
  const words = useWords();
  const picture = session.state.site.pictures.find(({ name }) => name === src);
  if (!picture) return <span>{fill(words.review.pictureGone, { name: src })}</span>;
  const { address, width, height } = picture;
  return (
    <img
      className={styles.picture}
      src={address}
      width={width}
      height={height}
      alt={fill(words.review.picture, { name: src })}
    />
  );
}
