import type { TextPart } from '../../../schema/fields/text.ts';
import { type Explanation, say } from '../../messages/index.ts';
import { linksWithWords } from './markdown.ts';

/** What people write in place of what a link leads to, in the languages that the editor speaks. */
const sayNothing = new Set([
  'click',
  'click here',
  'details',
  'follow this link',
  'here',
  'learn more',
  'link',
  'more',
  'more here',
  'more information',
  'read more',
  'see here',
  'see more',
  'this',
  'this link',
  'this page',
  'bofya hapa',
  'bonyeza hapa',
  'hapa',
  'kiungo',
  'kiungo hiki',
  'maelezo zaidi',
  'soma zaidi',
  'ukurasa huu',
  'zaidi',
]);

/** A link of a text whose words do not say where it leads. */
export type EmptyLink = { words: string; to: string };

/** The links of a text whose words do not say where they lead; who goes from link to link hears nothing else. */
export const emptyLinksOf = (text: TextPart): EmptyLink[] =>
  text.markdown.includes('](')
    ? linksWithWords(text).filter(({ words }) =>
        sayNothing.has(
          words
            .toLowerCase()
            .replaceAll(/[^\p{L}\p{N} ]/gu, '')
            .trim(),
        ),
      )
    : [];

/** Explains such a link. */
export const explainEmptyLink = ({ words, to }: EmptyLink): Explanation => ({
  code: 'link-says-nothing',
  severity: 'warning',
  message: [...say('link-saysNothing', { value: `"${words}"` }), ...say('link-hearAlone')],
  help: say('link-targetWords'),
  example: `[what the page is about](${to})`,
  within: `[${words}](`,
});
