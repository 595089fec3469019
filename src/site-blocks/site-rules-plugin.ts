import path from 'node:path';
import type { Plugin } from 'vite';
import { listRuleFiles } from './find-site-blocks.ts';
import { unreadableRule } from './unreadable-file.ts';

const source = 'virtual:site-rules';

/** Provides the files in the folder of a site's own rules to the engine (schema/site-rules.ts). */
export function siteRulesPlugin(folder: string): Plugin {
  let root = '';
  return {
    name: 'site-rules',
    enforce: 'pre',
    configResolved: (config) => {
      ({ root } = config);
    },
    resolveId: (id) => (id === source ? `\0${source}` : undefined),
    async load(id) {
      if (id !== `\0${source}`) return undefined;
      // As with blocks, only commands tell what is wrong with a file: the editor gets those that can be used.
      const isGuarded = this.environment.config.consumer === 'server';
      const imports: string[] = [];
      const entries: string[] = [];
      for (const [index, { name, file }] of listRuleFiles(folder).entries()) {
        const unreadable = await unreadableRule(file, root);
        if (unreadable && !isGuarded) continue;
        const from = JSON.stringify(file.split(path.sep).join('/'));
        if (!isGuarded) imports.push(`import * as rule${index} from ${from};`);
        const guarded = unreadable
          ? JSON.stringify({ unreadable })
          : `await import(${from}).then((module) => ({ module }), (error) => ({ error }))`;
        const value = isGuarded ? guarded : `{ module: rule${index} }`;
        entries.push(`[${JSON.stringify(name)}, ${value}],`);
      }
      return `${imports.join('\n')}\nexport const siteRuleFiles = [\n${entries.join('\n')}\n];`;
    },
    configureServer({ watcher }) {
      watcher.add(folder);
    },
    hotUpdate({ file, modules }) {
      if (path.relative(folder, file).startsWith('..')) return undefined;
      return [
        ...modules,
        ...[this.environment.moduleGraph.getModuleById(`\0${source}`) ?? []].flat(),
      ];
    },
  };
}
