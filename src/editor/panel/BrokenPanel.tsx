import { useState } from 'react';
import { diagnosticKey } from '../../messages/diagnostic.ts';
import { CloseButton } from '../ui/CloseButton.tsx';
import { applyFix } from '../fields/apply-fix.ts';
import { EditorIcon } from '../ui/EditorIcon.tsx';
import type { SessionState } from '../session/session-state.ts';
import type { Session } from '../session/session.ts';
import { languageOf } from '../site/site-language.ts';
import { MistakeText } from '../forms/MistakeText.tsx';
import { fill } from '../words/words.ts';
import { useWords } from '../words/use-words.ts';
import styles from './BrokenPanel.module.css';
import mistakeStyles from '../forms/Mistakes.module.css';
import crumbs from './Crumbs.module.css';
import panel from './Panel.module.css';

type BrokenPanelProps = { session: Session; state: SessionState; file: string; close: () => void };

/** A file that cannot be parsed: its diagnostics, their certain fixes, and its text. */
export function BrokenPanel({ session, state, file, close }: BrokenPanelProps) {
  const words = useWords();
  const text = session.textOf(file) ?? '';
  const [typed, setTyped] = useState({ of: text, words: text });
  if (typed.of !== text) setTyped({ of: text, words: text });
  const mistakes = state.diagnostics.filter((one) => one.file === file && one.severity === 'error');
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
