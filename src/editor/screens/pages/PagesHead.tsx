import { Link } from 'react-router-dom';
import type { Session } from '../../session/index.ts';
import { useWords } from '../../words/index.ts';
import { EditorIcon, type EditorIconName, screenStyles as screen } from '../../ui/index.ts';
import { fieldLink } from '../../site/index.ts';
import { useGuideOfScreen } from '../guide-key.ts';
import styles from './PagesHead.module.css';

/** Above the list of pages: what begins there, and links to screens about the whole site. */
export function PagesHead({ session }: { session: Session }) {
  const words = useWords();
  const guide = useGuideOfScreen(session.runtime.guide);
  const doors: { to: string; icon: EditorIconName; name: string }[] = [
    { to: fieldLink('site.yaml'), icon: 'settings-2', name: words.settings.short },
    { to: '/@edit/find', icon: 'replace-all', name: words.find.title },
    { to: '/@edit/pictures', icon: 'image', name: words.picture.pictures },
    { to: '/@edit/history', icon: 'history', name: words.history.ofSite },
    { to: '/@edit/access', icon: 'accessibility', name: words.access.title },
  ];
  return (
    <>
      <div className={screen.head}>
        <h1>{words.pages.title}</h1>
        <Link className="button" to="/@edit/notice">
          <EditorIcon name="circle-alert" />
          {words.urgent.title}
        </Link>
        <Link className="button go" to="/@edit/new">
          <EditorIcon name="plus" />
          {words.pages.newPage}
        </Link>
      </div>
      <nav className={styles.doors} aria-label={words.pages.doors}>
        <ul>
          {doors.map(({ to, icon, name }) => (
            <li key={to}>
              <Link to={to}>
                <EditorIcon name={icon} />
                {name}
              </Link>
            </li>
          ))}
          <li>
            <a href={guide} target="_blank" rel="noreferrer">
              <EditorIcon name="circle-question-mark" />
              {words.help.toGuide}
            </a>
          </li>
        </ul>
      </nav>
    </>
  );
}
