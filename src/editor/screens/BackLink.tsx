import { Link } from 'react-router-dom';
import { words } from '../words/words.ts';
import { EditorIcon } from './EditorIcon.tsx';

/** The link back to the list of pages. */
export const BackLink = () => (
  <Link className="back" to="/@edit">
    <EditorIcon name="arrow-left" />
    {words.pages.back}
  </Link>
);
