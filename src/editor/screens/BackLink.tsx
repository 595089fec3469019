import { Link } from 'react-router-dom';
import { words } from '../words/words.ts';
import { EditorIcon } from './EditorIcon.tsx';

/** The way from a screen of the whole site back to the list of its pages. */
export const BackLink = () => (
  <Link className="back" to="/@edit">
    <EditorIcon name="arrow-left" />
    {words.pages.back}
  </Link>
);
