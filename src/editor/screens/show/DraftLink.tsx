import { useState } from 'react';
import type { DraftAnswer, ShownDraft } from '../../../content/index.ts';
import type { Session } from '../../session/index.ts';
import { languageOfDays, pageTitle } from '../../site/index.ts';
import { actionRowStyles as actionRow, EditorIcon } from '../../ui/index.ts';
import { counted, fill, useWords } from '../../words/index.ts';
import { dayWords, timeWords } from '../history/VersionList.tsx';
import { whatsappLink } from './draft-documents.ts';
import styles from './ShowScreen.module.css';

type DraftLinkProps = {
  session: Session;
  draft: ShownDraft;
  isBusy: boolean;
  /** Shows the present draft at the link. */
  show: (draft: ShownDraft) => void;
  end: (draft: ShownDraft) => void;
};

/** A link to a draft: how to send it, and who has answered. */
export function DraftLink({ session, draft, isBusy, show, end }: DraftLinkProps) {
  const words = useWords();
  const [isCopied, setIsCopied] = useState(false);
  const { token, link, files, shownAt, until, ended, opened, answers } = draft;
  const language = languageOfDays(session);
  const title = files.map((file) => pageTitle(session, file)).join(', ');
  const copy = () => void navigator.clipboard.writeText(link).then(() => setIsCopied(true));
  return (
    <article className={styles.link} aria-labelledby={`draft-${token}`}>
      <h3 id={`draft-${token}`}>{title}</h3>
      {ended === null ? (
        <>
          <div className="field">
            <label htmlFor={`link-${token}`}>{words.show.link}</label>
            <input
              className="input"
              id={`link-${token}`}
              readOnly
              value={link}
              onFocus={({ target }) => target.select()}
            />
          </div>
          <div className={actionRow.row}>
            <button className="button" type="button" onClick={copy}>
              <EditorIcon name="copy" />
              <span role="status">{isCopied ? words.show.copied : words.show.copy}</span>
            </button>
            <a
              className="button go"
              href={whatsappLink(fill(words.show.linkMessage, { title, link }))}
              target="_blank"
              rel="noreferrer"
            >
              {words.show.whatsapp}
            </a>
          </div>
          <p className="hint">
            {fill(words.show.until, { day: dayWords(until, language) })}{' '}
            {fill(words.show.shownAt, {
              day: dayWords(shownAt, language),
              time: timeWords(shownAt, language),
            })}
          </p>
        </>
      ) : (
        <p>{words.show.ends[ended]}</p>
      )}
      <h4>{words.show.answers}</h4>
      {answers.length === 0 ? (
        <p className="hint">
          {opened === 0 ? words.show.notOpened : counted(words.show.opened, opened)}
        </p>
      ) : (
        <ul className={styles.answers}>
          {answers.toReversed().map((answer, index) => (
            <li key={index}>
              <Answer answer={answer} language={language} />
            </li>
          ))}
        </ul>
      )}
      {ended === null && (
        <div className={actionRow.row}>
          <button
            className="button"
            type="button"
            aria-disabled={isBusy}
            onClick={() => {
              if (!isBusy) show(draft);
            }}
          >
            {words.show.update}
          </button>
          <button className="button flat" type="button" onClick={() => end(draft)}>
            {words.show.end}
          </button>
        </div>
      )}
    </article>
  );
}

function Answer({ answer, language }: { answer: DraftAnswer; language: string }) {
  const words = useWords();
  const { isGood, comment, name, when } = answer;
  const who = name === '' ? words.show.somebody : name;
  return (
    <>
      <p>
        <b>{fill(isGood ? words.show.isGood : words.show.isChange, { name: who })}</b>{' '}
        <span className="hint">
          {dayWords(when, language)}, {timeWords(when, language)}
        </span>
      </p>
      {comment !== '' && <p className={styles.comment}>“{comment}”</p>}
    </>
  );
}
