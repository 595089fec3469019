import { Link, useSearchParams } from 'react-router-dom';
import type { Session, SessionState } from '../../session/index.ts';
import { fieldLink, originalOf } from '../../site/index.ts';
import { useWords } from '../../words/index.ts';
import { EditorIcon, screenStyles as screen } from '../../ui/index.ts';
import { BackLink } from '../BackLink.tsx';
import { ChooseLanguage } from './ChooseLanguage.tsx';
import { SideBySide } from './SideBySide.tsx';

type ScreenProps = { session: Session; state: SessionState };

/** Translates the page named in the URL: asks for the language, or shows a translation beside its original. */
export function TranslateScreen({ session }: ScreenProps) {
  const words = useWords();
  const [search] = useSearchParams();
  const file = search.get('page') ?? '';
  const isThere = file.startsWith('pages/') && session.textOf(file) !== null;
  const original = isThere ? originalOf(session, file) : file;
  return (
    <main className={screen.screen} tabIndex={-1}>
      {isThere ? (
        <Link className={screen.back} to={fieldLink(file)}>
          <EditorIcon name="arrow-left" />
          {words.publish.back}
        </Link>
      ) : (
        <BackLink />
      )}
      {!isThere && <h1>{words.page.notThere}</h1>}
      {isThere && original === file && (
        <ChooseLanguage key={file} session={session} original={file} />
      )}
      {isThere && original !== file && (
        <SideBySide key={file} session={session} original={original} file={file} />
      )}
    </main>
  );
}
