import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Manifest } from 'vite';
import type { DocumentAssets } from '../app/document-html.ts';
import type { LiveBlockType } from '../blocks/live-block-types.ts';

const browserEntry = 'src/entry-browser.tsx';
const stylesEntry = 'src/styles.ts';
const headingFont = 'src/app/fonts/ojuju-subset.woff2';

/** The scripts, styles and fonts of a built site, by their addresses. */
export type ClientBundle = {
  assets: Omit<DocumentAssets, 'favicon'>;
  /** The scripts that a page with these live blocks needs besides the entry. */
  modulePreloads(types: readonly LiveBlockType[]): string[];
};

/**
 * Bundles with Vite what the browser gets, into `folder`/assets. All styles go into one file, together with those
 * of static blocks, whose code never reaches the browser, and with those that the site's theme makes.
 */
export async function bundleClient(
  root: string,
  folder: string,
  themeStyles: string,
): Promise<ClientBundle> {
  await build({
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      cssCodeSplit: false,
      manifest: true,
      assetsInlineLimit: 0,
      modulePreload: false,
      rollupOptions: {
        input: [path.join(root, browserEntry), path.join(root, stylesEntry)],
        preserveEntrySignatures: 'exports-only',
      },
    },
  });
  const viteFolder = path.join(folder, '.vite');
  const manifest: Manifest = JSON.parse(
    await readFile(path.join(viteFolder, 'manifest.json'), 'utf8'),
  );
  await rm(viteFolder, { recursive: true });
  // The script of the styles entry is empty: only its stylesheet is wanted.
  await rm(path.join(folder, fileOf(manifest, stylesEntry)));
  const styles = await writeStyles(folder, fileOf(manifest, 'style.css'), themeStyles);
  return {
    assets: {
      styles: [styles],
      script: `/${fileOf(manifest, browserEntry)}`,
      headingFont: `/${fileOf(manifest, headingFont)}`,
    },
    modulePreloads: (types) => preloadsOf(manifest, types),
  };
}

function fileOf(manifest: Manifest, source: string): string {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The bundle has no ${source}.`);
  return chunk.file;
}

/** Joins the bundled styles and the theme's in one file, named after its content. */
async function writeStyles(folder: string, bundled: string, themeStyles: string): Promise<string> {
  const file = path.join(folder, bundled);
  const css = themeStyles + (await readFile(file, 'utf8'));
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  await rm(file);
  await writeFile(path.join(folder, 'assets', `style-${hash}.css`), css);
  return `/assets/style-${hash}.css`;
}

function preloadsOf(manifest: Manifest, types: readonly LiveBlockType[]): string[] {
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
