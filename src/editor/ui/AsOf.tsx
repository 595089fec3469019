import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useWords } from '../words/index.ts';
import { EditorIcon } from './EditorIcon.tsx';
import styles from './AsOfDay.module.css';

/** Opens the page as visitors get it on another day, in another tab. */
export function AsOf() {
  const words = useWords();
  const { pathname } = useLocation();
  const [day, setDay] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  return (
    <details
      className={styles.asOf}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape') return;
        currentTarget.open = false;
        currentTarget.querySelector('summary')?.focus();
      }}
    >
      <summary className="button square flat" title={words.times.asOf}>
        <EditorIcon name="calendar-clock" />
        <span className="vh">{words.times.asOf}</span>
      </summary>
      <div className={`field ${styles.day} ${isWrong ? 'wrong' : ''}`}>
        <label htmlFor="as-of">{words.times.asOf}</label>
        {isWrong && (
          <p className="message" id="as-of-wrong">
            {words.panel.noDay}
          </p>
        )}
        <input
          className="input"
          id="as-of"
          type="date"
          aria-describedby={isWrong ? 'as-of-wrong' : undefined}
          aria-invalid={isWrong || undefined}
          value={day}
          // Without a last day, Chromium takes six-digit years.
          max="9999-12-31"
          onChange={({ target }) => setDay(target.value)}
          onBlur={({ target }) => setIsWrong(target.validity.badInput)}
        />
        {day !== '' && (
          <a className="button" href={`${pathname}?asOf=${day}`} target="_blank" rel="noreferrer">
            {words.times.open}
          </a>
        )}
      </div>
    </details>
  );
}
