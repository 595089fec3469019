import { availableParallelism } from 'node:os';
import { defineConfig, mergeConfig } from 'vitest/config';
import { domTests, longOnlyTests, samplingTests } from './tests/chosen-tests.ts';
import { findEngine } from './scripts/engine.mjs';
import { LongestFirst } from './tests/longest-first.ts';
import viteConfig from './vite.config.ts';

const isTesting = process.env['VITEST'] !== undefined;
const inDom = isTesting ? domTests() : [];
// Tests read the built scripts and icons, as commands do.
if (isTesting) process.env['ENGINE_BUILT'] = (await findEngine('test')).folder;

const temporaryFolder = 'tests/temporary-folder.ts';

/** By default, Vitest would leave one of two processors idle. */
const workers = Math.max(2, availableParallelism() - 1);

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      // A test that forgets its mocks or its clock must not change the next one.
      restoreMocks: true,
      unstubGlobals: true,
      unstubEnvs: true,
      sequence: { sequencer: LongestFirst },
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            globalSetup: [temporaryFolder, 'tests/project-stays.ts'],
            include: ['tests/**/*.test.{ts,tsx}'],
            exclude: ['tests/browser/**', 'tests/long/**', ...inDom],
            setupFiles: ['tests/setup.ts'],
            // Some render hundreds of blocks or encode photographs, with what other tests leave of the processor.
            testTimeout: 60_000,
            hookTimeout: 60_000,
            maxWorkers: workers,
            // Loading the schema and the renderer for each file took longer than most files.
            isolate: false,
            sequence: { groupOrder: 1 },
          },
        },
        {
          extends: true,
          test: {
            name: 'dom',
            globalSetup: [temporaryFolder],
            include: inDom,
            setupFiles: ['tests/setup.ts'],
            testTimeout: 60_000,
            hookTimeout: 60_000,
            // A new document and all modules for each file took longer than most tests (tests/setup.ts clears it), and
            // for a second worker as long as a third of them. Browser tests run beside it.
            maxWorkers: 1,
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'browser',
            // What fails twice is no accident of a busy machine; what failed once is named when all have run.
            retry: 1,
            include: ['tests/browser/**/*.test.ts'],
            exclude: isTesting ? longOnlyTests() : [],
            globalSetup: [temporaryFolder, 'tests/browser/global-setup.ts'],
            setupFiles: ['tests/browser/setup.ts'],
            // A defect should fail a test, not a busy machine.
            testTimeout: 90_000,
            hookTimeout: 180_000,
            expect: { poll: { timeout: 15_000 } },
            maxWorkers: 2,
            isolate: false,
            sequence: { groupOrder: 2 },
          },
        },
        {
          extends: true,
          test: {
            name: 'long',
            // As most drive a browser.
            retry: 1,
            include: ['tests/long/**/*.test.{ts,tsx}', ...(isTesting ? samplingTests() : [])],
            globalSetup: [temporaryFolder, 'tests/browser/global-setup.ts'],
            setupFiles: ['tests/setup.ts', 'tests/browser/setup.ts'],
            env: { LONG_TESTS: '1' },
            // Examples of blocks are rendered for the browser by the test itself, and need their styles.
            css: { include: [/\.css/], modules: { classNameStrategy: 'scoped' } },
            testTimeout: 30 * 60_000,
            hookTimeout: 5 * 60_000,
            expect: { poll: { timeout: 15_000 } },
            maxWorkers: 2,
            sequence: { groupOrder: 3 },
          },
        },
      ],
    },
  }),
);
