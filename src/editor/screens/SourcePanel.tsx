import { useCallback } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useFormOf } from '../fields/index.ts';
import type { Door, Relation } from '../page/index.ts';
import { BrokenPanel, Panel, type PanelProps } from '../panel/index.ts';
import { useSession, type Session } from '../session/index.ts';
import { fieldLink, hasFormPerField, spokenTitle, whereOnSite } from '../site/index.ts';
import { useFollowSteps } from '../steps/index.ts';
import { fillSentence, Spoken, useWords } from '../words/index.ts';

type SourcePanelProps = Omit<PanelProps, 'form' | 'shownPart'> & {
  session: Session;
  /** The file that has the field. */
  file: string;
  open: (path: Door['path']) => void;
};

/** A field of another file that the page shows, beside the page, with the way to where it is kept. */
export function SourcePanel({ session, file, open, banner, ...panel }: SourcePanelProps) {
  const words = useWords();
  const navigate = useNavigate();
  const { choice } = panel;
  const link = fieldLink(file, choice.path);
  const addBlock = useCallback(() => void navigate(link), [navigate, link]);
  const form = useFormOf({ session, file, open, addBlock });
  const stepChanges = useSession(session, (state) => state.stepChanges);
  useFollowSteps({ stepChanges, file, path: choice.path, open });
  if (!form) return <BrokenPanel session={session} file={file} close={panel.close} />;
  return (
    <Panel
      {...panel}
      form={form}
      shownPart={hasFormPerField(file) ? choice.path[0] : undefined}
      banner={
        <>
          <p>
            <Spoken
              sentence={fillSentence(words.page.storedIn, { title: spokenTitle(session, file) })}
            />{' '}
            <Link to={link}>{words.page.changeThere}</Link>
          </p>
          {banner}
        </>
      }
    />
  );
}

/** The fields behind an amount on the page. */
export type Summands = { doors: readonly Door[]; relation: Relation };

type SummandListProps = Summands & { session: Session; open: (door: Door) => void };

/** Lists the fields that a number on the page adds up, or stands for. */
export function SummandList({ session, doors, relation, open }: SummandListProps) {
  const words = useWords();
  return (
    <>
      <p id="summands">{relation === 'sum' ? words.page.addedUp : words.page.standsFor}</p>
      <ul aria-labelledby="summands">
        {doors.map((door) => (
          <li key={`${door.file} ${door.path.join('.')}`}>
            <button className="text-button" type="button" onClick={() => open(door)}>
              <Spoken sentence={whereOnSite(session, door.file, door.path)} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
