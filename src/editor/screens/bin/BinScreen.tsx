import { valueAt } from '../../../../schema/value-at.ts';
import { openText } from '../../../content/index.ts';
import { addressOfFile } from '../../../site/index.ts';
import type { Session, SessionState } from '../../session/index.ts';
import { languageOfDays, languageOfFile } from '../../site/index.ts';
import {
  actionListStyles as actionList,
  EditorIcon,
  noteStyles,
  screenStyles as screen,
} from '../../ui/index.ts';
import {
  fill,
  fillSentence,
  quoted,
  Spoken,
  textOfSentence,
  useWords,
  type Sentence,
} from '../../words/index.ts';
import { BackLink } from '../BackLink.tsx';
import { useHistory } from '../history/use-history.ts';
import { useVersions } from '../history/use-version.ts';
import { dayWords } from '../history/VersionList.tsx';
import { binnedPages, type BinnedPage } from './deleted-pages.ts';

type BinScreenProps = { session: Session; state: SessionState };

/** The deleted pages, each with a button that brings it back as a change to publish. */
export function BinScreen({ session }: BinScreenProps) {
  const words = useWords();
  const answer = useHistory(session, null);
  const published = answer?.kind === 'history' ? answer.deleted : [];
  const pages = binnedPages(session, published);
  return (
    <main className={screen.screen} tabIndex={-1}>
      <BackLink />
      <h1>{words.bin.title}</h1>
      <p>{words.bin.intro}</p>
      {answer === null && <p role="status">{words.history.loading}</p>}
      {answer?.kind === 'away' && <p>{words.bin.away}</p>}
      {answer !== null && pages.length === 0 && <p>{words.bin.none}</p>}
      <ul className={actionList.list}>
        {pages.map((page) => (
          <li key={page.file}>
            <DeletedPage session={session} page={page} />
          </li>
        ))}
      </ul>
    </main>
  );
}

function DeletedPage({ session, page }: { session: Session; page: BinnedPage }) {
  const words = useWords();
  const { file, source } = page;
  const versions = useVersions(
    session,
    'text' in source ? [] : [{ id: source.version, file, isBefore: true }],
  );
  const text = 'text' in source ? source.text : (versions?.[0]?.[file] ?? null);
  const found = valueAt(openText(text ?? '')?.value, ['title']);
  const address = addressOfFile(file);
  const title: Sentence =
    typeof found === 'string' && found !== ''
      ? quoted(found, languageOfFile(session, file))
      : address;
  const bringBack = () => {
    const back = fillSentence(words.bin.isBack, { title });
    session.changeTexts([{ file, before: null, after: text }], back);
    session.tellOutcome({ text: back, back: 'undo' });
  };
  return (
    <>
      <div>
        <b>
          <Spoken sentence={title} />
        </b>{' '}
        <span className="hint" dir="ltr">
          {address}
        </span>
        <p className="hint">{whenWords(page, languageOfDays(session), words.bin)}</p>
        {page.seen !== 'no longer' && (
          <p>
            <span className={noteStyles.note}>{words.bin[page.seen]}</span>
          </p>
        )}
      </div>
      {text !== null && (
        <button
          className="button"
          type="button"
          aria-label={textOfSentence(fillSentence(words.bin.bringPageBack, { title }))}
          onClick={bringBack}
        >
          <EditorIcon name="undo-2" />
          {words.bin.bringBack}
        </button>
      )}
    </>
  );
}

type BinWords = ReturnType<typeof useWords>['bin'];

/** When a page was deleted, and by whom, as far as that is known. */
function whenWords({ when, who }: BinnedPage, language: string, words: BinWords): string {
  if (when === null) return words.deleted;
  const day = dayWords(when, language);
  return who === null ? fill(words.deletedOn, { day }) : fill(words.deletedBy, { day, name: who });
}
