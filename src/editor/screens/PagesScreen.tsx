import { Link } from 'react-router-dom';
import { addressOfFile } from '../../site/addresses.ts';
import { pageTitle } from '../fields/use-form-of.ts';
import type { Session, SessionState } from '../session/session.ts';
import { words } from '../words/words.ts';

/** All pages of the site. */
export function PagesScreen({ session }: { session: Session; state: SessionState }) {
  const pages = session.files().filter((file) => file.startsWith('pages/'));
  return (
    <main className="screen">
      <h1>{words.bar.allPages}</h1>
      <ul>
        {pages.map((file) => (
          <li key={file}>
            <Link to={`${addressOfFile(file)}?edit`}>{pageTitle(session, file)}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
