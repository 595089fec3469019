import { Link, useLocation } from 'react-router-dom';
import { useWords } from '../../words/use-words.ts';
import { EditorIcon } from '../../ui/EditorIcon.tsx';
import screen from '../../ui/Screen.module.css';

export function ReviewLink() {
  const words = useWords();
  const { state } = useLocation();
  const review: unknown = state?.review;
  if (typeof review !== 'string') return null;
  return (
    <Link className={screen.back} to="/@edit/publish" state={{ to: review }}>
      <EditorIcon name="arrow-left" />
      {words.review.backTo}
    </Link>
  );
}
