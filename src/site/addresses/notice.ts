/** The address of a language's urgent notice, the same for all versions of a page. */
export const noticeAddress = (language: string): string => `/notice-${language}.json`;

/** What is fetched: the notice as HTML and its stylesheet; both are empty if there is no notice. */
export type NoticeFile = { html: string; styles: string };

/** Identifies a notice: another text is another notice. */
export function noticeId(words: string): string {
  let hash = 5381;
  for (const character of words) hash = (hash * 33 + (character.codePointAt(0) ?? 0)) % 0x7fffffff;
  return hash.toString(36);
}

/** Selects the notice that a visitor sees: it is on its days, and was not dismissed. */
export const shownNotice = 'html:not([data-notice-away]) [data-notice-id]:not([hidden] *)';

/** The session-storage key of the notice that was dismissed. */
export const awayKey = 'notice-away';

/** The session-storage key of the notice that was announced. */
export const announcedKey = 'notice-announced';
