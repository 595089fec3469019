import { Link } from 'react-router-dom';
import type { Session } from '../../session/index.ts';
import { fillSentence, quoted, Spoken, useWords } from '../../words/index.ts';
import { EditorIcon, noticeBoxStyles as noticeStyles } from '../../ui/index.ts';
import { languageOf, languageOfDays } from '../../site/index.ts';
import { timeInWords } from '../../../site/index.ts';
import { runningNotice } from './site-notice.ts';
import styles from './RunningNotice.module.css';

/** On the list of pages: the current notice, with a button that takes it down. */
export function RunningNotice({ session }: { session: Session }) {
  const words = useWords();
  const running = runningNotice(session);
  if (!running) return null;
  const { text, until } = running;
  return (
    <section className={`${noticeStyles.notice} ${styles.running}`} aria-label={words.urgent.title}>
      <EditorIcon name="circle-alert" />
      <div>
        <p>
          <Spoken
            sentence={fillSentence(
              until === null ? words.urgent.isShown : words.urgent.isShownUntil,
              {
                text: quoted(text, languageOf(session)),
                until: until === null ? '' : timeInWords(until, languageOfDays(session)),
              },
            )}
          />
        </p>
        <p className={styles.actions}>
          <Link className="button" to="/@edit/notice?down">
            {words.urgent.takeDown}
          </Link>
          <Link className="button" to="/@edit/notice">
            {words.urgent.change}
          </Link>
        </p>
      </div>
    </section>
  );
}
