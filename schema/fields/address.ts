import { z } from 'zod';
import type { Explanation } from '../../src/diagnostics/diagnostic.ts';
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

/** A telephone number, with spaces between its digits. */
export const telephone = (field: FieldText) =>
  z
    .string()
    .trim()
    .regex(/^\+?\d[\d ()/-]{5,20}\d$/)
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
        message: `${shown(wrong.raw)} is a video file. The site shows videos of a video host, and has none itself.`,
        help: 'Put it on a video host first, such as YouTube or Vimeo, which sends it to each phone in a size that suits it. Then write the address of the video there.',
        example: sample(wrong),
      }
    : explainIncomplete(words, wrong),
);

function explainIncomplete(words: string, wrong: Wrong): Explanation {
  const secure = words.replace(/^http:/i, 'https:');
  if (secure !== words && isWebAddress(secure)) {
    return {
      code: 'unencrypted-address',
      message:
        'This address begins with http://, so others can read what is sent to it and from it.',
      help: 'Write https:// instead. If the address does not open then, ask its owner.',
      example: wrong.line(secure),
    };
  }
  const whole = `https://${words.replace(/^(\w+:)?\/*/, '').replaceAll(/\s/g, '')}`;
  return {
    code: 'not-a-web-address',
    message: `${shown(wrong.raw)} is not a complete web address.`,
    help: 'Write it in full, beginning with https://.',
    example: isWebAddress(whole) ? wrong.line(whole) : sample(wrong),
  };
}

/** Explains a value that is not an e-mail address. */
export const explainEmail = explainText((words, wrong) => {
  const bare = words.replaceAll(/\s/g, '').replace(/^mailto:/i, '');
  return {
    code: 'not-an-email',
    message: `${shown(wrong.raw)} is not an e-mail address.`,
    help: 'Write the name, @ and the host, without spaces.',
    example: z.email().safeParse(bare).success ? wrong.line(bare) : sample(wrong),
  };
});

/** Explains a value that is not a telephone number. */
export const explainTelephone = explainText((_, wrong) => ({
  code: 'not-a-telephone-number',
  message: `${shown(wrong.raw)} is not a telephone number.`,
  help: 'Write the country code and the number in digits, in quotes, such as "+254 700 000 000".',
}));
