import type { SiteSettings } from '../../../schema/site.ts';
import { mapTexts, someText } from './map-texts.ts';

/** The names that any text may have in double braces, and their values. */
const substitutions = {
  'site.name': ({ name }: SiteSettings) => name,
} satisfies Record<string, (settings: SiteSettings) => string>;

type SubstitutionName = keyof typeof substitutions;

const isSubstitution = (name: string): name is SubstitutionName =>
  Object.hasOwn(substitutions, name);

/** Those names. */
export const substitutionNames: readonly string[] = Object.keys(substitutions);

/** How a name is written in a text. */
export const inBraces = (name: string): string => `{{${name}}}`;

const braces = /\{\{([^{}\n]*)\}\}|\{\{|\{?site\.name\}\}/g;

/** Double braces in a text as written, and the name in them; null if they are not opened or not closed. */
export type FoundSubstitution = { written: string; name: string | null };

/** Whether a text may have a name in double braces. */
export const mayHaveSubstitution = (text: string): boolean =>
  text.includes('{{') || text.includes('site.name}}');

/** The names in double braces in a text, in order. */
export const substitutionsIn = (text: string): FoundSubstitution[] =>
  mayHaveSubstitution(text)
    ? Array.from(text.matchAll(braces), ([written, name]) => ({
        written,
        name: name?.trim() ?? null,
      }))
    : [];

/** Text escaped as Markdown, so that it is shown literally. */
const asMarkdown = (words: string): string => words.replaceAll(/[!-&(-+\-./:-@[-`{-~]/g, '\\$&');

/**
 * Checked values known to have no name in braces: the editor rebuilds the tree with the same pages on every keystroke.
 */
const plain = new WeakSet();

/** The value of a name that the settings do not know; null if there is none. */
type OtherValues = (name: string) => string | null;

/** Replaces every known name in double braces with its value. */
export function substitute<T>(
  value: T,
  settings: SiteSettings,
  otherValue: OtherValues = () => null,
): T {
  const isObject = typeof value === 'object' && value !== null;
  if (isObject && plain.has(value)) return value;
  if (!someText(value, mayHaveSubstitution)) {
    if (isObject) plain.add(value);
    return value;
  }
  return mapTexts(value, ({ text, form }) => {
    if (!mayHaveSubstitution(text)) return text;
    return text.replaceAll(braces, (written: string, inner: string | undefined) => {
      const name = inner?.trim() ?? '';
      const words = isSubstitution(name) ? substitutions[name](settings) : otherValue(name);
      if (words === null) return written;
      return form === 'markdown' ? asMarkdown(words) : words;
    });
  });
}
