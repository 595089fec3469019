import type { Refusal } from './refusal.ts';

/** Refuses a whole address that is not what it seems to be: one with a name before its host, or in several lines. */
export function checkWebAddress(text: string): Refusal | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (/[\s\p{Cc}]/u.test(text)) {
    return {
      code: 'unsafe-address',
      message: 'There is a space or a new line in this address.',
      help: 'Write the address without it.',
      value: text.replaceAll(/[\s\p{Cc}]/gu, ''),
    };
  }
  if (url.username === '' && url.password === '') return null;
  url.username = '';
  url.password = '';
  return {
    code: 'unsafe-address',
    message: `What comes before the @ is not part of the address: it leads to ${url.host}.`,
    help: 'Leave out everything between https:// and the @.',
    value: url.href,
  };
}

/** The host of a site, and folders of it whose names are the same in every address. */
const placeOfSite = /^https?:\/\/[^/?#\\]+(?:\/[\w~-][\w.~-]*)*\/?$/i;

/** Refuses an address of the site that is more than its host and a folder there. */
export function checkSiteAddress(text: string): Refusal | null {
  const unsafe = checkWebAddress(text);
  if (unsafe || !URL.canParse(text)) return unsafe;
  if (placeOfSite.test(text)) return null;
  const { origin, pathname } = new URL(text);
  return {
    code: 'site-address',
    message:
      'In the address of the site only a folder may follow the host: pages are put right behind it.',
    help: 'Leave out what follows.',
    value: placeOfSite.test(origin + pathname) ? origin + pathname : origin,
  };
}

/** Refuses what is not the name of a language as browsers know it (BCP 47). */
export function checkLanguage(text: string): Refusal | null {
  try {
    // A word of five letters or more has the form of a language, though there is none of that length.
    if (new Intl.Locale(text).language.length <= 3) return null;
  } catch {
    // Not even the form of one.
  }
  const likely = text.replaceAll('_', '-');
  return {
    code: 'not-a-language',
    message: `"${text}" is not the name of a language.`,
    help: 'Write its short name: en for English, en-KE for English in Kenya, sw for Swahili.',
    value: /^[a-z]{2,3}(-[a-z]{2})?$/i.test(likely) ? likely : 'en',
  };
}
