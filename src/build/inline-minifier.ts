import type * as Vite from 'vite';
import { engineRequire } from '../roots.ts';
import type { BuildCache } from './build-cache.ts';

/** Makes a function that minifies inline scripts; they are almost always the same few, so Vite is rarely needed. */
export const inlineMinifier =
  ({ inlineScripts }: Pick<BuildCache, 'inlineScripts'>) =>
  (code: string): string =>
    inlineScripts.take(code, () => {
      const vite: typeof Vite = engineRequire('vite');
      return vite.minifySync('inline.js', code).code.trim();
    });
