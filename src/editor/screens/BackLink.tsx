import { Link } from 'react-router-dom';
import type { Session } from '../session/session.ts';
import { useWords } from '../words/use-words.ts';
import { EditorIcon } from '../ui/EditorIcon.tsx';
import { fieldLink } from '../site/field-link.ts';
import screen from '../ui/Screen.module.css';

export const BackLink = () => {
  const words = useWords();
  return (
    <Link className={screen.back} to="/@edit">
      <EditorIcon name="arrow-left" />
      {words.pages.back}
    </Link>
  );
};

/** The link back to the page edited before this screen; without one, to the list of pages. */
export function BackToPage({ session }: { session: Session }) {
  const words = useWords();
  const { lastPage } = session;
  if (lastPage === null) return <BackLink />;
  return (
    <Link className={screen.back} to={fieldLink(lastPage)}>
      <EditorIcon name="arrow-left" />
      {words.publish.back}
    </Link>
  );
}
