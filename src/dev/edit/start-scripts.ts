import { codeVersion, editorScripts, siteScripts } from '../../build/index.ts';
import { scriptAddress } from '../served-files.ts';

/** Starts the engine, with the site's own blocks, which it gets before its own code. */
const engineStartScript = '/@edit/engine.js';

/** The addresses of scripts, after that of the site's own code. */
const afterCodeOfSite = (script: string): string[] =>
  [siteScripts()?.editor.entry ?? [], script].flat().map(scriptAddress);

const startOfEngine = (): string =>
  afterCodeOfSite(editorScripts().entries.engine)
    .map((address) => `import '${address}';\n`)
    .join('');

/** Starts an editor, and tells it which one it is. */
const startOfEditor = (): string => {
  const start = { engine: engineStartScript, version: codeVersion() ?? '' };
  const imports = afterCodeOfSite(editorScripts().entries.editor).map(
    (address) => `await import('${address}');\n`,
  );
  return `Object.assign(document.getElementById('editor').dataset, ${JSON.stringify(start)});
${imports.join('')}`;
};

/** The scripts that start the editor and its engine under `npm start`, by address. */
export const startScripts: Readonly<Record<string, () => string>> = {
  '/@edit/editor.js': startOfEditor,
  [engineStartScript]: startOfEngine,
};
