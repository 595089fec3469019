import { Link } from 'react-router-dom';
import type { Session } from '../../session/session.ts';
import { fillSentence, quoted } from '../../words/sentence.ts';
import { Spoken } from '../../words/Spoken.tsx';
import { useWords } from '../../words/use-words.ts';
import { EditorIcon } from '../../ui/EditorIcon.tsx';
import { languageOf, languageOfDays } from '../../site/site-language.ts';
import { timeInWords } from '../../../site/language/day-in-words.ts';
import { runningNotice } from './site-notice.ts';
import styles from './RunningNotice.module.css';
import noticeStyles from '../../ui/NoticeBox.module.css';

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
