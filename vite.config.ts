/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { countClassNames, readableClassName } from './src/build/class-names.ts';
import { stylesheetsPlugin } from './src/build/stylesheets-plugin.ts';

export default defineConfig({
  plugins: [react(), stylesheetsPlugin()],
  // The build draws blocks and the browser hydrates them from two bundles: class names must be the same in both.
  css: {
    modules: {
      generateScopedName:
        process.env['NODE_ENV'] === 'production' ? countClassNames('src') : readableClassName,
    },
  },
  // On a busy machine the bundler explains at length where its time went.
  build: {
    // The browsers that README names: these run the scripts, older ones show the pages without.
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  test: {
    // A test that forgets its mocks or its clock must not change the next one.
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/browser/**', 'tests/long/**'],
          setupFiles: ['tests/setup.ts'],
          // Some draw hundreds of blocks or encode photographs, on machines that do other things besides.
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/browser/global-setup.ts'],
          // Examples of blocks are drawn for the browser by the test itself, and need their styles.
          css: { include: [/\.css/], modules: { classNameStrategy: 'scoped' } },
          // A fault should fail a test, not a machine that is busy with something else.
          testTimeout: 90_000,
          hookTimeout: 30_000,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: ['tests/long/**/*.test.{ts,tsx}'],
          globalSetup: ['tests/browser/global-setup.ts'],
          setupFiles: ['tests/setup.ts'],
          css: { include: [/\.css/], modules: { classNameStrategy: 'scoped' } },
          testTimeout: 30 * 60_000,
          hookTimeout: 5 * 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
