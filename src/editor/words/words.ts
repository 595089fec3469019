import { fillWords } from '../../locales/fill-words.ts';
import { replaceWords } from '../../locales/replace-words.ts';
import type { PluralForms } from '../../locales/words.ts';
import type { EditorWords } from './editor-words.ts';
import { languagesIn, loadTranslation, type LanguageFiles } from './language-files.ts';
import en from './languages/en/screens.json';

const screens = import.meta.glob(['./languages/*/screens.json', '!./languages/en/*'], {
  import: 'default',
});

/** The languages of the editor. */
export const editorLanguages: readonly string[] = ['en', ...languagesIn(screens)];

/** The words in the language of the editor; English until it is known, and where there is no translation. */
export const words: EditorWords = { ...en };

let spoken = 'en';

/** Whether the editor runs on the web, whatever language is chosen there. */
let isOnWeb = false;

/** Loads the words of a language, as far as they are translated. */
export async function speak(language: string, files: LanguageFiles = screens): Promise<void> {
  const translation = await loadTranslation(files, language);
  spoken = translation === undefined ? 'en' : language;
  Object.assign(words, replaceWords(en, translation));
  if (isOnWeb) adaptToWeb();
}

/** On the web some sentences are about the site's host instead of this computer. */
export function speakOnWeb(): void {
  isOnWeb = true;
  adaptToWeb();
}

function adaptToWeb(): void {
  const { saveStatus, publish, picture, web } = words;
  Object.assign(words, {
    saveStatus: { ...saveStatus, broken: web.broken },
    publish: { ...publish, away: web.hostAway },
    picture: { ...picture, refusals: { ...picture.refusals, away: web.hostAway } },
  });
}

/** Fills in the parts in braces. */
export const fill = fillWords;

/** A number with its word in the right plural form. */
export const counted = (forms: PluralForms, count: number): string =>
  fill(forms[new Intl.PluralRules(spoken).select(count)] ?? forms.other, { count });
