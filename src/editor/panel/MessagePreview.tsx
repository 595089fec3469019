import { useEffect } from 'react';
import { smsParts } from '../../site/index.ts';
import type { SentMessage } from '../engine/index.ts';
import type { Session } from '../session/index.ts';
import { counted, fill, useWords } from '../words/index.ts';
import { bubbleStyles as bubble } from '../ui/index.ts';
import styles from './MessagePreview.module.css';

type MessagePreviewProps = { session: Session; sent: SentMessage | null };

/** Composes the message that sends the page, only while this is mounted. */
export function MessagePreview({ session, sent }: MessagePreviewProps) {
  useEffect(() => session.engine.showMessage(), [session]);
  const isDraft = session.changes().some(({ file }) => file === session.lastPage);
  return sent && <Arrival sent={sent} isDraft={isDraft} />;
}

/**
 * Shows a message as it arrives: a chat bubble with a picture, SMS parts, each of which costs, and what does not fit
 * the printed sheet.
 */
function Arrival({ sent, isDraft }: { sent: SentMessage; isDraft: boolean }) {
  const { text, url, title, picture, leftOut } = sent;
  const words = useWords();
  const whole = `${text} ${url}`;
  const { parts, beyondGsm } = smsParts(whole);
  const texts = words.sent;
  return (
    <section className={bubble.preview} aria-labelledby="message-preview">
      <h3 id="message-preview">{texts.preview}</h3>
      {isDraft && <p className="hint">{texts.oncePublished}</p>}
      <p className="label">{texts.chat}</p>
      <div className={bubble.bubble}>
        <div className={styles.card}>
          {picture !== null && <img src={picture} alt="" />}
          <p>
            <b>{title}</b> <span>{new URL(url).host}</span>
          </p>
        </div>
        <p>
          {text} <span className={styles.address}>{url}</span>
        </p>
      </div>
      <p className="label">
        {fill(texts.sms, { count: parts.length })}, {counted(texts.characters, whole.length)}
      </p>
      <ol className={styles.sms}>
        {parts.map((part, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two parts may say the same
          <li key={index} className={bubble.bubble}>
            {part}
          </li>
        ))}
      </ol>
      {beyondGsm.length > 0 && (
        <p className="hint">{fill(texts.beyond, { characters: beyondGsm.join(' ') })}</p>
      )}
      <p className="label">{texts.board}</p>
      {leftOut.length === 0 ? (
        <p className="hint">{texts.boardFits}</p>
      ) : (
        <>
          <p className="hint" id="left-out">
            {texts.boardLeavesOut}
          </p>
          <ul aria-labelledby="left-out">
            {leftOut.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
