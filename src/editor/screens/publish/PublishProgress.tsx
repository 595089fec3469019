import { useEffect, useState } from 'react';
import type { Publishing } from '../../session/publishing.ts';
import { StoreUnavailable, type Progress } from '../../../edit-protocol/store.ts';
import { useWords } from '../../words/use-words.ts';
import versions from '../review/Versions.module.css';

/** How often to ask what becomes of a published version, in milliseconds. */
const pause = 5000;

type PublishProgressProps = { publishing: Publishing; version: string; begun: Progress };

/** What becomes of a published version, until visitors see it. */
export function PublishProgress({ publishing, version, begun }: PublishProgressProps) {
  const words = useWords();
  const [progress, setProgress] = useState(begun);
  const isOver = progress.kind === 'live' || progress.kind === 'failed';
  useEffect(() => {
    if (isOver) return undefined;
    let isClosed = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      const answer = await publishing.progress(version).catch((error: Error) => {
        if (error instanceof StoreUnavailable) return null;
        throw error;
      });
      if (isClosed) return;
      if (answer) setProgress(answer);
      timer = setTimeout(() => void ask(), pause);
    };
    void ask();
    return () => {
      isClosed = true;
      clearTimeout(timer);
    };
  }, [publishing, version, isOver]);
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

/** The link to the drafts as a whole site, where the host has one. */
export function PreviewLink({ publishing }: { publishing: Publishing }) {
  const words = useWords();
  const [link, setLink] = useState<string | null>(null);
  useEffect(() => {
    let isClosed = false;
    publishing.preview().then(
      (found) => {
        if (!isClosed) setLink(found);
      },
      // Without an answer there is no link.
      () => undefined,
    );
    return () => {
      isClosed = true;
    };
  }, [publishing]);
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
