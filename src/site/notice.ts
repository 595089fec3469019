/** Where the urgent notice of a language is fetched from, however old the page is that asks for it. */
export const noticeAddress = (language: string): string => `/notice-${language}.json`;

/** What is fetched: the notice as HTML, and the stylesheet that it needs; without a notice both are empty. */
export type NoticeFile = { html: string; styles: string };

/** By what a notice is known again: another text is another notice. */
export function noticeId(words: string): string {
  let hash = 5381;
  for (const character of words) hash = (hash * 33 + (character.codePointAt(0) ?? 0)) % 0x7fffffff;
  return hash.toString(36);
}

/** Under this name the browser keeps for the session which notice was put away. */
export const awayKey = 'notice-away';

/** And under this one which was read out. */
export const announcedKey = 'notice-announced';
