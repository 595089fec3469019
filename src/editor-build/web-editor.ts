import { readdirSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { BuiltSite } from '../build/build-site.ts';
import { hashOf } from '../build/file-cache.ts';
import { iconPackageFolder } from '../build/icons.ts';
import { allCss, classNamesOf } from '../build/page-styles.ts';
import { fileOfAddress } from '../build/site-files.ts';
import { codeVersion } from '../cache/cache-file.ts';
import { guideFolder } from '../content/guide/guide-pictures.ts';
import { listFiles, readBytes } from '../content/read-files.ts';
import { lastBuildFile, type LastBuild } from '../editor/store/git-host/last-build.ts';
import { guideIn } from '../editor/panel/guide-at.ts';
import type { WebSettings } from '../editor/web-settings.ts';
import { createSiteRenderer } from '../render/site-renderer.ts';
import { editorPolicy } from '../site/editor-policy.ts';
import { editorAddress, editorWorkerAddress, repositoryOf } from '../site/hosted-repository.ts';
import { bundleEditor, cachedEditor } from './bundle-editor.ts';
import { editDocument, editorCss, editorFaces, iconsFor } from './editor-document.tsx';
import { editorGuide, guideLanguages } from './editor-guide.ts';
import { guideDocument } from './guide-document.tsx';
import { readBlocks } from './stored-blocks.ts';
import {
  assetsIn,
  editorMarks,
  writeEditorWorker,
  writeEngineStart,
} from './write-editor-worker.ts';

/**
 * Writes the editor on the web: a static app at /edit that saves through the API of a git host. Nothing of it is loaded
 * by visitors.
 */
export async function writeWebEditor(site: BuiltSite): Promise<void> {
  const { tree, output } = site;
  const { base, settings } = tree;
  const { editing } = settings;
  const repository = repositoryOf(settings);
  if (!editing || !repository) return;
  const home = base + editorAddress;
  const asset = (name: string, content: string | Uint8Array): string => {
    const { name: stem, ext } = path.parse(name);
    const file = `assets/${stem}-${hashOf(content)}${ext}`;
    output.write(file, content);
    return `${base}/${file}`;
  };
  const version = codeVersion();
  const scripts = version === null ? await bundleEditor(classNamesOf) : await cachedEditor(version);
  for (const [file, code] of scripts.files) output.write(`assets/${file}`, code);
  const faces = editorFaces();
  const fontAddress = (file: string) => asset(path.basename(file), readFileSync(file));
  const css = asset('edit.css', editorCss(faces, fontAddress));
  const icons = writeIcons(site);
  const policy =
    site.environment.assets.policy?.inDocument === true ? editorPolicy(settings) : null;
  const guide = `${editorAddress}/guide`;
  const guides = guideLanguages().map((language) => ({ language, path: guideIn(guide, language) }));
  for (const { language, path: address } of guides) {
    const text = editorGuide(language);
    output.write(
      fileOfAddress(address),
      guideDocument(text, { language, css, pictures: `${home}/`, policy }),
    );
  }
  for (const picture of readdirSync(guideFolder)) {
    const bytes = readFileSync(path.join(guideFolder, picture));
    output.write(`${editorAddress.slice(1)}/guide/${picture}`, bytes);
  }
  output.write(`${editorAddress.slice(1)}/${lastBuildFile}`, JSON.stringify(lastBuildOf(site)));
  const framed = writeFrame(site);
  const engine = writeEngineStart(site, `assets/${scripts.entries.engine}`);
  const options: WebSettings = {
    name: settings.name,
    language: settings.language,
    base,
    engine: `${base}/${engine}`,
    frame: `${home}/page`,
    icons: `${home}/icons`,
    guide: base + guide,
    lastBuild: `${home}/${lastBuildFile}`,
    offlineWorker: base + editorWorkerAddress,
    repository,
    branch: editing.branch ?? null,
    folder: editing.folder,
    isReviewed: editing.review,
    signIn: editing.signIn ?? null,
  };
  const document = editDocument({
    title: settings.name,
    language: settings.language,
    css,
    font: fontAddress(faces.at(-1)?.cuts[0]?.files[0] ?? ''),
    scripts: [`${base}/assets/${scripts.entries.web}`],
    settings: options,
    withoutScripts: 'Editing needs JavaScript. Switch it on in the settings of this browser.',
    policy,
  });
  output.write(fileOfAddress(editorAddress), document);
  // The page in the frame needs the scripts of visitors: its islands.
  const ofDevServer = `assets/${scripts.entries.editor}`;
  const allScripts = output
    .files()
    .flatMap(({ path: file }) => /^assets\/.*\.js$/.exec(file) ?? []);
  writeEditorWorker(site, {
    hashed: [engine, ...assetsIn(document), ...assetsIn(framed), ...allScripts].filter(
      (file) => file !== ofDevServer,
    ),
    documents: [
      { path: editorAddress, mark: editorMarks.editor },
      { path: `${editorAddress}/page`, mark: editorMarks.other },
      ...guides.map(({ path: address }) => ({ path: address, mark: editorMarks.other })),
      ...icons.map((file) => ({ path: `/${file}`, mark: editorMarks.icons })),
    ],
  });
}

/**
 * Writes the document in which pages are shown while they are edited: one page of the site with the styles of all.
 * Returns its HTML with the styles of the theme, which name its fonts.
 */
function writeFrame({ tree, output, themeStyles, environment, writeDocument }: BuiltSite): string {
  // The home page may open with a flyer, so it is the last choice.
  const page = tree.pages.find(({ isHome }) => !isHome) ?? tree.pages[0];
  if (!page) return '';
  const css = themeStyles + allCss();
  const file = `assets/edit-page-${hashOf(css)}.css`;
  output.write(file, css);
  const { assets } = environment;
  const renderer = createSiteRenderer(tree, {
    ...environment,
    assets: {
      ...assets,
      worker: null,
      printStyles: null,
      policy: assets.policy && { ...assets.policy, isEdited: true },
    },
    stylesheets: () => [`${tree.base}/${file}`],
  });
  const html = renderer
    .page(page)
    .replace('<head>', '<head><meta name="robots" content="noindex">');
  writeDocument(fileOfAddress(`${editorAddress}/page`), html);
  return html + themeStyles;
}

/** Writes all icons, in a file for each first letter: pages lack only a few of them. Returns the files. */
function writeIcons({ output }: BuiltSite): string[] {
  const byLetter = new Map<string, string[]>();
  for (const file of readdirSync(path.join(iconPackageFolder, 'icons'))) {
    const { name, ext } = path.parse(file);
    const letter = name.charAt(0);
    if (ext === '.svg') byLetter.set(letter, [...(byLetter.get(letter) ?? []), name]);
  }
  return Array.from(byLetter, ([letter, names]) => {
    const file = `${editorAddress.slice(1)}/icons/${letter}.html`;
    output.write(file, iconsFor(names.join(',')));
    return file;
  });
}

/** Notes are for colleagues: files with one are read from the repository by those who may. */
const hasNote = /(?:^|[ -])note:/m;

/** What the editor needs not ask the git host for. Pages that visitors do not see yet are not in it. */
function lastBuildOf({ tree, contentDir, pictures }: BuiltSite): LastBuild {
  const { documents } = listFiles(contentDir);
  const published = new Set(tree.pages.map(({ file }) => file));
  const files: LastBuild['files'] = {};
  for (const file of documents) {
    if (file.startsWith('pages/') && !published.has(file)) continue;
    const bytes = readBytes(contentDir, file);
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    if (!hasNote.test(text)) files[file] = { blob: blobIdOf(bytes), text };
  }
  const home = tree.base + editorAddress;
  return {
    files,
    pictures: Array.from(pictures, ([name, picture]) => ({
      name,
      blob: blobIdOf(readBytes(contentDir, `images/${name}`)),
      ...picture,
    })),
    blocks: readBlocks(`${home}/`),
  };
}

/** The id that git gives to a file with these bytes. */
const blobIdOf = (bytes: Uint8Array): string =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
