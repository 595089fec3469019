import { nameOfLanguage } from '../../site/editions.ts';
import { chooseLanguage, useEditorLanguage } from '../words/editor-language.ts';
import { editorLanguages, words } from '../words/words.ts';
import { RadioRow } from './RadioRow.tsx';

/** The language of the editor itself, whatever that of the site is. */
export function LanguageChoice() {
  const language = useEditorLanguage();
  return (
    <RadioRow
      className="tabs"
      legend={words.pages.language}
      name="language"
      options={editorLanguages}
      chosen={language}
      choose={(one) => void chooseLanguage(one)}
    >
      {(one) => <span lang={one}>{nameOfLanguage(one, editorLanguages)}</span>}
    </RadioRow>
  );
}
