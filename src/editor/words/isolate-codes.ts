import { directionOf } from '../../site/index.ts';

const [leftToRight, end] = ['\u2066', '\u2069'];

/** Addresses of pages, and numbers with a sign: a telephone number with its groups. */
const codes = /(?<![\p{L}\p{N}/:])(?:\/[\w/#?=.-]*|[+-]\d[\d ]*)(?<! )/gu;

/**
 * A text of the editor in which addresses and signed numbers keep their order. In a language from the right, `/fees`
 * would end with its slash, and `+254 700` with its plus sign (Unicode Bidirectional Algorithm, UAX 9).
 */
export const isolateCodes = (text: string, language: string): string =>
  directionOf(language) === 'ltr'
    ? text
    : text.replaceAll(codes, (code) => `${leftToRight}${code}${end}`);
