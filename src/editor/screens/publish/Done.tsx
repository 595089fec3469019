import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { addressOfFile } from '../../../site/index.ts';
import { valueAt } from '../../../../schema/value-at.ts';
import {
  valueOf,
  spokenTitle,
  hiddenWords,
  describeFiles,
  type DescribedFile,
  siteTitles,
  languageOfDays,
} from '../../site/index.ts';
import type { Publication, Session } from '../../session/index.ts';
import {
  fillSentence,
  textOfSentence,
  type Sentence,
  Spoken,
  counted,
  currentWords,
  fill,
  useWords,
} from '../../words/index.ts';
import { effectsOf } from '../review/effects.ts';
import { SendNotice } from './SendNotice.tsx';
import { PublishProgress } from './PublishProgress.tsx';
import { undoPublication } from './undo-publication.ts';
import styles from './Done.module.css';
import { screenStyles as screen } from '../../ui/index.ts';
import fileList from './FileList.module.css';
import changeList from '../review/ChangeList.module.css';

type DoneProps = { session: Session; publication: Publication };

/** The last publication: when visitors see it, its contents, a link, and taking it back. */
export function Done({ session, publication }: DoneProps) {
  const words = useWords();
  const { kind, at, version, link, changes } = publication;
  const isPublished = kind === 'published';
  const language = languageOfDays(session);
  const rest = session.changes().length;
  const described = describeFiles(changes, siteTitles(session));
  const time = new Date(at).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' });
  const top = useRef<HTMLDivElement>(null);
  // The button was at the end of a long list.
  useEffect(() => {
    const screenAround = top.current?.closest('main');
    if (screenAround) screenAround.scrollTop = 0;
  }, []);
  return (
    <>
      <div ref={top} role="status">
        <h1>{isPublished ? words.publish.done : words.publish.proposed}</h1>
        <p className="hint">{fill(words.publish.at, { time })}</p>
        {isPublished && version !== null ? (
          <PublishProgress session={session} version={version} progress={publication.progress} />
        ) : (
          <p>{textOf(publication)}</p>
        )}
        {link !== null && (
          <p>
            <a href={link}>{words.publish.proposedLink}</a>
          </p>
        )}
      </div>
      {isPublished && <SendNotice publication={publication} />}
      {described.length > 0 && (
        <>
          <div className={styles.takeBack}>
            <button
              className="button"
              type="button"
              onClick={() => undoPublication(session, publication)}
            >
              {words.publish.undo}
            </button>
            <p className={`hint ${screen.below}`}>{words.publish.undoHint}</p>
          </div>
          <h2 className={screen.partTitle}>{words.publish.what}</h2>
          <ul className={fileList.files}>
            {described.map((one) => (
              <PublishedFile
                key={one.file}
                session={session}
                described={one}
                isSeen={isPublished && !publication.isOnlyHere}
              />
            ))}
          </ul>
        </>
      )}
      {rest > 0 && (
        <p className={styles.rest}>
          {counted(words.part.rest, rest)} <Link to="/@edit/publish">{words.part.toRest}</Link>
        </p>
      )}
    </>
  );
}

const textOf = ({ kind, isOnlyHere }: Publication): string => {
  const words = currentWords();
  return kind === 'proposed'
    ? words.publish.proposedText
    : isOnlyHere
      ? words.publish.doneHereText
      : words.publish.doneText;
};

type PublishedFileProps = { session: Session; described: DescribedFile; isSeen: boolean };

function PublishedFile({ session, described, isSeen }: PublishedFileProps) {
  const words = useWords();
  const { file, fate, changes } = described;
  const title = spokenTitle(session, file);
  const count = changes.length === 0 ? '' : counted(words.publish.changes, changes.length);
  const isPage = file.startsWith('pages/') && fate !== 'deleted';
  // The link would not yet find a draft, or a page of another day.
  const hasLink = isSeen && isPage && hiddenWords(session, file) === null;
  return (
    <li>
      <p>
        <b>
          <Spoken sentence={title} />
        </b>{' '}
        <span className={changeList.fate}>
          {fate === 'new'
            ? words.publish.newPage
            : fate === 'deleted'
              ? words.publish.deleted
              : fate === 'moved'
                ? words.publish.moved
                : count}
        </span>
      </p>
      {hasLink && (
        <a href={urlOnSite(session, addressOfFile(file))} target="_blank" rel="noreferrer">
          <Spoken sentence={fillSentence(words.publish.see, { title })} />
        </a>
      )}
      {[...effectsOf(described, languageOfDays(session)), ...whereOf(changes)].map((line) => (
        <p key={textOfSentence(line)} className={`hint ${fileList.note}`}>
          <Spoken sentence={line} />
        </p>
      ))}
    </li>
  );
}

/** Names the changed fields, the first of many. */
function whereOf(changes: DescribedFile['changes']): Sentence[] {
  const shown = changes.slice(0, maxFields).map(({ where }) => where);
  return changes.length > maxFields ? [...shown, '…'] : shown;
}

const maxFields = 3;

function urlOnSite(session: Session, address: string): string {
  const home = valueAt(valueOf(session, 'site.yaml'), ['address']);
  const { visitorsSee } = session.runtime;
  return typeof home === 'string' && URL.canParse(home)
    ? `${home.replace(/\/$/, '')}${address}`
    : visitorsSee(address);
}
