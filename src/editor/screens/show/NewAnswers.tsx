import { Link } from 'react-router-dom';
import type { Session } from '../../session/index.ts';
import { EditorIcon, noticeBoxStyles as noticeStyles } from '../../ui/index.ts';
import { counted, fill, useWords } from '../../words/index.ts';
import styles from './NewAnswers.module.css';
import { useDraftLinks } from './use-draft-links.ts';

/** The last answer to a draft that is still shown, and how many there are, with a way there. */
export function NewAnswers({ session }: { session: Session }) {
  const words = useWords();
  const { links } = useDraftLinks(session);
  const open = (links?.drafts ?? []).filter(({ ended }) => ended === null);
  const answers = open.flatMap((draft) => draft.answers);
  const last = answers.toSorted((one, other) => (one.when < other.when ? 1 : -1))[0];
  if (!last) return null;
  const name = last.name === '' ? words.show.somebody : last.name;
  return (
    <p className={`${noticeStyles.notice} ${styles.notice}`}>
      <EditorIcon name={last.isGood ? 'check' : 'circle-alert'} />
      <b>{fill(last.isGood ? words.show.isGood : words.show.isChange, { name })}</b>
      <Link to="/@edit/show">{counted(words.show.seeAnswers, answers.length)}</Link>
    </p>
  );
}
