/** The server's address of the editors' guide in English, under `npm start`. */
export const devGuide = '/@edit/guide';

/** The guide in the language of the editor: each but English has a document of its own. */
export const guideIn = (guide: string, language: string): string =>
  language === 'en' ? guide : `${guide}-${language}`;
