import type { SiteSettings } from '../../schema/site.ts';
import { mapTexts, someText } from './map-texts.ts';

/** The names that any text may have in double braces, and what each is replaced with. */
const substitutions = {
  'site.name': ({ name }: SiteSettings) => name,
} satisfies Record<string, (settings: SiteSettings) => string>;

type SubstitutionName = keyof typeof substitutions;

const isKnown = (name: string): name is SubstitutionName => Object.hasOwn(substitutions, name);

/** The names that may be in double braces. */
export const substitutionNames: readonly string[] = Object.keys(substitutions);

/** How a name is written in a text. */
export const inBraces = (name: string): string => `{{${name}}}`;

const braces = /\{\{([^{}\n]*)\}\}|\{\{/g;

/** Something in double braces: as it is written, and its name; no name where the braces are not closed. */
export type FoundSubstitution = { written: string; name: string | null };

/** Whether a text may have a name in double braces. */
export const mayHaveSubstitution = (text: string): boolean => text.includes('{{');

/** The names in double braces in a text, in order. */
export const substitutionsIn = (text: string): FoundSubstitution[] =>
  mayHaveSubstitution(text)
    ? Array.from(text.matchAll(braces), ([written, name]) => ({
        written,
        name: name?.trim() ?? null,
      }))
    : [];

/** Words as Markdown that shows exactly these words: every character that may have a meaning there is escaped. */
const asMarkdown = (words: string): string => words.replaceAll(/[!-&(-+\-./:-@[-`{-~]/g, '\\$&');

/** Checked values without a name in braces: the editor builds the tree again for every key, of the same pages. */
const plain = new WeakSet();

/** Replaces every known name in double braces with what the settings say. */
export function substitute<T>(value: T, settings: SiteSettings): T {
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
      if (!isKnown(name)) return written;
      const words = substitutions[name](settings);
      return form === 'markdown' ? asMarkdown(words) : words;
    });
  });
}
