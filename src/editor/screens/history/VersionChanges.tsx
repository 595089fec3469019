import type { Session } from '../../session/index.ts';
import { textOfSentence, Spoken, useWords } from '../../words/index.ts';
import { fateWords } from '../review/ChangeList.tsx';
import { Change } from '../review/ChangeView.tsx';
import { shownSite } from '../review/shown-value.ts';
import { type DescribedFile, languageOf } from '../../site/index.ts';
import { takeBack } from './take-back.ts';

type VersionChangesProps = {
  session: Session;
  described: DescribedFile;
  file: string;
};

/** The changes of a version in a file, by word, each with a button that takes back only this one. */
export function VersionChanges({ session, described, file }: VersionChangesProps) {
  const words = useWords();
  const site = shownSite(session, languageOf(session));
  const now = session.textOf(file);
  const { fate, sentence } = described;
  const moved = fate === 'moved' ? sentence : fateWords(described);
  return (
    <>
      <p className="hint">
        <Spoken sentence={fate === 'new' ? words.history.made : moved} />
      </p>
      {described.changes.map((change, index) => {
        // A moved page is described without the note of its address, so positions differ.
        const after = fate === 'changed' ? takeBack(described, index, now) : null;
        return (
          <Change
            key={change.id}
            change={change}
            site={site}
            file={null}
            action={
              after !== null && (
                <button
                  className="text-button"
                  type="button"
                  aria-label={`${words.history.takeBack}: ${textOfSentence(change.where)}`}
                  onClick={() => {
                    session.changeTexts([{ file, before: now, after }], words.history.takenBack);
                    session.tellOutcome({ text: words.history.takenBack, back: 'undo' });
                  }}
                >
                  {words.history.takeBack}
                </button>
              )
            }
          />
        );
      })}
    </>
  );
}
