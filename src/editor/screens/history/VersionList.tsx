import type { Version } from '../../store/store.ts';

type VersionListProps = {
  versions: readonly Version[];
  chosen: Version | null;
  choose: (version: Version) => void;
  language: string;
};

/** The published versions by day, with their authors' messages. */
export function VersionList({ versions, chosen, choose, language }: VersionListProps) {
  const days = new Map<string, Version[]>();
  for (const version of versions) {
    const day = dayWords(version.when, language);
    days.set(day, [...(days.get(day) ?? []), version]);
  }
  return (
    <div className="versions-list">
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          <p className="hint">{day}</p>
          <ul className="rows">
            {ofDay.map((version) => (
              <li key={version.id}>
                <button
                  type="button"
                  aria-current={version.id === chosen?.id || undefined}
                  onClick={() => choose(version)}
                >
                  <span>
                    {version.what}
                    <span className="hint">
                      {version.who}, {timeWords(version.when, language)}
                    </span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

export const dayWords = (when: string, language: string): string =>
  new Date(when).toLocaleDateString(language, { day: 'numeric', month: 'long', year: 'numeric' });

const timeWords = (when: string, language: string): string =>
  new Date(when).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' });
