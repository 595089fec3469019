import type { DescribedFile } from '../../site/describe-files.ts';
import type { Session } from '../../session/session.ts';
import { EditorIcon } from '../../ui/EditorIcon.tsx';
import { counted } from '../../words/words.ts';
import { useWords } from '../../words/use-words.ts';
import { withoutChanges } from '../publish/undo-publication.ts';

type TakeBackAllProps = { session: Session; described: DescribedFile };

/** Takes back everything that a version changed on a page, if that is more than one change. */
export function TakeBackAll({ session, described }: TakeBackAllProps) {
  const words = useWords();
  const { changes, fate } = described;
  // A single change has its own button, and restoring texts does not undo a new or moved page.
  if (fate !== 'changed' || changes.length < 2) return null;
  const { back, isWhole } = withoutChanges(session, [described]);
  if (back.every(({ before, after }) => before === after)) return null;
  return (
    <button
      className="button go"
      type="button"
      onClick={() => {
        const text = isWhole ? words.history.takenBack : words.history.takenBackInPart;
        session.changeTexts(back, text);
        session.tellOutcome({ text, back: 'undo' });
      }}
    >
      <EditorIcon name="undo-2" />
      {counted(words.history.takeBackAll, changes.length)}
    </button>
  );
}
