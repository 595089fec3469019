import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { queuePublication, type QueuedPublication, type Session } from '../../session/index.ts';
import { useWords } from '../../words/index.ts';
import { EditorIcon, Checkbox, noticeBoxStyles as noticeStyles } from '../../ui/index.ts';
import styles from './QueueOffer.module.css';

/** The changes as they were shown for review. */
export type Reviewed = Pick<QueuedPublication, 'changes' | 'uploads'>;

type QueueOfferProps = { session: Session; message: string; reviewed: Reviewed };

/** Without a connection, offers to let publishing wait; it resumes by itself only if the editor chooses that. */
export function QueueOffer({ session, message, reviewed }: QueueOfferProps) {
  const words = useWords();
  const [isAutomatic, setIsAutomatic] = useState(false);
  const navigate = useNavigate();
  const offer = useRef<HTMLDivElement>(null);
  // On a phone it may be below the visible part.
  useEffect(() => {
    // Newer browsers return a promise, which must not become the effect's cleanup.
    offer.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const wait = () => {
    queuePublication(session, { ...reviewed, message, isAutomatic });
    void navigate('/@edit/waiting');
  };
  return (
    <div ref={offer} className={noticeStyles.notice}>
      <EditorIcon name="cloud-off" />
      <div>
        <p role="alert">
          <b>{words.waiting.notYet}</b> {words.waiting.isStored}
        </p>
        <GoesOn isAutomatic={isAutomatic} setIsAutomatic={setIsAutomatic} />
        <button className="button go" type="button" onClick={wait}>
          {words.waiting.queue}
        </button>
      </div>
    </div>
  );
}

type GoesOnProps = { isAutomatic: boolean; setIsAutomatic: (isAutomatic: boolean) => void };

export function GoesOn({ isAutomatic, setIsAutomatic }: GoesOnProps) {
  const words = useWords();
  return (
    <div className={styles.goesOn}>
      <Checkbox checked={isAutomatic} turn={setIsAutomatic}>
        <span>{words.waiting.automatic}</span>
      </Checkbox>
      <p className="hint">{words.waiting.automaticHint}</p>
    </div>
  );
}
