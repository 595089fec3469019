import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldPath } from '../../messages/index.ts';
import { listenForSteps } from '../steps/index.ts';
import type { Session } from '../session/index.ts';
import { fill, useWords } from '../words/index.ts';
import { isFrameOf } from './left-page.ts';
import { OpenPage, type OpenPageParts } from './open-page.ts';
import { appOf } from './patch-page.ts';
import styles from './EditedPage.module.css';
import { answerLimit } from '../request-limits.ts';

type EditedPageProps = {
  session: Session;
  file: string;
  address: string;
  title: string;
  /** The page's width in pixels; null for all available space. */
  width: number | null;
  /** The path open in the panel, outlined on the page. */
  chosen: FieldPath;
  isTried: boolean;
  choose: OpenPageParts['choose'];
  /** Called when a link or a script of the page leads to another URL. */
  follow: (url: URL) => void;
  opened: (document: Document | null) => void;
};

/** The page in an iframe, so that its own styles and breakpoints apply. */
export function EditedPage(props: EditedPageProps) {
  const words = useWords();
  const { session, file, address, title, width, chosen, isTried } = props;
  const { choose, follow, opened } = props;
  const [document, setDocument] = useState<Document | null>(null);
  /** Until then the frame may contain another page. */
  const [isShown, setIsShown] = useState(session.runtime.framesThePage);
  /** Without a valid start, the server has no page to begin with. */
  const [isMissing, setIsMissing] = useState(false);
  const waits = !isMissing && !(isShown && document !== null);
  useEffect(() => {
    if (!waits) window.document.querySelector('[data-first-page]')?.remove();
  }, [waits]);
  const page = useRef<OpenPage | null>(null);
  const begin = useEffectEvent((open: OpenPage) => {
    open.outline(chosen);
    open.setTried(isTried);
  });
  const chooseNow = useEffectEvent(choose);
  const followNow = useEffectEvent(follow);
  const source = session.runtime.frameOf(address);

  useEffect(() => {
    if (!document) return undefined;
    const open = new OpenPage({
      session,
      file,
      document,
      served: fetch(source, { signal: answerLimit() }).then((response) => response.text()),
      choose: (doors, relation, selection) => chooseNow(doors, relation, selection),
      follow: (url) => followNow(url),
      shown: () => setIsShown(true),
    });
    const endKeys = listenForSteps(document, session);
    page.current = open;
    begin(open);
    return () => {
      endKeys();
      open.close();
      page.current = null;
    };
  }, [document, session, file, source]);

  useEffect(() => page.current?.outline(chosen), [chosen]);
  useEffect(() => page.current?.setTried(isTried), [isTried]);

  return (
    <>
      {isMissing && <p className={styles.unshown}>{words.page.unshown}</p>}
      <div className={styles.room} style={width === null ? undefined : { width }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is a page of this very site, and the editor reaches into it */}
        <iframe
          src={source}
          data-waits={waits ? '' : undefined}
          title={fill(words.page.frame, { title })}
          aria-description={words.page.frameKeys}
          className={isShown && !isMissing ? styles.frame : `${styles.frame} ${styles.hidden}`}
          data-shrinks={width === null ? '' : undefined}
          onLoad={({ currentTarget }) => {
            const { contentDocument } = currentTarget;
            const url = contentDocument && new URL(contentDocument.location.href);
            if (!url || !isFrameOf(source, url)) {
              if (url) follow(url);
              currentTarget.src = source;
              return;
            }
            const loaded = contentDocument && appOf(contentDocument) ? contentDocument : null;
            setIsMissing(!loaded);
            setDocument(loaded);
            opened(loaded);
          }}
        />
      </div>
    </>
  );
}
