import { z } from 'zod';
import { say } from '../../src/messages/index.ts';
import { explainText } from './explain-text.ts';
import type { FieldText } from './field.ts';
import { shown } from './wrong.ts';

/** Letters and digits of any language, and the characters that need no escaping in an address. */
const steps = /^\/(?:[\p{L}\p{N}_~-][\p{L}\p{M}\p{N}._~-]*(?:\/|$))*$/u;

/** An address that a page had before, such as `/prices`, or `/prices.html` on an earlier site. */
export const formerAddress = (field: FieldText) =>
  z
    .string()
    .trim()
    .max(200)
    .regex(steps)
    .meta({ kind: 'former-address', example: '/former-name', ...field });

/** Explains a value that cannot have been the address of a page. */
export const explainFormerAddress = explainText((words, wrong) => {
  const address = likelyAddress(words);
  return {
    code: 'not-a-former-address',
    message: say('former-not', { value: shown(wrong.raw) }),
    help: say('former-how'),
    ...(address === null ? {} : { example: wrong.line(address) }),
  };
});

function likelyAddress(words: string): string | null {
  const path = words
    .replace(/^(?:https?:)?\/\/[^/]*/i, '')
    .split(/[?#]/, 1)
    .join('')
    .replaceAll(/\s+/g, '-');
  const address = `/${path.replace(/^\/+/, '')}`;
  return steps.test(address) ? address : null;
}
