import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { FieldPath } from '../../../messages/index.ts';
import type { FileChange } from '../../../content/index.ts';
import type { Session } from '../../session/index.ts';
import { fieldLink, whereOnSite } from '../../site/index.ts';
import { noticeBoxStyles as notice } from '../../ui/index.ts';
import { counted, Spoken, useWords } from '../../words/index.ts';
import list from '../pages/LinkList.module.css';

type UnseenProps = { session: Session; changes: readonly FileChange[] };

type Found = { file: string; path: FieldPath };

/** What stands in changed pages and is shown nowhere on them, with a way to each field. */
export function Unseen({ session, changes }: UnseenProps) {
  const words = useWords();
  const [found, setFound] = useState<readonly Found[]>([]);
  const files = changes
    .filter(({ file, after }) => file.startsWith('pages/') && after !== null)
    .map(({ file }) => file)
    .join();
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      await session.engine.whenSettled();
      const unseen: Found[] = [];
      for (const file of files === '' ? [] : files.split(',')) {
        // Each page is rendered twice for it; what was typed meanwhile comes first.
        const marked = isOver ? null : await session.engine.mark(file);
        unseen.push(...(marked?.unseen ?? []).map((path) => ({ file, path })));
      }
      if (!isOver) setFound(unseen);
    };
    void look();
    return () => {
      isOver = true;
    };
  }, [session, files]);
  if (found.length === 0) return null;
  return (
    <div className={notice.notice}>
      <div>
        <p>
          <b>{counted(words.publish.unseen, found.length)}</b> {words.publish.unseenText}
        </p>
        <ul className={list.links}>
          {found.map(({ file, path }) => (
            <li key={`${file} ${path.join('.')}`}>
              <Link to={fieldLink(file, path)}>
                <Spoken sentence={whereOnSite(session, file, path)} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
