import type { Plugin } from 'vite';

/** What stands for React in the scripts of visitors. */
const replacements: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/**
 * Has islands hydrated by Preact, whose compat layer is a tenth of React's DOM renderer. The build and the editor render
 * the same components with React.
 */
export const preactPlugin: Plugin = {
  name: 'preact-for-visitors',
  enforce: 'pre',
  resolveId(source, importer, options) {
    const replacement = replacements[source];
    return replacement === undefined ? undefined : this.resolve(replacement, importer, options);
  },
};
