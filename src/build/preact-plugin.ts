import path from 'node:path';
import type { Plugin } from 'vite';
import { engineRoot } from '../roots.ts';

/** What stands for React in the scripts of visitors. */
const replacements: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/** Where packages are looked for: the blocks of a site are in a folder of their own, with no packages of the engine. */
const ofEngine = path.join(engineRoot, 'package.json');

/**
 * Has islands hydrated by Preact, whose compat layer is a tenth of React's DOM renderer. The build and the editor render
 * the same components with React.
 */
export const preactPlugin: Plugin = {
  name: 'preact-for-visitors',
  enforce: 'pre',
  resolveId(source, _importer, options) {
    const replacement = replacements[source];
    return replacement === undefined ? undefined : this.resolve(replacement, ofEngine, options);
  },
};
