import { pageSchema } from '../../../schema/page.ts';
import { valueAt } from '../../../schema/value-at.ts';
import { pageTitle, valueOf } from '../pickers/site-offers.tsx';
import type { Session } from '../session/session.ts';
import { fill } from '../words/words.ts';
import { useWords } from '../words/use-words.ts';
import { EditorIcon } from './EditorIcon.tsx';
import { siteTime } from './page-times.ts';

/** The fields of a page in the schema's order. */
const order = Object.keys(pageSchema.shape);

type StillRightProps = { session: Session; file: string };

/** Notes on a page that somebody looked at it today and found it right. */
export function StillRight({ session, file }: StillRightProps) {
  const words = useWords();
  const title = pageTitle(session, file);
  const today = siteTime(session).slice(0, 10);
  if (valueAt(valueOf(session, file), ['checked']) === today) {
    return (
      <p className="still-right">
        <EditorIcon name="check" />
        {words.due.checkedToday}
      </p>
    );
  }
  const note = () =>
    session.edit(
      [{ file, op: { op: 'set', path: ['checked'], value: today, order } }],
      fill(words.due.noted, { title }),
    );
  return (
    <p className="still-right">
      <button className="button" type="button" data-keeps-focus onClick={note}>
        <EditorIcon name="check" />
        {words.due.stillRight}
        <span className="vh">: {title}</span>
      </button>
    </p>
  );
}
