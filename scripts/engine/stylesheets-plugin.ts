import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, type Plugin } from 'vite';
import { createOriginFinder, entryOf } from '../../src/build/site-blocks/entry-origins.ts';
import { runtimeImports } from '../../src/build/site-blocks/runtime-imports.ts';
import { stylesheetsModule } from '../../src/build/site-blocks/stylesheets-module.ts';

const moduleName = 'virtual:stylesheets';
const moduleId = `\0${moduleName}`;

/** The component files of the engine, by folder; blocks of a site use the last folder too. */
const folders = ['src/layout', 'src/blocks'];

/**
 * Provides `virtual:stylesheets`: which stylesheets every component needs, directly or through other components, with
 * their text and class names. So a block's styles come with its component and are not listed anywhere, and HTML, styles
 * and browser scripts share their class names.
 */
export const stylesheetsPlugin = (root: string): Plugin => ({
  name: 'stylesheets',
  resolveId: (source) => (source === moduleName ? moduleId : undefined),
  load(id) {
    if (id !== moduleId) return undefined;
    const originsOf = createOriginFinder(root, parseSync);
    return stylesheetsModule(
      folders.flatMap((folder) => componentsIn(root, folder)),
      {
        importsOf: (file) => importsOf(root, file, originsOf),
        sourceOf: (file) => `/${file}`,
      },
    );
  },
});

const componentsIn = (root: string, folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
    .toSorted();

function importsOf(
  root: string,
  file: string,
  originsOf: ReturnType<typeof createOriginFinder>,
): string[] {
  const { module } = parseSync(file, readFileSync(path.join(root, file), 'utf8'));
  return runtimeImports(module).flatMap(({ source, names }) => {
    const entry = entryOf(file, source);
    if (entry === undefined)
      return source.startsWith('.') ? [path.posix.join(path.posix.dirname(file), source)] : [];
    // An import of a name brings the styles of its component alone.
    return names.flatMap((name) => originsOf(entry)[name ?? '']?.file ?? []);
  });
}
