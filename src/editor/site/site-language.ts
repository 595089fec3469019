import type { Notation } from '../../../schema/fields/notation.ts';
import { isLanguage } from '../../../schema/fields/web-address.ts';
import { siteSchema } from '../../../schema/site.ts';
import { childOf, valueAt, type Value } from '../../../schema/value-at.ts';
import type { FieldPath } from '../../messages/index.ts';
import { addressOfFile } from '../../site/index.ts';
import { isValueObject } from '../../content/index.ts';
import { valueOf } from './value-of.ts';
import type { Session } from '../session/index.ts';
import { currentLanguage } from '../words/index.ts';

/**
 * A setting of site.yaml that the platform needs, such as the language of dates; its default while it is missing or
 * invalid, because the platform would throw.
 */
export function platformSetting<Name extends 'language' | 'timeZone'>(
  settings: Value | undefined,
  name: Name,
): string {
  const cached = isValueObject(settings) ? read.get(settings) : undefined;
  const found = cached?.[name];
  if (found !== undefined) return found;
  const schema = siteSchema.shape[name];
  const parsed = schema.safeParse(valueAt(settings, [name]));
  const setting = parsed.success ? parsed.data : schema.parse(undefined);
  if (isValueObject(settings)) read.set(settings, { ...cached, [name]: setting });
  return setting;
}

/** The settings that were read before, because every field of a form asks for the language. */
const read = new WeakMap<Value & object, { language?: string; timeZone?: string }>();

/** How the site writes numbers and days; without its currency while that is invalid. */
export function notationOf(session: Session): Notation {
  const settings = valueOf(session, 'site.yaml');
  const currency = siteSchema.shape.currency.safeParse(valueAt(settings, ['currency'])).data;
  return { language: platformSetting(settings, 'language'), currency };
}

export const languageOf = (session: Session): string =>
  platformSetting(valueOf(session, 'site.yaml'), 'language');

/** The language that a page or a page above it declares, or else the site's. */
export function languageOfFile(session: Session, file: string): string {
  if (!file.startsWith('pages/')) return languageOf(session);
  const steps = addressOfFile(file).split('/').slice(1);
  for (let depth = steps.length; depth >= 0; depth -= 1) {
    const above = steps.slice(0, depth).join('/');
    for (const name of above === '' ? ['index'] : [above, `${above}/index`]) {
      const language = childOf(valueOf(session, `pages/${name}.yaml`), 'language');
      if (typeof language === 'string' && isLanguage(language)) return language;
    }
  }
  return languageOf(session);
}

/** The language declared nearest to a field: by its containers, or by the name of a translation; null if none is. */
export function declaredLanguage(root: Value, path: FieldPath): string | null {
  let [part, language]: [Value | undefined, string | null] = [root, null];
  for (const [index, step] of path.entries()) {
    part = childOf(part, step);
    if (path[index - 1] === 'translations' && typeof step === 'string' && isLanguage(step))
      language = step;
    const declared = childOf(part, 'language');
    if (typeof declared === 'string' && isLanguage(declared)) language = declared;
  }
  return language;
}

export const languageAt = (session: Session, file: string, path: FieldPath): string =>
  declaredLanguage(valueOf(session, file) ?? null, path) ?? languageOfFile(session, file);

/** The language of days in the editor's sentences: its own, with the habits of the site's country. */
export const languageOfDays = (session: Session): string => inHabitsOf(languageOf(session));

/** The editor's language, with the habits of another language's country. */
export function inHabitsOf(language: string): string {
  const { region } = new Intl.Locale(language).maximize();
  return new Intl.Locale(currentLanguage(), region === undefined ? {} : { region }).toString();
}
