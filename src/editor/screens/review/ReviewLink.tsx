import { Link, useLocation } from 'react-router-dom';
import { useWords } from '../../words/index.ts';
import { EditorIcon, screenStyles as screen } from '../../ui/index.ts';

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
