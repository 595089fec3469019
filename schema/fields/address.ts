import { z } from 'zod';
import { type Explanation, say } from '../../src/messages/index.ts';
import { explainText } from './explain-text.ts';
import type { FieldText } from './field.ts';
import { refusing } from './refusal.ts';
import { checkSiteAddress, checkWebAddress } from './web-address.ts';
import { sample, shown, type Wrong } from './wrong.ts';

/** The full address of a website. It must use https, so that what is sent cannot be read or changed on the way. */
export const url = (field: FieldText) =>
  z
    .string()
    .trim()
    .max(2000)
    .check(z.url({ protocol: /^https$/ }))
    .superRefine(refusing(checkWebAddress))
    .meta({ kind: 'url', example: 'https://place.example', ...field });

/** The address of the site itself: its host, or a folder there. */
export const siteAddress = (field: FieldText) =>
  url(field)
    .superRefine(refusing(checkSiteAddress))
    .meta({ kind: 'url', ...field });

/** An e-mail address. */
export const email = (field: FieldText) =>
  z
    .string()
    .trim()
    .max(120)
    .check(z.email())
    .meta({ kind: 'email', example: 'office@place.example', ...field });

const numberForm = /^\+?\d[\d ()/-]{5,20}\d$/;

/** A number that can be called inside its country only: 112, 999, *144#. */
export const isInsideOnly = (text: string): boolean =>
  /^(?:\d{3,6}|[*#][\d*#]{1,20}[\d#])$/.test(text);

const countOf = (number: string): number => number.replaceAll(/\D/g, '').length;

/**
 * The first of two numbers in one text: 020 123456/7, 0712 345 678 / 0733 111 222. A slash after a short code of an area
 * stands within one number: 030/123456.
 */
function firstOfTwo(text: string): string | null {
  const [first = '', second, ...others] = text.split(/[/;,]| or /).map((one) => one.trim());
  const areNumbers = [first, second ?? '', ...others].every((one) => /^\+?[\d ()-]+$/.test(one));
  if (second === undefined || !areNumbers) return null;
  return countOf(second) <= 3 || countOf(first) >= 6 ? first : null;
}

const isTelephone = (text: string): boolean =>
  isInsideOnly(text) || (numberForm.test(text) && firstOfTwo(text) === null);

/** A telephone number, with spaces between its digits. */
export const telephone = (field: FieldText) =>
  z
    .string()
    .trim()
    .refine(isTelephone)
    .meta({ kind: 'telephone', example: '+254 700 000 000', ...field });

const isWebAddress = (text: string) => URL.canParse(text) && /^https:\/\/[^/]+\./.test(text);

/** Explains a value that is not a web address. */
export const explainUrl = explainText(explainIncomplete);

const videoFile = /\.(?:mp4|m4v|mov|webm|ogv|avi|mkv|3gp)$/i;

/** Explains a value that is not the address of something to embed: often it is a file of one's own. */
export const explainEmbed = explainText((words, wrong) =>
  videoFile.test(words)
    ? {
        code: 'not-a-web-address',
        message: [...say('web-video', { value: shown(wrong.raw) }), ...say('web-videoHosts')],
        help: [...say('web-videoFirst'), ...say('web-videoAddress')],
        example: sample(wrong),
      }
    : explainIncomplete(words, wrong),
);

function explainIncomplete(words: string, wrong: Wrong): Explanation {
  const secure = words.replace(/^http:/i, 'https:');
  if (secure !== words && isWebAddress(secure)) {
    return {
      code: 'unencrypted-address',
      message: say('web-http'),
      help: [...say('web-https'), ...say('web-askOwner')],
      example: wrong.line(secure),
    };
  }
  const whole = `https://${words.replace(/^(\w+:)?\/*/, '').replaceAll(/\s/g, '')}`;
  return {
    code: 'not-a-web-address',
    message: say('web-not', { value: shown(wrong.raw) }),
    help: say('web-full'),
    example: isWebAddress(whole) ? wrong.line(whole) : sample(wrong),
  };
}

/** Explains a value that is not an e-mail address. */
export const explainEmail = explainText((words, wrong) => {
  const bare = words.replaceAll(/\s/g, '').replace(/^mailto:/i, '');
  return {
    code: 'not-an-email',
    message: say('web-email', { value: shown(wrong.raw) }),
    help: say('web-emailHow'),
    example: z.email().safeParse(bare).success ? wrong.line(bare) : sample(wrong),
  };
});

const curlyQuotes = /^[“”„‟‘’‚‛«»「『]+|(?<![“”„‟‘’‚‛«»」』])[“”„‟‘’‚‛«»」』]+$/g;

/** Explains a value that is not a telephone number. */
export const explainTelephone = explainText((words, { raw, line, lineAsTyped }) => {
  const code = 'not-a-telephone-number';
  const bare = words.replaceAll(curlyQuotes, '').trim();
  if (bare !== words && isTelephone(bare)) {
    return {
      code,
      message: say('web-phoneCurly', { value: bare }),
      help: say('web-phoneCurlyHow'),
      example: lineAsTyped(`"${bare}"`),
      replaceWith: { typed: `"${bare}"` },
    };
  }
  const first = firstOfTwo(words);
  if (first !== null) {
    return {
      code,
      message: say('web-phoneTwo', { value: shown(raw) }),
      help: say('web-phoneTwoHow'),
      ...(isTelephone(first) ? { example: line(first) } : {}),
    };
  }
  const [, number = ''] = /^(.*\d)[\s,;]*(?:ext(?:ension)?|x|#)\.?\s*\d+$/i.exec(words) ?? [];
  if (isTelephone(number)) {
    return {
      code,
      message: say('web-phoneExtension', { value: shown(raw) }),
      help: say('web-phoneExtensionHow'),
      example: line(number),
    };
  }
  const spaced = words.replaceAll(/[.\u2010-\u2015\u00A0\u202F]/g, ' ');
  return {
    code,
    message: say('web-phone', { value: shown(raw) }),
    help: say('web-phoneHow', { example: '"+254 700 000 000"' }),
    ...(isTelephone(spaced) ? { example: line(spaced), replaceWith: { text: spaced } } : {}),
  };
});
