import {
  chooseLanguage,
  editorLanguages,
  useEditorLanguage,
  type EditorLanguage,
} from '../words/editor-language.ts';
import { words } from '../words/words.ts';
import { RadioRow } from './RadioRow.tsx';

const languages: EditorLanguage[] = ['en', 'sw'];

/** The language of the editor itself, whatever that of the site is. */
export function LanguageChoice() {
  const language = useEditorLanguage();
  return (
    <RadioRow
      className="tabs"
      legend={words.pages.language}
      name="language"
      options={languages}
      chosen={language}
      choose={(one) => void chooseLanguage(one)}
    >
      {(one) => <span lang={one}>{editorLanguages[one]}</span>}
    </RadioRow>
  );
}
