import { directionOf } from '../site/language/direction.ts';

/** The attributes of an element whose words are in another language than those around it; none where they are not. */
export const inLanguage = (language: string | undefined): { lang?: string; dir?: 'ltr' | 'rtl' } =>
  language === undefined ? {} : { lang: language, dir: directionOf(language) };
