import { Link } from 'react-router-dom';
import { picturesOf, type PartChange } from '../../../editing/published-part.ts';
import type { Chosen } from '../../session/publishing.ts';
import type { SessionState } from '../../session/session-state.ts';
import type { Session } from '../../session/session.ts';
import { fill } from '../../words/words.ts';
import { useWords } from '../../words/use-words.ts';
import { fileTitle } from '../file-title.ts';
import { Barred } from './Barred.tsx';
import { Ready } from './Ready.tsx';
import type { Result } from './result.ts';
import { usePart } from './use-part.ts';

type PartReadyProps = {
  session: Session;
  state: SessionState;
  chosen: Chosen;
  result: Result | null;
  setResult: (result: Result) => void;
};

/** Some of the changes with all that belongs to them, checked as they will be published. */
export function PartReady({ session, state, chosen, ...results }: PartReadyProps) {
  const words = useWords();
  const checked = usePart(session, chosen);
  const title = fileTitle(session, chosen.chosen[0] ?? '');
  if (!checked) {
    return (
      <>
        <h1>{fill(words.part.onlyTitle, { title })}</h1>
        <p role="status">{checked === null ? words.bar.unchecked : words.part.checking}</p>
      </>
    );
  }
  const { part, errors } = checked;
  if (errors.length > 0) return <Barred session={session} state={state} errors={errors} isPart />;
  return (
    <Ready session={session} state={state} part={{ ...part, chosen }} {...results}>
      <div className="only">
        <p>
          {fill(words.part.intro, { title })} <Link to="/@edit/publish">{words.part.all}</Link>
        </p>
        <Together session={session} changes={part.changes} />
      </div>
    </Ready>
  );
}

/** What goes with the chosen changes, and why. */
function Together({ session, changes }: { session: Session; changes: readonly PartChange[] }) {
  const words = useWords();
  const others = changes.flatMap(({ file, because }) =>
    because === 'chosen'
      ? []
      : [fill(words.part.because[because], { title: fileTitle(session, file) })],
  );
  const pictures = changes.flatMap(({ file, before, after }) => {
    const used = new Set(picturesOf(file, before));
    return picturesOf(file, after).filter((name) => !used.has(name));
  });
  const companions = [
    ...others,
    ...[...new Set(pictures)].map((name) => fill(words.review.picture, { name })),
  ];
  if (companions.length === 0) return null;
  return (
    <>
      <p id="together">
        <b>{words.part.with}</b>
      </p>
      <ul aria-labelledby="together">
        {companions.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </>
  );
}
