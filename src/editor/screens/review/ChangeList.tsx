import { Link } from 'react-router-dom';
import { addressOfFile } from '../../../site/index.ts';
import type { Session } from '../../session/index.ts';
import { folderOf, isUpload, type FileChange, movePage } from '../../../content/index.ts';
import {
  hintOf,
  fillSentence,
  textOfSentence,
  type Sentence,
  Spoken,
  counted,
  currentWords,
  useWords,
} from '../../words/index.ts';
import { EditorIcon } from '../../ui/index.ts';
import { onlyLink } from '../publish/only-link.ts';
import {
  fileTitle,
  spokenTitle,
  languageOfDays,
  uploadKind,
  type DescribedFile,
} from '../../site/index.ts';
import { Change } from './ChangeView.tsx';
import { effectsOf } from './effects.ts';
import { takeBack } from '../history/take-back.ts';
import { shownSite } from './shown-value.ts';
import styles from './ChangeList.module.css';

type ChangeListProps = {
  session: Session;
  files: readonly DescribedFile[];
  language: string;
  hasOnly?: boolean;
  isPart?: (file: DescribedFile) => boolean;
};

/** The changes, file by file and field by field: the new value, its effect, and a link. */
export function ChangeList({
  session,
  files,
  language,
  hasOnly = false,
  isPart = () => false,
}: ChangeListProps) {
  const words = useWords();
  const site = shownSite(session, language);
  return (
    <div>
      {files.map((described) => {
        const { file, fate, changes } = described;
        const title = fileTitle(session, file);
        const spoken = spokenTitle(session, file);
        const isPage = file.startsWith('pages/');
        const folder = folderOf(file);
        const back = folder ? uploadKind(folder) : isPage ? fate : 'settings';
        return (
          <section key={file} className={styles.file} aria-labelledby={`file:${file}`}>
            <header>
              <h2 id={`file:${file}`}>
                <Spoken sentence={spoken} />
              </h2>
              <span className={styles.fate}>{fateWords(described)}</span>
              <span className={styles.actions}>
                {hasOnly && !isUpload(file) && (
                  <Link
                    className="text-button"
                    to={onlyLink(file)}
                    aria-label={`${words.part.only}: ${title}`}
                  >
                    {words.part.only}
                  </Link>
                )}
                {!isPart(described) && (
                  <button
                    className="text-button"
                    type="button"
                    aria-label={`${words.review.putBack[back]}: ${title}`}
                    onClick={() => putBack(session, described, spoken)}
                  >
                    {words.review.putBack[back]}
                  </button>
                )}
              </span>
            </header>
            <Effects effects={effectsOf(described, languageOfDays(session))} />
            {isPage && (fate === 'new' || fate === 'moved') && (
              <p>
                <Link
                  className={styles.seePage}
                  to={`${addressOfFile(file)}?edit`}
                  state={{ review: `file:${file}` }}
                >
                  <EditorIcon name="arrow-right" />
                  {/* Its parts would be set apart as the icon is. */}
                  <span>
                    <Spoken sentence={fillSentence(words.review.seePage, { title: spoken })} />
                  </span>
                </Link>
              </p>
            )}
            {changes.map((change, index) => (
              <Change
                key={change.id}
                change={change}
                site={site}
                file={file}
                hint={isPage || !change.schema ? '' : hintOf(change.schema)}
                action={
                  changes.length > 1 && !isPart(described) ? (
                    <PutOneBack session={session} described={described} index={index} />
                  ) : null
                }
              />
            ))}
          </section>
        );
      })}
    </div>
  );
}

type PutOneBackProps = { session: Session; described: DescribedFile; index: number };

/** Puts one of several changes of a file back, if it does not depend on the others. */
function PutOneBack({ session, described, index }: PutOneBackProps) {
  const words = useWords();
  const { file, fate, after, changes } = described;
  const text = fate === 'changed' ? takeBack(described, index, after) : null;
  if (text === null) return null;
  const where = changes[index]?.where ?? '';
  return (
    <button
      className="text-button"
      type="button"
      aria-label={`${words.panel.putBack}: ${textOfSentence(where)}`}
      onClick={() => {
        const outcome = fillSentence(words.review.onePutBack, { field: where });
        session.changeTexts([{ file, before: after, after: text }], outcome);
        session.tellOutcome({ text: outcome, back: 'undo' });
      }}
    >
      {words.panel.putBack}
    </button>
  );
}

/** What has become of a file, in a few words. */
export const fateWords = ({ fate, changes }: DescribedFile): string => {
  const words = currentWords();
  switch (fate) {
    case 'new':
      return words.publish.newPage;
    case 'deleted':
      return words.publish.deleted;
    case 'moved':
      return words.publish.moved;
    case 'unreadable':
      return words.pages.unreadable;
    case 'changed':
      return changes.length === 0
        ? words.review.onlyNotes
        : counted(words.publish.changes, changes.length);
  }
};

const Effects = ({ effects }: { effects: readonly string[] }) =>
  effects.length > 0 && (
    <ul className={styles.effects}>
      {effects.map((effect) => (
        <li key={effect}>{effect}</li>
      ))}
    </ul>
  );

/** Takes back all changes of a file, reports it, and offers to take that back. */
function putBack(session: Session, described: DescribedFile, title: Sentence): void {
  const words = currentWords();
  const text = fillSentence(words.review.isPutBack[described.fate], { title });
  session.changeTexts(changesBack(session, described), text);
  session.tellOutcome({ text, back: 'undo' });
}

function changesBack(session: Session, { file, from, before, after }: DescribedFile): FileChange[] {
  if (from === null) return [{ file, before: after, after: before }];
  // Links that were changed with the page lead to it again.
  const moved = movePage(session.texts(), { from: file, to: from, oldAddressField: 'movedFrom' });
  const others = 'changes' in moved ? moved.changes : [];
  return [
    ...others.filter((change) => change.file !== file && change.file !== from),
    { file, before: after, after: null },
    { file: from, before: null, after: before },
  ];
}
