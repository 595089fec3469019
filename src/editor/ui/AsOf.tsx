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
    <details className={styles.asOf}>
      <summary>
        <EditorIcon name="calendar-clock" />
        {words.times.asOf}
      </summary>
      <div className={`field ${styles.day} ${isWrong ? 'wrong' : ''}`}>
        {isWrong && (
          <p className="message" id="as-of-wrong">
            {words.panel.noDay}
          </p>
        )}
        <input
          className="input"
          aria-label={words.times.asOf}
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
