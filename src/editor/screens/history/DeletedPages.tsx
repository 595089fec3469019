import { valueAt } from '../../../../schema/value-at.ts';
import { pageFiles, valueOf } from '../../site/index.ts';
import { addressKey, addressOfFile } from '../../../site/index.ts';
import type { Session } from '../../session/index.ts';
import type { DeletedPage } from '../../../content/index.ts';
import { fill, useWords } from '../../words/index.ts';
import { dayWords } from './VersionList.tsx';
import { actionListStyles as actionList } from '../../ui/index.ts';

type DeletedPagesProps = { session: Session; pages: readonly DeletedPage[]; language: string };

export function DeletedPages({ session, pages, language }: DeletedPagesProps) {
  const words = useWords();
  const bringBack = async ({ file, id }: DeletedPage) => {
    const texts = await session.store.version({ id, file, isBefore: true });
    const after = texts[file];
    if (after === undefined || after === null) return;
    session.changeTexts([{ file, before: null, after }], words.history.broughtBack);
  };
  const movedFrom = formerAddresses(session);
  const gone = pages.filter(
    ({ file }) => session.textOf(file) === null && !movedFrom.has(addressKey(addressOfFile(file))),
  );
  if (gone.length === 0) return null;
  return (
    <section aria-labelledby="deleted">
      <h2 id="deleted">{words.history.deleted}</h2>
      <ul className={actionList.list}>
        {gone.map((page) => (
          <li key={page.file}>
            <div>
              <b>{addressOfFile(page.file)}</b>
              <p className="hint">
                {page.who}, {dayWords(page.when, language)}
              </p>
            </div>
            <button
              className="button"
              type="button"
              aria-label={fill(words.history.bringPageBack, { address: addressOfFile(page.file) })}
              onClick={() => void bringBack(page)}
            >
              {words.history.back}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function formerAddresses(session: Session): Set<string> {
  return new Set(
    pageFiles(session).flatMap((file) => {
      const former = valueAt(valueOf(session, file), ['movedFrom']);
      return Array.isArray(former) ? former.map((one) => addressKey(String(one))) : [];
    }),
  );
}
