import type { CountryCode } from 'libphonenumber-js/min';
import { type Explanation, say } from '../../messages/index.ts';
import { telephoneHref } from '../addresses/links.ts';
import type { SiteTree } from '../site-tree.ts';

type Library = typeof import('libphonenumber-js/min');

/** The rules of telephone numbers of all countries: large, so the editor loads them after its first check. */
let library: Library | null = null;

/** Loads the rules by which `checkTelephone` tells numbers that cannot be called. */
export async function loadTelephoneRules(): Promise<void> {
  library ??= await import('libphonenumber-js/min');
}

/** Whether they are loaded. */
export const hasTelephoneRules = (): boolean => library !== null;

/** The country of a site: that of its international numbers, or else the region of its language; null if unknown. */
export function countryOf({
  contacts,
  language,
}: Pick<SiteTree['settings'], 'contacts' | 'language'>): CountryCode | null {
  const numbers = Object.values(contacts).flatMap(({ phone, whatsapp }) => [phone, whatsapp]);
  const countries = new Set(
    numbers.flatMap((number) =>
      number?.startsWith('+') ? (library?.parsePhoneNumberFromString(number)?.country ?? []) : [],
    ),
  );
  const [country, ...others] = countries;
  if (country !== undefined && others.length === 0) return country;
  const { region } = new Intl.Locale(language);
  return region !== undefined && library?.isSupportedCountry(region) === true ? region : null;
}

type Named = { kind: 'phone' | 'whatsapp'; number: string; country: CountryCode | null };

/**
 * Why a link to a number would lead elsewhere, or nowhere; null if it leads to the number, or the rules are not loaded. A
 * number without a country can be called inside it, and so can numbers that no other country reaches: 112, *144#.
 */
export function explainTelephoneLink({ kind, number, country }: Named): Explanation | null {
  if (!library) return null;
  const international = number.startsWith('+') ? number : number.replace(/^00/, '+');
  if (international.startsWith('+')) {
    const read = library.parsePhoneNumberFromString(international);
    // Leading zeros belong to the number in some countries, and in others to calls inside the country only.
    const dialled = telephoneHref(kind === 'phone' ? international : number);
    const isSame = read !== undefined && `tel:${read.number}` === dialled;
    if (isSame && read.isPossible()) return null;
    return wrongNumber({ kind, number }, read?.isPossible() ? read.formatInternational() : null);
  }
  const inside = country === null ? undefined : library.parsePhoneNumberFromString(number, country);
  const right = inside?.isValid() ? inside.formatInternational() : null;
  const digits = number.replaceAll(/\D/g, '');
  // The country code without its plus sign.
  const isWhole = inside !== undefined && inside.number === `+${digits}`;
  if (kind === 'whatsapp') return isWhole ? null : wrongNumber({ kind, number }, right);
  return isWhole && !digits.startsWith('0') ? wrongNumber({ kind, number }, right) : null;
}

function wrongNumber({ kind, number }: Omit<Named, 'country'>, right: string | null): Explanation {
  return {
    code: 'number-not-callable',
    message: say(kind === 'whatsapp' ? 'contact-whatsapp' : 'contact-call', {
      quoted: `"${number}"`,
    }),
    help: say(right === null ? 'contact-callHow' : 'contact-callHowZero'),
    example: `${kind}: "${right ?? '+… …'}"`,
    ...(right === null ? {} : { replaceWith: { text: right }, suggestions: [right] }),
  };
}
