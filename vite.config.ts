import { defineConfig } from 'vite';
import { entryImportsPlugin } from './scripts/engine/entry-imports-plugin.ts';
import { stylesheetsPlugin } from './scripts/engine/stylesheets-plugin.ts';

/** How tests run the sources. Commands run what scripts/engine/build-engine.ts builds of them. */
export default defineConfig({
  plugins: [entryImportsPlugin(import.meta.dirname), stylesheetsPlugin(import.meta.dirname)],
});
