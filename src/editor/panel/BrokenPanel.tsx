import { useState } from 'react';
import { diagnosticKey } from '../../messages/index.ts';
import { CloseButton, EditorIcon } from '../ui/index.ts';
import { applyFix } from '../fields/index.ts';
import { textIn, useSession, type Session } from '../session/index.ts';
import { languageOf } from '../site/index.ts';
import { MistakeText, mistakesStyles as mistakeStyles } from '../forms/index.ts';
import { fill, useWords } from '../words/index.ts';
import styles from './BrokenPanel.module.css';
import crumbs from './Crumbs.module.css';
import panel from './Panel.module.css';

type BrokenPanelProps = { session: Session; file: string; close: () => void };

/** A file that cannot be parsed: its diagnostics, their certain fixes, and its text. */
export function BrokenPanel({ session, file, close }: BrokenPanelProps) {
  const words = useWords();
  const text = useSession(session, (state) => textIn(state, file)) ?? '';
  const diagnostics = useSession(session, (state) => state.diagnostics);
  const [typed, setTyped] = useState({ of: text, words: text });
  if (typed.of !== text) setTyped({ of: text, words: text });
  const mistakes = diagnostics.filter((one) => one.file === file && one.severity === 'error');
  const shown = { open: { file, root: null }, language: languageOf(session) };
  const take = () => session.changeTexts([{ file, before: text, after: typed.words }]);
  return (
    <section className={panel.panel} id="panel" aria-label={words.panel.region} tabIndex={-1}>
      <header>
        <p className={crumbs.crumbs}>{file}</p>
        <CloseButton label={words.panel.close} close={close} />
      </header>
      <div className={panel.scroll}>
        <div className={panel.head}>
          <h2>{words.panel.unreadable}</h2>
        </div>
        {mistakes.map((one) => (
          <div key={diagnosticKey(one)} className={mistakeStyles.mistake}>
            <p className="message">
              <EditorIcon name="circle-alert" />
              <span>
                {fill(words.panel.line, { line: one.range.line })}{' '}
                <MistakeText part="message" diagnostic={one} {...shown} />
              </span>
            </p>
            <p className={mistakeStyles.help}>
              <MistakeText part="help" diagnostic={one} {...shown} />
            </p>
            {one.fix && (
              <button className="button" type="button" onClick={() => applyFix(session, one)}>
                {words.panel.correct}
              </button>
            )}
          </div>
        ))}
        <div className="field">
          <label htmlFor="file-text">{words.panel.asText}</label>
          <textarea
            className={`input ${styles.text}`}
            id="file-text"
            rows={16}
            spellCheck={false}
            wrap="off"
            value={typed.words}
            onChange={({ target }) => setTyped({ of: text, words: target.value })}
          />
          <button
            className="button"
            type="button"
            aria-disabled={typed.words === text}
            onClick={take}
          >
            {words.panel.takeText}
          </button>
        </div>
      </div>
    </section>
  );
}
