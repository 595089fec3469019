import { nameOfLanguage } from '../../site/language/editions.ts';
import { chooseLanguage, useEditorLanguage } from '../words/editor-language.ts';
import { editorLanguages } from '../words/words.ts';
import { useWords } from '../words/use-words.ts';
import { RadioRow } from '../ui/RadioRow.tsx';

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
