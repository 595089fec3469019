import { Link } from 'react-router-dom';
import { openText } from '../../../editing/open-text.ts';
import type { LinkLocation } from '../../../editing/move-links.ts';
import type { Session } from '../../session/session.ts';
import { fileTitle } from '../file-title.ts';
import { fieldLink } from '../field-link.ts';
import { whereWords } from '../where-words.ts';

type LinkListProps = { session: Session; links: readonly LinkLocation[]; intro: string };

/** Links that need attention, each with a link to its field. */
export function LinkList({ session, links, intro }: LinkListProps) {
  if (links.length === 0) return null;
  return (
    <>
      <p>{intro}</p>
      <ul className="link-places">
        {links.map(({ file, path, to }) => {
          const root = openText(session.textOf(file) ?? '')?.value ?? null;
          const where = [fileTitle(session, file), ...whereWords(file, root, path)].join(' › ');
          return (
            <li key={`${file} ${path.join('.')} ${to}`}>
              <Link to={fieldLink(file, path)}>{where}</Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}
