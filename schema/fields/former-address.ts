import { z } from 'zod';
import { explainText } from './explain-text.ts';
import type { FieldText } from './field.ts';
import { shown } from './wrong.ts';

/** Letters and digits of any language, and the marks that need no code in an address. */
const steps = /^\/(?:[\p{L}\p{N}_~-][\p{L}\p{M}\p{N}._~-]*(?:\/|$))*$/u;

/** An address that a page had before, such as `/prices` or, on a site before this one, `/prices.html`. */
export const formerAddress = (field: FieldText) =>
  z
    .string()
    .trim()
    .max(200)
    .regex(steps)
    .meta({ kind: 'former-address', example: '/former-name', ...field });

/** Explains a value that cannot have been the address of a page here. */
export const explainFormerAddress = explainText((words, wrong) => {
  const address = likelyAddress(words);
  return {
    code: 'not-a-former-address',
    message: `${shown(wrong.raw)} is not what follows the host in an address.`,
    help: 'Write the address that the page had, beginning with a slash, and leave out the host and what follows ? or #.',
    example: address === null ? wrong.line('/former-name') : wrong.line(address),
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
