import { directionOf } from '../../site/index.ts';

/** The attributes of an element in another language than its surroundings; none if `language` is undefined. */
export const inLanguage = (language: string | undefined): { lang?: string; dir?: 'ltr' | 'rtl' } =>
  language === undefined ? {} : { lang: language, dir: directionOf(language) };
