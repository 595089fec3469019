import { readFile } from 'node:fs/promises';
import type * as Vite from 'vite';

/** The ends of the two modules made of x.module.css: its text, which Vite processes further, and its class names. */
const text = '.css?scoped&inline';
const names = '.module-css.json';

const sourceOf = (id: string): string =>
  `${id.slice(0, -(id.endsWith(text) ? text : names).length)}.module.css`;

const json = (modules: Record<string, string> = {}) => ({
  code: JSON.stringify(modules),
  moduleType: 'json',
});

/**
 * Plugins that share one result per stylesheet of components: `textAndNames` for bundles that import a stylesheet both as
 * text and as class names, which Vite would compute twice; `namesOnly` for browser scripts, whose pages link their styles.
 */
export function scopeStyles({ preprocessCSS }: Pick<typeof Vite, 'preprocessCSS'>): {
  textAndNames(): Vite.Plugin;
  namesOnly(): Vite.Plugin;
} {
  const results = new Map<string, Promise<Vite.PreprocessCSSResult>>();
  const scoped = (file: string, config: Vite.ResolvedConfig) => {
    const result =
      results.get(file) ?? readFile(file, 'utf8').then((code) => preprocessCSS(code, file, config));
    results.set(file, result);
    return result;
  };
  let config: Vite.ResolvedConfig;
  const configResolved = (resolved: Vite.ResolvedConfig) => {
    config = resolved;
  };
  return {
    textAndNames: () => ({
      name: 'scoped-styles',
      enforce: 'pre',
      configResolved,
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
          const { code, modules } = await scoped(sourceOf(id), config);
          return id.endsWith(text) ? code : json(modules);
        },
      },
    }),
    namesOnly: () => ({
      name: 'class-names',
      enforce: 'pre',
      configResolved,
      resolveId: {
        filter: { id: /\.css$/ },
        async handler(source, importer) {
          const found = await this.resolve(source, importer, { skipSelf: true });
          return found?.id.replace(/\.css$/, '-css.json');
        },
      },
      load: {
        filter: { id: /-css\.json$/ },
        async handler(id) {
          const isScoped = id.endsWith(names);
          const { modules } = isScoped ? await scoped(sourceOf(id), config) : {};
          return { ...json(modules), moduleSideEffects: false };
        },
      },
    }),
  };
}
