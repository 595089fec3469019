import { useNavigate } from 'react-router-dom';
import { publishQueued, type QueuedPublication, type Session } from '../../session/index.ts';
import { joinSentences, Spoken, fill, useWords } from '../../words/index.ts';
import { EditorIcon, noticeBoxStyles as noticeStyles } from '../../ui/index.ts';
import { spokenTitle, languageOfDays } from '../../site/index.ts';
import { GoesOn } from '../publish/QueueOffer.tsx';
import styles from './QueuedCard.module.css';

type QueuedCardProps = { session: Session; queued: QueuedPublication; isAway: boolean };

/** A waiting publication: its contents, whether it resumes by itself, and taking it back. */
export function QueuedCard({ session, queued, isAway }: QueuedCardProps) {
  const words = useWords();
  const { id, at, message, changes, isAutomatic, obstacle } = queued;
  const navigate = useNavigate();
  const texts = words.waiting;
  const time = new Date(at).toLocaleString(languageOfDays(session), {
    dateStyle: 'medium',
    timeStyle: 'short',
    calendar: 'gregory',
  });
  const takeBack = () => {
    session.dispatch({ kind: 'dequeued', id });
    session.dispatch({ kind: 'noticed', notice: texts.takenBack });
  };
  const lookAgain = () => {
    session.dispatch({ kind: 'dequeued', id });
    void navigate('/@edit/publish');
  };
  const titles = joinSentences(
    changes.map(({ file }) => spokenTitle(session, file)),
    ', ',
  );
  return (
    <article className={styles.queued} aria-label={message}>
      <p>
        <b>{message}</b>
      </p>
      <p className="hint">
        <Spoken sentence={titles} /> · {fill(texts.at, { time })}
      </p>
      {obstacle ? (
        <div className={noticeStyles.bad} role="alert">
          <EditorIcon name="circle-alert" />
          <p>{fill(texts.obstacles[obstacle.kind], { reason: obstacle.reason })}</p>
        </div>
      ) : (
        <GoesOn
          isAutomatic={isAutomatic}
          setIsAutomatic={(chosen) =>
            session.dispatch({ kind: 'queue-changed', id, change: { isAutomatic: chosen } })
          }
        />
      )}
      <div className={styles.actions}>
        {obstacle && (
          <button className="button go" type="button" onClick={lookAgain}>
            {texts.again}
          </button>
        )}
        {!obstacle && !isAway && (
          <button
            className="button go"
            type="button"
            onClick={() => void publishQueued(session, id)}
          >
            {words.publish.now}
          </button>
        )}
        <button className="button" type="button" onClick={takeBack}>
          {texts.takeBack}
        </button>
      </div>
    </article>
  );
}
