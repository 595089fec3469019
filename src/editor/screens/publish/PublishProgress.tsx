import { useEffect, useState } from 'react';
import type { Progress, Store } from '../../../content/index.ts';
import { followProgress, type Session } from '../../session/index.ts';
import { useWords } from '../../words/index.ts';
import versions from '../review/Versions.module.css';

type PublishProgressProps = { session: Session; version: string; progress: Progress };

/** Follows a published version until visitors see it. */
export function PublishProgress({ session, version, progress }: PublishProgressProps) {
  const words = useWords();
  const isOver = progress.kind === 'live' || progress.kind === 'failed';
  useEffect(
    () => (isOver ? undefined : followProgress(session, version)),
    [session, version, isOver],
  );
  const { kind, link } = progress;
  const failure = kind === 'failed' ? progress : null;
  return (
    <>
      <p>{failure?.stage ? words.web.failedAt[failure.stage] : words.web.progress[kind]}</p>
      {failure && failure.message !== '' && (
        <>
          <p>{words.web.hostSays}</p>
          <p className={`${versions.text} hint`} lang="en">
            {failure.message}
          </p>
        </>
      )}
      {link !== null && (
        <p>
          <a href={link} target="_blank" rel="noreferrer">
            {words.web.details}
          </a>
        </p>
      )}
    </>
  );
}

/** The link to the drafts as a whole site, where the host offers one. */
export function PreviewLink({ store }: { store: Store }) {
  const words = useWords();
  const [link, setLink] = useState<string | null>(null);
  useEffect(() => {
    let isClosed = false;
    store.preview?.().then(
      (found) => {
        if (!isClosed) setLink(found);
      },
      // Without an answer there is no link.
      () => undefined,
    );
    return () => {
      isClosed = true;
    };
  }, [store]);
  return (
    link !== null && (
      <p>
        <a href={link} target="_blank" rel="noreferrer">
          {words.web.preview}
        </a>
      </p>
    )
  );
}
