import { childOf, valueAt } from '../../../schema/value-at.ts';
import { isValueObject } from '../../content/index.ts';
import { addressKey, addressOfFile } from '../../site/index.ts';
import type { Session } from '../session/index.ts';
import { languageOf, languageOfFile } from './site-language.ts';
import { pageFileLike, pageFiles } from './site-offers.tsx';
import { valueOf } from './value-of.ts';

/** The languages of the site, its main language first. */
export function languagesOfSite(session: Session): string[] {
  const main = languageOf(session);
  const others = valueAt(valueOf(session, 'site.yaml'), ['translations']);
  return [
    main,
    ...(isValueObject(others) ? Object.keys(others) : []).filter((one) => one !== main),
  ];
}

/** The page that a page translates; itself if it is an original. */
export function originalOf(session: Session, file: string): string {
  const address = childOf(valueOf(session, file), 'translationOf');
  const original = typeof address === 'string' ? pageFileLike(session, address) : undefined;
  return original ?? file;
}

/** The file in which an original is translated into a language; null if there is none. */
export function translationIn(session: Session, original: string, language: string): string | null {
  const key = addressKey(addressOfFile(original));
  const found = pageFiles(session).find((file) => {
    const address = childOf(valueOf(session, file), 'translationOf');
    return (
      typeof address === 'string' &&
      addressKey(address) === key &&
      languageOfFile(session, file) === language
    );
  });
  return found ?? null;
}
