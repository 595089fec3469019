import { readFile } from 'node:fs/promises';

/** The ends of the two modules that come of x.module.css: its text, which Vite goes on with, and its class names. */
const text = '.css?scoped&inline';
const names = '.module-css.json';

/** The stylesheet that a module is made from. */
const sourceOf = (id) => `${id.slice(0, -(id.endsWith(text) ? text : names).length)}.module.css`;

/**
 * Gives the classes of each CSS module their names once. Commands import every stylesheet twice, as class names and as
 * text, and Vite would do all of it for both, which is a fifth of bundling a command.
 */
export function scopeStylesOnce({ preprocessCSS }) {
  const results = new Map();
  let config;
  const make = async (file) => preprocessCSS(await readFile(file, 'utf8'), file, config);
  const makeOnce = (file) => {
    if (!results.has(file)) results.set(file, make(file));
    return results.get(file);
  };
  return {
    name: 'scope-styles-once',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: {
      filter: { id: /\.module\.css(?:\?inline)?$/ },
      async handler(source, importer) {
        const found = await this.resolve(source, importer, { skipSelf: true });
        return found?.id.replace(/\.module\.css\?inline$/, text).replace(/\.module\.css$/, names);
      },
    },
    load: {
      filter: { id: /\.css\?scoped&inline$|\.module-css\.json$/ },
      async handler(id) {
        const { code, modules } = await makeOnce(sourceOf(id));
        return id.endsWith(text)
          ? code
          : { code: JSON.stringify(modules ?? {}), moduleType: 'json' };
      },
    },
  };
}
