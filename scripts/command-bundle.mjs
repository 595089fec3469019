import { join } from 'node:path';
import { codeVersion } from './code-version.mjs';
import { CommandError } from './command-error.mjs';
import { findBundle, storeBundle } from './cached-bundle.mjs';
import { scopeStylesOnce } from './scope-styles-once.mjs';

/** Vite's "baseline-widely-available", for the styles: the scripts themselves are for Node. */
const browsers = ['chrome111', 'edge111', 'firefox114', 'safari16.4'];

/** The packages that read files of their own, load others by name or are compiled for one system. */
const externalPackages = ['chokidar', 'fontkit', 'playwright-core', 'sharp', 'subset-font', 'vite'];

/** Where the bundles are kept that a site uses. */
const folderOf = (siteRoot) => join(siteRoot, '.cache', 'scripts');

async function importVite() {
  try {
    return await import('vite');
  } catch (error) {
    if (error?.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new CommandError('The packages are not installed yet. Run: npm ci');
  }
}

/** The bundle lies in the cache of a site, where Node would not find the packages of an engine that lies elsewhere. */
const packagesOfEngine = {
  name: 'packages-of-engine',
  enforce: 'pre',
  resolveId: (source) =>
    externalPackages.includes(source)
      ? { id: import.meta.resolve(source), external: true }
      : undefined,
};

/** The script and all it imports from the engine, as one ES module; some packages stay imports. */
async function bundle({ engineRoot, siteRoot, name, mode }) {
  const vite = await importVite();
  const { output } = await vite.build({
    root: engineRoot,
    mode,
    // What is wrong is reported by the command, in its own words.
    logLevel: 'silent',
    // Node would need longer to find and read hundreds of modules of packages than for all else before a command begins.
    ssr: { noExternal: true, external: externalPackages },
    plugins: [packagesOfEngine, scopeStylesOnce(vite)],
    define: {
      // React's development build would be bundled as well.
      'process.env.NODE_ENV': JSON.stringify(mode),
      'process.env.ENGINE_ROOT': JSON.stringify(engineRoot),
    },
    build: {
      ssr: `scripts/${name}.ts`,
      write: false,
      outDir: folderOf(siteRoot),
      minify: false,
      cssTarget: browsers,
      assetsInlineLimit: 0,
      sourcemap: 'hidden',
      target: 'node20',
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const { code, map } = output.find((file) => file.type === 'chunk');
  return { code, map: map.toString() };
}

const cacheKeyOf = ({ siteRoot, name, mode, version }) => ({
  folder: folderOf(siteRoot),
  name: `${name}-${mode}`,
  version,
});

/** The bundle of scripts/NAME.ts that is kept for a version of the code, if there is one. */
export const findCommand = (command) => findBundle(cacheKeyOf(command));

/** Bundles scripts/NAME.ts for a version of the code, and keeps the bundle while the disk has that version. */
export const bundleCommand = (command) =>
  storeBundle({
    ...cacheKeyOf(command),
    bundle: () => bundle(command),
    isStill: () => codeVersion(command.engineRoot, command.siteRoot) === command.version,
  });
