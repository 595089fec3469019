import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { NativeInput } from './NativeInput.tsx';
import { useWords } from '../words/use-words.ts';
import { EditorIcon } from './EditorIcon.tsx';
import styles from './AsOfDay.module.css';

/** Opens the page as visitors get it on another day, in another tab. */
export function AsOf() {
  const words = useWords();
  const { pathname } = useLocation();
  const [day, setDay] = useState('');
  const [isUnread, setIsUnread] = useState(false);
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
      <div className={`field ${styles.day} ${isUnread ? 'wrong' : ''}`}>
        <label htmlFor="as-of">{words.times.asOf}</label>
        {isUnread && (
          <p className="message" id="as-of-wrong">
            {words.panel.noDay}
          </p>
        )}
        <NativeInput
          className="input"
          id="as-of"
          type="date"
          aria-describedby={isUnread ? 'as-of-wrong' : undefined}
          aria-invalid={isUnread || undefined}
          value={day}
          onChange={({ target }) => setDay(target.value)}
          take={setDay}
          note={setIsUnread}
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
