import { pageSchema } from '../../../../schema/page.ts';
import { fieldsOf } from '../../../../schema/fields/field.ts';
import { valueAt } from '../../../../schema/value-at.ts';
import { spokenTitle, valueOf } from '../../site/index.ts';
import type { Session } from '../../session/index.ts';
import { EditorIcon } from '../../ui/index.ts';
import { fillSentence, useWords } from '../../words/index.ts';
import pageList from './PageList.module.css';

const order = [...(fieldsOf(pageSchema.shape.listing)?.keys() ?? [])];

type MenuPinProps = { session: Session; file: string; title: string };

/** A switch beside a page whose section has more pages than the menu has room for: the menu always lists it. */
export function MenuPin({ session, file, title }: MenuPinProps) {
  const words = useWords();
  const path = ['listing', 'pinned'];
  const isPinned = valueAt(valueOf(session, file), path) === true;
  const turn = () =>
    session.edit(
      [{ file, op: isPinned ? { op: 'unset', path } : { op: 'set', path, value: true, order } }],
      fillSentence(isPinned ? words.pages.unpinned : words.pages.pinned, {
        title: spokenTitle(session, file),
      }),
    );
  return (
    <button
      className={`button square flat ${pageList.pin}`}
      type="button"
      aria-pressed={isPinned}
      aria-label={`${words.pages.pin}: ${title}`}
      title={words.pages.pin}
      onClick={turn}
    >
      <EditorIcon name="pin" />
    </button>
  );
}
