import { Link } from 'react-router-dom';
import type { Session } from '../session/index.ts';
import { useWords } from '../words/index.ts';
import { EditorIcon, screenStyles as screen } from '../ui/index.ts';
import { fieldLink } from '../site/index.ts';

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
