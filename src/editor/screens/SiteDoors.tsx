import { Link } from 'react-router-dom';
import { useWords } from '../words/index.ts';
import { EditorIcon, type EditorIconName } from '../ui/index.ts';
import { fieldLink } from '../site/index.ts';

/** The screens about the whole site, as the items of a menu. */
export function SiteDoors() {
  const words = useWords();
  const doors: { to: string; icon: EditorIconName; name: string }[] = [
    { to: '/@edit/history', icon: 'history', name: words.history.ofSite },
    { to: '/@edit/pictures', icon: 'image', name: words.picture.pictures },
    { to: '/@edit/find', icon: 'replace-all', name: words.find.title },
    { to: fieldLink('site.yaml'), icon: 'settings-2', name: words.settings.short },
    { to: '/@edit/access', icon: 'accessibility', name: words.access.title },
  ];
  return doors.map(({ to, icon, name }) => (
    <li key={to}>
      <Link to={to}>
        <EditorIcon name={icon} />
        {name}
      </Link>
    </li>
  ));
}
