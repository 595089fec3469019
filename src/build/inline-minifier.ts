import type * as Vite from 'vite';
import { engineRequire } from '../roots.ts';
import type { BuildCache } from './build-cache.ts';

/** A template literal, which the minifier writes for every string. */
const template = /`(?:[^`\\]|\\.)*`/gs;

/**
 * Strings in the quotation marks that attributes have, too: what is repeated in a document costs next to nothing.
 * Templates with values, line breaks or quotation marks stay.
 */
const withQuotes = (code: string): string =>
  code.replaceAll(template, (text) => (/[$"\\\n]/.test(text) ? text : `"${text.slice(1, -1)}"`));

/** Makes a function that minifies inline scripts; they are almost always the same few, so Vite is rarely needed. */
export const inlineMinifier =
  ({ inlineScripts }: Pick<BuildCache, 'inlineScripts'>) =>
  (code: string): string =>
    inlineScripts.take(code, () => {
      const vite: typeof Vite = engineRequire('vite');
      return withQuotes(vite.minifySync('inline.js', code).code.trim());
    });
