import { nameOfLanguage } from '../../site/index.ts';
import { chooseLanguage, useEditorLanguage, editorLanguages, useWords } from '../words/index.ts';
import { RadioRow } from '../ui/index.ts';

/** The language that the editor speaks; `describedBy` is the id of a sentence about it. */
export function LanguageChoice({ describedBy }: { describedBy?: string }) {
  const words = useWords();
  const language = useEditorLanguage();
  return (
    <RadioRow
      legend={words.pages.language}
      name="language"
      {...(describedBy === undefined ? {} : { describedBy })}
      options={editorLanguages}
      chosen={language}
      choose={(one) => void chooseLanguage(one)}
    >
      {(one) => <span lang={one}>{nameOfLanguage(one, editorLanguages)}</span>}
    </RadioRow>
  );
}
