import { pageSchema } from '../../../schema/page.ts';
import { valueAt } from '../../../schema/value-at.ts';
import { valueOf, spokenTitle, siteTime } from '../site/index.ts';
import type { Session } from '../session/index.ts';
import { fillSentence, Spoken, useWords } from '../words/index.ts';
import { EditorIcon } from '../ui/index.ts';
import styles from './StillRight.module.css';

const order = Object.keys(pageSchema.shape);

type StillRightProps = { session: Session; file: string };

export function StillRight({ session, file }: StillRightProps) {
  const words = useWords();
  const title = spokenTitle(session, file);
  const today = siteTime(session).slice(0, 10);
  if (valueAt(valueOf(session, file), ['checked']) === today) {
    return (
      <p className={styles.stillRight}>
        <EditorIcon name="check" />
        {words.due.checkedToday}
      </p>
    );
  }
  const note = () =>
    session.edit(
      [{ file, op: { op: 'set', path: ['checked'], value: today, order } }],
      fillSentence(words.due.noted, { title }),
    );
  return (
    <p className={styles.stillRight}>
      <button className="button" type="button" data-keeps-focus onClick={note}>
        <EditorIcon name="check" />
        {words.due.stillRight}
        <span className="vh">
          : <Spoken sentence={title} />
        </span>
      </button>
    </p>
  );
}
