import { useWords } from '../../words/use-words.ts';
import { fillSentence, textOfSentence } from '../../words/sentence.ts';
import { Spoken } from '../../words/Spoken.tsx';
import type { SessionState } from '../../session/session-state.ts';
import type { Session } from '../../session/session.ts';
import { EditorIcon } from '../../ui/EditorIcon.tsx';
import { spokenTitle } from '../../site/file-title.ts';
import { useOthers } from './use-others.ts';
import noticeStyles from '../../ui/NoticeBox.module.css';

type OthersNoticeProps = { session: Session; state: SessionState; files: readonly string[] };

export function OthersNotice({ session, state, files }: OthersNoticeProps) {
  const words = useWords();
  useOthers(session, true);
  const found = state.others.flatMap(({ name, files: theirs }) =>
    theirs
      .filter((file) => files.includes(file))
      .map((file) =>
        fillSentence(words.others.atFile, { name, title: spokenTitle(session, file) }),
      ),
  );
  if (found.length === 0) return null;
  return (
    <div className={noticeStyles.notice} role="status">
      <EditorIcon name="circle-alert" />
      <div>
        <ul>
          {found.map((sentence) => (
            <li key={textOfSentence(sentence)}>
              <Spoken sentence={sentence} />
            </li>
          ))}
        </ul>
        <p>{words.others.joined}</p>
      </div>
    </div>
  );
}
