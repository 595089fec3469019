import { messageLimit } from '../../../schema/page.ts';
import type { DatedLine, PageEssentials } from './page-essentials.ts';
import type { PageAlone } from '../site-tree.ts';

/** Characters that would make an SMS twice as long, or that phones show differently, and what replaces them. */
const plainForms: readonly (readonly [RegExp, string])[] = [
  [/[\u00A0\u2000-\u200A\u202F]/gu, ' '],
  [/[\u200B-\u200F\u2028-\u202E\u2066-\u2069\u00AD]/gu, ''],
  [/[‘’‚′]/gu, "'"],
  [/[“”„″]/gu, '"'],
  [/[‐-―−]/gu, '-'],
  [/…/gu, '...'],
];

/** A text with the plainest forms of its characters, as an SMS should have it. */
export const plainCharacters = (text: string): string =>
  plainForms.reduce((plain, [form, replacement]) => plain.replaceAll(form, replacement), text);

/** A text without the signs that end it. */
const withoutStop = (text: string): string => {
  const trimmed = text.trim();
  let end = trimmed.length;
  while ('.;:,'.includes(trimmed.charAt(end - 1)) && end > 0) end -= 1;
  return trimmed.slice(0, end);
};

/** A text as a sentence before another one: with a full stop, unless it ends with a sign of its own script. */
export const asSentence = (text: string): string => {
  const trimmed = text.trim();
  return /[.!?…。！？।۔؟።]["'”’»)\]]*$/u.test(trimmed) ? trimmed : `${trimmed}.`;
};

const sentence = (parts: readonly string[]): string =>
  parts.length === 0 ? '' : ` ${parts.map(withoutStop).join('; ')}.`;

/** Whom to call, or else to write to; empty if there is nobody. */
function callerOf(contacts: PageEssentials['contacts']): string[] {
  const numbers = contacts.flatMap(({ phone }) => phone ?? []);
  return [...numbers, ...contacts.flatMap(({ email }) => email ?? [])].slice(0, 1);
}

/** The message with which a single date is sent on: what is when, who says so and whom to call. */
export function dateMessageOf(
  { name, when }: DatedLine,
  { contacts, siteName }: Pick<MessageParts, 'contacts' | 'siteName'>,
): string {
  const signature = [siteName, ...callerOf(contacts)].join(', ');
  return plainCharacters(`${withoutStop(name)}: ${withoutStop(when)}. ${signature}`);
}

type MessageParts = Pick<PageEssentials, 'facts' | 'ahead' | 'contacts' | 'checked'> & {
  /** The name of the site in the language of the page. */
  siteName: string;
};

/**
 * The message with which a page is sent on: its own one, or what decides on it, when somebody last looked whether that is
 * still right, and whom to call, in at most 300 characters. What does not fit is left out, the least important first.
 */
export function messageOf({ document, isHome }: PageAlone, parts: MessageParts): string {
  const { description = '', message } = document;
  if (message !== undefined) return plainCharacters(message);
  const { facts, ahead, contacts, checked, siteName } = parts;
  const title = isHome ? siteName : document.title;
  const signature = [title.includes(siteName) ? [] : siteName, callerOf(contacts)]
    .flat()
    .join(', ');
  const dates = ahead.map(({ name, when }) => `${name}: ${when}`);
  const compose = (
    chosen: readonly string[],
    chosenDates: readonly string[],
    { text = '', assurance = [] }: { text?: string; assurance?: readonly string[] } = {},
  ) =>
    plainCharacters(
      [
        text.startsWith(title)
          ? ''
          : `${withoutStop(title)}${chosen.length + chosenDates.length > 0 || text !== '' ? ':' : '.'}`,
        sentence(chosen),
        sentence(chosenDates),
        text === '' ? '' : ` ${asSentence(text)}`,
        sentence(assurance),
        signature === '' ? '' : ` ${signature}`,
      ]
        .join('')
        .trim(),
    );
  for (let factCount = facts.length; factCount > 0 || dates.length > 0; factCount -= 1) {
    for (let dateCount = dates.length; dateCount >= 0; dateCount -= 1) {
      if (factCount + dateCount === 0) break;
      for (const assurance of checked === undefined ? [[]] : [[checked], []]) {
        const composed = compose(facts.slice(0, factCount), dates.slice(0, dateCount), {
          assurance,
        });
        if (composed.length <= messageLimit) return composed;
      }
    }
    if (factCount === 0) break;
  }
  const room = messageLimit - compose([], [], { text: '-' }).length + 1;
  return compose([], [], { text: shortened(plainCharacters(description), room) });
}

/** A text of at most `room` characters, which ends with a whole word. */
function shortened(text: string, room: number): string {
  if (text.length <= room) return text;
  const cut = text.slice(0, Math.max(0, room - 3));
  return `${withoutStop(cut.slice(0, Math.max(0, cut.lastIndexOf(' '))))}...`;
}
