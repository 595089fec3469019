import { useWords } from '../../words/use-words.ts';
import { fill } from '../../words/words.ts';
import type { SessionState } from '../../session/session-state.ts';
import type { Session } from '../../session/session.ts';
import { EditorIcon } from '../EditorIcon.tsx';
import { fileTitle } from '../file-title.ts';
import { useOthers } from './use-others.ts';

type OthersNoticeProps = { session: Session; state: SessionState; files: readonly string[] };

/** Who else has unpublished changes to what is about to be published. */
export function OthersNotice({ session, state, files }: OthersNoticeProps) {
  const words = useWords();
  useOthers(session, true);
  const found = state.others.flatMap(({ name, files: theirs }) =>
    theirs
      .filter((file) => files.includes(file))
      .map((file) => fill(words.others.atFile, { name, title: fileTitle(session, file) })),
  );
  if (found.length === 0) return null;
  return (
    <div className="notice" role="status">
      <EditorIcon name="circle-alert" />
      <div>
        <ul>
          {found.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p>{words.others.joined}</p>
      </div>
    </div>
  );
}
