import { Link } from 'react-router-dom';
import type { FileChange } from '../../../content/index.ts';
import { useAlsoChanged, type AlsoChanged } from '../../page/index.ts';
import type { Session } from '../../session/index.ts';
import { EditorIcon, noticeBoxStyles as notice } from '../../ui/index.ts';
import { fieldLink, languageOfFile, spokenTitle } from '../../site/index.ts';
import {
  counted,
  fillSentence,
  joinSentences,
  quoted,
  Spoken,
  useWords,
} from '../../words/index.ts';
import styles from './AlsoChanges.module.css';
import versions from './Versions.module.css';

type AlsoChangesProps = { session: Session };

/** One line about what the changes of a file do elsewhere, with the way there. */
export function AlsoChangesLine({ session, file }: AlsoChangesProps & { file: string }) {
  const words = useWords();
  const found = useAlsoChanged(session, { file });
  // Nobody would notice a lost value; everybody sees a change on this page.
  const rank = (one: AlsoChanged) => (one.after === '' ? 0 : one.file === file ? 2 : 1);
  const [first] = found.toSorted((a, b) => rank(a) - rank(b));
  if (!first) return null;
  return (
    <p className={styles.line} role="status">
      <span>
        <Sentence session={session} change={first} isHere={first.file === file} />{' '}
        {first.file !== file && <Link to={fieldLink(first.file)}>{words.also.see}</Link>}{' '}
        {found.length > 1 && (
          <Link to="/@edit/publish">{counted(words.also.more, found.length - 1)}</Link>
        )}
      </span>
    </p>
  );
}

type SentenceProps = AlsoChangesProps & { change: AlsoChanged; isHere: boolean };

function Sentence({ session, change, isHere }: SentenceProps) {
  const words = useWords();
  const { file, before, after } = change;
  const language = languageOfFile(session, file);
  const where = isHere
    ? words.also.here
    : fillSentence(words.also.there, { title: spokenTitle(session, file) });
  const isGone = fillSentence(words.also.gone, { before: quoted(before, language) });
  const becomes = fillSentence(words.also.becomes, {
    before: quoted(before, language),
    after: quoted(after, language),
  });
  const appears = fillSentence(words.also.appears, { after: quoted(after, language) });
  const what = after === '' ? isGone : before === '' ? appears : becomes;
  return <Spoken sentence={joinSentences([where, what], ' ')} />;
}

/** All that unpublished changes, or a part of them, do on other pages, for whoever publishes them. */
export function AlsoChanges({
  session,
  part,
}: AlsoChangesProps & { part: readonly FileChange[] | null }) {
  const words = useWords();
  const found = useAlsoChanged(session, { part });
  if (found.length === 0) return null;
  const emptied = found.filter(({ after }) => after === '');
  // What is lost comes first.
  const files = [...new Set([...emptied, ...found].map(({ file }) => file))];
  return (
    <section className={styles.also} aria-labelledby="also-changes">
      <h2 id="also-changes">{words.also.title}</h2>
      {emptied.length > 0 && (
        <p className={notice.notice}>
          <EditorIcon name="circle-alert" />
          <b>{counted(words.also.emptied, emptied.length)}</b>
        </p>
      )}
      {files.map((file) => (
        <section key={file} aria-labelledby={`also:${file}`}>
          <header>
            <h3 id={`also:${file}`}>
              <Spoken sentence={spokenTitle(session, file)} />
            </h3>
            <Link className="text-button" to={fieldLink(file)}>
              {words.also.see}
            </Link>
          </header>
          {found
            .filter((one) => one.file === file)
            .map((one, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two may be the same
              <div key={index} lang={languageOfFile(session, file)}>
                <p>{one.where}</p>
                <div className={`${versions.versions} ${styles.pair}`}>
                  <div className={versions.was}>
                    <small>{words.publish.before}</small>
                    <del>{one.before}</del>
                  </div>
                  <div className={versions.is}>
                    <small>{words.publish.after}</small>
                    {one.after === '' ? <b>{words.also.nothing}</b> : <ins>{one.after}</ins>}
                  </div>
                </div>
              </div>
            ))}
        </section>
      ))}
    </section>
  );
}
