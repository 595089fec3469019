import type { EditorWords } from './editor-words.ts';
import { en } from './en.ts';

/** The words in the language of the editor; English until it is known, and if there is no translation. */
export const words: EditorWords = { ...en };

/** Whether the editor runs on the web, whatever language is chosen there. */
let isOnWeb = false;

/** Loads the words of a language, if available: sw-KE is Kiswahili. */
export async function speak(language: string): Promise<void> {
  const isKiswahili = /^sw\b/i.test(language);
  Object.assign(words, isKiswahili ? (await import('./sw.ts')).sw : en);
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
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** Plural forms. */
export const counted = (forms: { one: string; other: string }, count: number): string =>
  fill(count === 1 ? forms.one : forms.other, { count });
