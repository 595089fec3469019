import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Version } from '../../../content/index.ts';
import { counted, useWords } from '../../words/index.ts';
import styles from './VersionList.module.css';
import { rowListStyles as rowList, Checkbox, noteStyles } from '../../ui/index.ts';

type VersionListProps = {
  versions: readonly Version[];
  chosen: Version | null;
  linkTo: (version: Version) => string;
  language: string;
};

/** The published versions by day, with their authors' messages; developers' versions on request. */
export function VersionList({ versions, chosen, linkTo, language }: VersionListProps) {
  const words = useWords();
  const [hasTechnical, setHasTechnical] = useState(false);
  const technical = versions.filter(({ isTechnical }) => isTechnical === true);
  const days = new Map<string, Version[]>();
  for (const version of versions) {
    if (version.isTechnical === true && !hasTechnical) continue;
    const day = dayWords(version.when, language);
    days.set(day, [...(days.get(day) ?? []), version]);
  }
  return (
    <div className={styles.list}>
      {technical.length > 0 && (
        <Checkbox checked={hasTechnical} turn={setHasTechnical}>
          {counted(words.history.technical, technical.length)}
        </Checkbox>
      )}
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          <p className="hint">{day}</p>
          <ul className={rowList.rows}>
            {ofDay.map((version) => (
              <li key={version.id}>
                <Link
                  to={linkTo(version)}
                  aria-current={version.id === chosen?.id ? 'true' : undefined}
                >
                  <span>
                    {version.what}
                    <span className="hint">
                      {version.who}, {timeWords(version.when, language)}
                    </span>
                    {version.notTaken && (
                      <span className={noteStyles.note}>
                        {counted(words.history.notTakenCount, version.notTaken.length)}
                      </span>
                    )}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

export const dayWords = (when: string, language: string): string =>
  new Date(when).toLocaleDateString(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    calendar: 'gregory',
  });

export const timeWords = (when: string, language: string): string =>
  new Date(when).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' });
