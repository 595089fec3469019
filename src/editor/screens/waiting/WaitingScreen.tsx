import { Link } from 'react-router-dom';
import { draftChanges } from '../../../content/index.ts';
import type { SessionState, Session } from '../../session/index.ts';
import { Spoken, useWords } from '../../words/index.ts';
import { BackToPage } from '../BackLink.tsx';
import { fieldLink, spokenTitle } from '../../site/index.ts';
import { QueuedCard } from './QueuedCard.tsx';
import { screenStyles as screen } from '../../ui/index.ts';
import styles from './WaitingScreen.module.css';
import fileList from '../publish/FileList.module.css';
import { useEffect, useState } from 'react';

type WaitingScreenProps = { session: Session; state: SessionState };

/** What waits for a connection: changes in this browser only, and publications. */
export function WaitingScreen({ session, state }: WaitingScreenProps) {
  const words = useWords();
  const { draft, queued, saveStatus } = state;
  const unsaved = draftChanges(draft);
  const isAway = saveStatus === 'away';
  const isIdle = !isAway && queued.length === 0 && unsaved.length === 0;
  const texts = words.waiting;
  return (
    <main className={`${screen.screen} ${styles.waiting}`} tabIndex={-1}>
      <BackToPage session={session} />
      <div role="status">
        <h1>{isAway ? texts.title : isIdle ? texts.nothing : texts.titleBack}</h1>
        <p>{isAway ? texts.lead : isIdle ? texts.nothingText : texts.leadBack}</p>
        {isIdle && state.publication && (
          <p>
            {texts.published} <Link to="/@edit/publish">{texts.toPublished}</Link>
          </p>
        )}
      </div>
      {isAway && (
        <button className="button" type="button" onClick={() => void session.refresh()}>
          {texts.tryNow}
        </button>
      )}
      {queued.length > 0 && (
        <section aria-labelledby="queue">
          <h2 className={screen.partTitle} id="queue">
            {texts.toPublish}
          </h2>
          {queued.map((one) => (
            <QueuedCard key={one.id} session={session} queued={one} isAway={isAway} />
          ))}
        </section>
      )}
      {unsaved.length > 0 && (
        <section aria-labelledby="unsaved">
          <h2 className={screen.partTitle} id="unsaved">
            {texts.unsaved}
          </h2>
          <ul className={fileList.files}>
            {unsaved.map(({ file, after }) => (
              <li key={file}>
                {after === null ? (
                  <Spoken sentence={spokenTitle(session, file)} />
                ) : (
                  <Link to={fieldLink(file)}>
                    <Spoken sentence={spokenTitle(session, file)} />
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {!isIdle && <StorageRequest />}
    </main>
  );
}

/** Whether the browser may delete its storage by itself. */
type StoragePromise = 'unknown' | 'open' | 'given' | 'refused';

/**
 * A browser may delete its storage when a device runs out of room, unless it is asked not to. Asks only while work is
 * in this browser alone, and by a button: some browsers then ask the person in turn.
 */
function StorageRequest() {
  const words = useWords();
  const [promise, setPromise] = useState<StoragePromise>('unknown');
  useEffect(() => {
    // Missing on sites without a secure connection.
    void navigator.storage?.persisted?.().then((isGiven) => setPromise(isGiven ? 'given' : 'open'));
  }, []);
  const texts = words.waiting;
  if (promise === 'unknown') return null;
  const ask = async () =>
    setPromise((await navigator.storage.persist().catch(() => false)) ? 'given' : 'refused');
  return (
    <section aria-labelledby="safe">
      <h2 className={screen.partTitle} id="safe">
        {texts.safe}
      </h2>
      {promise === 'open' && (
        <>
          <p>{texts.safeText}</p>
          <button className="button" type="button" onClick={() => void ask()}>
            {texts.ask}
          </button>
        </>
      )}
      <p role="status">
        {promise === 'given' ? texts.given : promise === 'refused' ? texts.refused : ''}
      </p>
    </section>
  );
}
