import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { countClassNames, readableClassNames } from './src/build/class-names.ts';
import { stylesheetsPlugin } from './src/build/stylesheets-plugin.ts';
import { currentBlocksFolder, rulesFolderOf } from './src/site-blocks/find-site-blocks.ts';
import { siteBlocksPlugin } from './src/site-blocks/site-blocks-plugin.ts';
import { siteRulesPlugin } from './src/site-blocks/site-rules-plugin.ts';

/** The blocks of the site that a command works on. */
const blocksFolder = currentBlocksFolder();

export default defineConfig({
  plugins: [
    // A site's tsconfig.json names the engine instead, by which its types are found.
    react({ jsxImportSource: 'react' }),
    siteBlocksPlugin(blocksFolder),
    siteRulesPlugin(rulesFolderOf(blocksFolder)),
    stylesheetsPlugin(blocksFolder),
  ],
  // The build renders blocks and the browser hydrates them from two bundles: class names must be the same in both.
  css: {
    modules: {
      generateScopedName:
        process.env['NODE_ENV'] === 'production'
          ? countClassNames(`${import.meta.dirname}/src`, blocksFolder)
          : readableClassNames(blocksFolder),
    },
  },
  // On a busy machine the bundler would report its timings at length.
  build: {
    // The browsers that README names: these run the scripts, older ones show the pages without.
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
