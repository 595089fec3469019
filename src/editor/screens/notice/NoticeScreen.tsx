import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addressOfFile } from '../../../site/index.ts';
import { useFormOf } from '../../fields/index.ts';
import { EditedPage } from '../../page/index.ts';
import { pageTitle } from '../../site/index.ts';
import type { SessionState, Session } from '../../session/index.ts';
import { fill, useWords } from '../../words/index.ts';
import { BackLink } from '../BackLink.tsx';
import { Done } from '../publish/Done.tsx';
import type { Result } from '../publish/result.ts';
import { ReviewLink } from '../review/ReviewLink.tsx';
import { NoticeFields } from './NoticeFields.tsx';
import { PublishNotice } from './PublishNotice.tsx';
import { noticePath, runningNotice, settingsFile } from './site-notice.ts';
import { screenStyles as screen } from '../../ui/index.ts';
import styles from './NoticeScreen.module.css';

type ScreenProps = { session: Session; state: SessionState };

const homePage = 'pages/index.yaml';

export function NoticeScreen({ session, state }: ScreenProps) {
  const isDown = useSearchParams()[0].has('down');
  const [result, setResult] = useState<Result | null>(null);
  const { publication } = state;
  const isDone = result?.kind === 'published' || result?.kind === 'proposed';
  return (
    <main className={screen.screen} tabIndex={-1}>
      <BackLink />
      <ReviewLink />
      {isDone && publication ? (
        <Done session={session} publication={publication} />
      ) : isDown ? (
        <TakeDown session={session} state={state} result={result} setResult={setResult} />
      ) : (
        <WriteNotice session={session} state={state} result={result} setResult={setResult} />
      )}
    </main>
  );
}

type PartProps = ScreenProps & { result: Result | null; setResult: (result: Result) => void };

const ignore = () => undefined;

function WriteNotice({ session, state, ...results }: PartProps) {
  const words = useWords();
  const form = useFormOf({ session, file: settingsFile, open: ignore, addBlock: ignore });
  return (
    <>
      <h1>{words.urgent.title}</h1>
      <div className={`${screen.columns} ${styles.columns}`}>
        <div>
          {form && <NoticeFields form={form} />}
          <PublishNotice
            session={session}
            state={state}
            label={words.urgent.publish}
            {...results}
          />
        </div>
        <section className={styles.preview} aria-label={words.urgent.preview}>
          <h2>{words.urgent.preview}</h2>
          <div inert>
            <EditedPage
              session={session}
              file={homePage}
              address={addressOfFile(homePage)}
              title={pageTitle(session, homePage)}
              width={null}
              chosen={[]}
              isTried={false}
              choose={() => undefined}
              follow={() => undefined}
              opened={() => undefined}
            />
          </div>
        </section>
      </div>
    </>
  );
}

/** Takes the notice down. Nothing changes before the button is pressed. */
function TakeDown({ session, state, ...results }: PartProps) {
  const words = useWords();
  const running = runningNotice(session);
  if (!running) return <h1>{words.urgent.none}</h1>;
  return (
    <>
      <h1>{words.urgent.down}</h1>
      <p className={styles.lead}>{fill(words.urgent.isShown, { text: running.text })}</p>
      <PublishNotice
        session={session}
        state={state}
        label={words.urgent.downNow}
        begin={() => {
          session.edit([{ file: settingsFile, op: { op: 'unset', path: noticePath } }]);
        }}
        {...results}
      />
    </>
  );
}
