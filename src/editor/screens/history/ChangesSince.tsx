import type { FileChange, Version } from '../../../content/index.ts';
import type { Session } from '../../session/index.ts';
import { counted, Spoken, useWords } from '../../words/index.ts';
import { describeFiles, languageOfDays, siteTitles, spokenTitle } from '../../site/index.ts';
import changeList from '../review/ChangeList.module.css';
import { useVersions } from './use-version.ts';
import { VersionChanges } from './VersionChanges.tsx';
import { dayWords } from './VersionList.tsx';

/** All that is other than before some versions, page by page: what was changed and changed back is not among it. */
export function ChangesSince({
  session,
  versions,
}: {
  session: Session;
  versions: readonly Version[];
}) {
  const words = useWords();
  const language = languageOfDays(session);
  const first = versions.at(-1);
  const texts = useVersions(session, first ? [{ id: first.id, file: null, isBefore: true }] : []);
  if (!texts) return <p role="status">{words.history.loading}</p>;
  const [then = {}] = texts;
  const changes = Object.entries(then).flatMap(([file, before]): FileChange[] => {
    const after = session.textOf(file);
    return before === after ? [] : [{ file, before, after }];
  });
  const described = describeFiles(changes, siteTitles(session));
  const count = described.reduce((sum, one) => sum + Math.max(1, one.changes.length), 0);
  return (
    <>
      <p>
        <b>{counted(words.publish.changes, count)}</b>{' '}
        <span className="hint">{words.history.changedBack}</span>
      </p>
      {described.map((one) => {
        const last = versions.find(({ files }) => files.includes(one.file));
        return (
          <section key={one.file} className={changeList.file} aria-labelledby={`since:${one.file}`}>
            <header>
              <h2 id={`since:${one.file}`}>
                <Spoken sentence={spokenTitle(session, one.file)} />
              </h2>
              {last && (
                <span className={changeList.fate}>
                  {last.who}, {dayWords(last.when, language)}
                </span>
              )}
            </header>
            <VersionChanges session={session} described={one} file={one.file} />
          </section>
        );
      })}
    </>
  );
}
