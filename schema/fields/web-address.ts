import { offerNames, say } from '../../src/messages/index.ts';
import type { Refusal } from './refusal.ts';

/** Refuses an address that is not what it seems: one with a user name before its host, or with line breaks. */
export function checkWebAddress(text: string): Refusal | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (/[\s\p{Cc}]/u.test(text)) {
    return {
      code: 'unsafe-address',
      message: say('web-space'),
      help: say('web-without'),
      value: text.replaceAll(/[\s\p{Cc}]/gu, ''),
    };
  }
  if (url.username === '' && url.password === '') return null;
  url.username = '';
  url.password = '';
  return {
    code: 'unsafe-address',
    message: say('web-beforeAt', { host: url.host }),
    help: say('web-beforeAtHow'),
    value: url.href,
  };
}

/** The host of a site, with or without folders whose names need no escaping. */
const siteUrl = /^https?:\/\/[^/?#\\]+(?:\/[\w~-][\w.~-]*)*\/?$/i;

/** Refuses an address of the site with more than a host and folders. */
export function checkSiteAddress(text: string): Refusal | null {
  const unsafe = checkWebAddress(text);
  if (unsafe || !URL.canParse(text)) return unsafe;
  if (siteUrl.test(text)) return null;
  const { origin, pathname } = new URL(text);
  return {
    code: 'site-address',
    message: say('web-folderOnly'),
    help: say('web-folderOnlyHow'),
    value: siteUrl.test(origin + pathname) ? origin + pathname : origin,
  };
}

/** Whether a text is a language tag (BCP 47) that the platform takes. */
export function isLanguage(text: string): boolean {
  try {
    // Five to eight letters are valid as a tag, but there is no language of that length.
    return new Intl.Locale(text).language.length <= 3;
  } catch {
    return false;
  }
}

/** Refuses anything but a language tag. */
export function checkLanguage(text: string): Refusal | null {
  if (isLanguage(text)) return null;
  const likely = text.replaceAll('_', '-');
  const named = codeOfLanguage(text);
  return {
    code: 'not-a-language',
    message: [
      ...say('web-language', { value: `"${text}"` }),
      ...offerNames(named === undefined ? [] : [named]),
    ],
    help: say('web-languageHow'),
    ...(/^[a-z]{2,3}(-[a-z]{2})?$/i.test(likely) ? { value: likely } : {}),
    ...(named === undefined ? {} : { value: named }),
  };
}

const letters = Array.from('abcdefghijklmnopqrstuvwxyz');

/** The code of a language that is written by its name, in English or in the language itself. */
function codeOfLanguage(text: string): string | undefined {
  const lowerCase = text.trim().toLowerCase();
  const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes.find((code) => {
    const name = english.of(code);
    if (name === undefined) return false;
    const nameInItself = new Intl.DisplayNames(code, { type: 'language', fallback: 'none' }).of(
      code,
    );
    return name.toLowerCase() === lowerCase || nameInItself?.toLowerCase() === lowerCase;
  });
}
