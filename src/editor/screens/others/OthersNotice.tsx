import { useWords, fillSentence, textOfSentence, Spoken } from '../../words/index.ts';
import type { SessionState, Session } from '../../session/index.ts';
import { EditorIcon, noticeBoxStyles as noticeStyles } from '../../ui/index.ts';
import { spokenTitle } from '../../site/index.ts';
import { useOthers } from './use-others.ts';

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
