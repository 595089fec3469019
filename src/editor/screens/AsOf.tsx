import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Session } from '../session/index.ts';
import { EditorIcon } from '../ui/index.ts';
import { useWords } from '../words/index.ts';
import { DayField } from './pages/DayField.tsx';
import styles from './AsOf.module.css';

/** Opens the page as visitors get it on another day, in another tab. */
export function AsOf({ session }: { session: Session }) {
  const words = useWords();
  const { pathname } = useLocation();
  const [day, setDay] = useState('');
  return (
    <details className={styles.asOf}>
      <summary>
        <EditorIcon name="calendar-clock" />
        {words.times.asOf}
      </summary>
      <div className={styles.day}>
        <DayField
          session={session}
          id="as-of"
          label={words.times.day}
          value={day}
          setValue={setDay}
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
