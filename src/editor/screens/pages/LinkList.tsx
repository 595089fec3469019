import { Link } from 'react-router-dom';
import type { LinkLocation } from '../../../content/index.ts';
import type { Session } from '../../session/index.ts';
import { Spoken } from '../../words/index.ts';
import { fieldLink, whereOnSite } from '../../site/index.ts';
import styles from './LinkList.module.css';

type LinkListProps = { session: Session; links: readonly LinkLocation[]; intro: string };

export function LinkList({ session, links, intro }: LinkListProps) {
  if (links.length === 0) return null;
  return (
    <>
      <p>{intro}</p>
      <ul className={styles.links}>
        {links.map(({ file, path, to }) => (
          <li key={`${file} ${path.join('.')} ${to}`}>
            <Link to={fieldLink(file, path)}>
              <Spoken sentence={whereOnSite(session, file, path)} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
