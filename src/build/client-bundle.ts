import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Manifest } from 'vite';
import type { DocumentAssets } from '../render/HtmlDocument.tsx';
import type { IslandType } from '../blocks/island-types.ts';
import { hashOf } from './file-cache.ts';
import { licencesTxt, licencesAddress, readPackages, type BundledPackage } from './licences.ts';

const browserEntry = 'src/client/main.tsx';
const stylesEntry = 'src/styles.ts';
const splitStylesEntry = 'src/split-styles.ts';
const printStyles = 'src/layout/styles/print.css';
const headingFont = 'src/layout/fonts/ojuju-subset.woff2';
/** What Vite tells about a bundle; none of it is published. */
const viteFiles = '.vite';
/** Leads whoever reads a script or a stylesheet to the licences of what is in it. */
const licencesComment = `/*! Licences: ${licencesAddress} */`;

/** The scripts, styles and fonts of a built site, by their addresses. */
export type ClientBundle = {
  assets: Omit<DocumentAssets, 'favicon'>;
  /** The scripts that a page with these islands needs besides the entry. */
  modulePreloads(types: readonly IslandType[]): string[];
  /** The text of licences.txt: of every package and font in the bundle. */
  licences: string;
};

type Bundled = { manifest: Manifest; packages: BundledPackage[] };

/**
 * Bundles with Vite what the browser gets, into `folder`/assets. Styles are bundled separately from scripts: most of
 * them belong to static blocks, whose code never reaches the browser. The site's theme comes first in them.
 */
export async function bundleClient(
  root: string,
  folder: string,
  themeStyles: string,
): Promise<ClientBundle> {
  const { manifest: scripts, packages } = await bundle(root, folder, [browserEntry]);
  await rm(path.join(folder, fileOf(scripts, 'style.css')));
  const { manifest: styles } = await bundle(root, folder, [
    stylesEntry,
    splitStylesEntry,
    printStyles,
  ]);
  // The scripts of these entries are empty: only their stylesheets are wanted.
  for (const entry of [stylesEntry, splitStylesEntry]) {
    await rm(path.join(folder, fileOf(styles, entry)));
  }
  return {
    assets: {
      styles: await withTheme(folder, stylesheetOf(styles, stylesEntry), themeStyles),
      printStyles: `/${fileOf(styles, printStyles)}`,
      splitStyles: `/${stylesheetOf(styles, splitStylesEntry)}`,
      script: `/${fileOf(scripts, browserEntry)}`,
      headingFont: `/${fileOf(styles, headingFont)}`,
    },
    modulePreloads: (types) => preloadsOf(scripts, types),
    licences: await licencesTxt(root, packages, Object.keys(styles)),
  };
}

async function bundle(root: string, folder: string, entries: string[]): Promise<Bundled> {
  await build({
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      cssCodeSplit: entries.length > 1,
      manifest: true,
      license: { fileName: `${viteFiles}/licences.json` },
      assetsInlineLimit: 0,
      modulePreload: false,
      rollupOptions: {
        input: entries.map((entry) => path.join(root, entry)),
        preserveEntrySignatures: 'exports-only',
        output: { postBanner: ({ isEntry }) => (isEntry ? licencesComment : '') },
      },
    },
  });
  const viteFolder = path.join(folder, viteFiles);
  const manifest: Manifest = JSON.parse(
    await readFile(path.join(viteFolder, 'manifest.json'), 'utf8'),
  );
  const packages = readPackages(await readFile(path.join(viteFolder, 'licences.json'), 'utf8'));
  await rm(viteFolder, { recursive: true });
  return { manifest, packages };
}

function fileOf(manifest: Manifest, source: string): string {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The bundle has no ${source}.`);
  return chunk.file;
}

function stylesheetOf(manifest: Manifest, entry: string): string {
  const [stylesheet] = manifest[entry]?.css ?? [];
  if (stylesheet === undefined) throw new Error(`The bundle has no styles of ${entry}.`);
  return stylesheet;
}

/** Puts the theme's styles before the bundled ones, in a file named after what is then in it. */
async function withTheme(folder: string, bundled: string, themeStyles: string): Promise<string> {
  const file = path.join(folder, bundled);
  const css = `${licencesComment}\n${themeStyles}${await readFile(file, 'utf8')}`;
  await rm(file);
  const name = `style-${hashOf(css)}.css`;
  await writeFile(path.join(folder, 'assets', name), css);
  return `/assets/${name}`;
}

function preloadsOf(manifest: Manifest, types: readonly IslandType[]): string[] {
  const isLoadedAnyway = new Set([browserEntry, ...(manifest[browserEntry]?.imports ?? [])]);
  const files = new Set<string>();
  const add = (source: string) => {
    const chunk = manifest[source];
    if (!chunk || isLoadedAnyway.has(source) || files.has(`/${chunk.file}`)) return;
    files.add(`/${chunk.file}`);
    chunk.imports?.forEach(add);
  };
  for (const type of types) {
    const source = Object.keys(manifest).find((key) => key.startsWith(`src/blocks/${type}/`));
    if (source) add(source);
  }
  return [...files];
}
