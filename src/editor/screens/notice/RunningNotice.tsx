import { Link } from 'react-router-dom';
import type { Session } from '../../session/session.ts';
import { fill } from '../../words/words.ts';
import { useWords } from '../../words/use-words.ts';
import { EditorIcon } from '../EditorIcon.tsx';
import { languageOf } from '../site-language.ts';
import { timeInWords } from '../../../site/day-in-words.ts';
import { runningNotice } from './site-notice.ts';

/** On the list of pages: the notice that runs, with taking it down; or nothing. */
export function RunningNotice({ session }: { session: Session }) {
  const words = useWords();
  const running = runningNotice(session);
  if (!running) return null;
  const { text, until } = running;
  return (
    <section className="notice running" aria-label={words.urgent.title}>
      <EditorIcon name="circle-alert" />
      <div>
        <p>
          {until === null
            ? fill(words.urgent.isShown, { text })
            : fill(words.urgent.isShownUntil, {
                text,
                until: timeInWords(until, languageOf(session)),
              })}
        </p>
        <p className="running-actions">
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
