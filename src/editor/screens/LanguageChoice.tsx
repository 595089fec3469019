import { nameOfLanguage } from '../../site/index.ts';
import { chooseLanguage, useEditorLanguage, editorLanguages, useWords } from '../words/index.ts';
import { RadioRow } from '../ui/index.ts';

export function LanguageChoice() {
  const words = useWords();
  const language = useEditorLanguage();
  return (
    <RadioRow
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
