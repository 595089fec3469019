import type { BuiltSite } from '../build-options.ts';
import { blobIdOf } from '../content-files/blob-id.ts';
import { listFiles, readBytes } from '../content-files/read-files.ts';
import { lastBuildFile, type LastBuild, type WebSettings } from '../../editor/index.ts';
import { editorAddress, editorWorkerAddress, repositoryOf } from '../../site/index.ts';
import { writeEditorFiles } from './editor-files.ts';
import { readBlocks } from './stored-blocks.ts';
import { assetsIn, editorMarks, writeEditorWorker } from './write-editor-worker.ts';

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
  output.write(`${editorAddress.slice(1)}/${lastBuildFile}`, JSON.stringify(lastBuildOf(site)));
  const { scripts, addresses, engine, icons, guides, framed, writeDocument } =
    await writeEditorFiles(site);
  const options: WebSettings = {
    ...addresses,
    lastBuild: `${home}/${lastBuildFile}`,
    offlineWorker: base + editorWorkerAddress,
    repository,
    branch: editing.branch ?? null,
    folder: editing.folder,
    isReviewed: editing.review,
    signIn: editing.signIn ?? null,
  };
  const document = writeDocument('web', options);
  // The page in the frame needs the scripts of visitors: its islands.
  const ofServers = [scripts.entries.editor, scripts.entries.served].map(
    (script) => `assets/${script}`,
  );
  const allScripts = output
    .files()
    .flatMap(({ path: file }) => /^assets\/.*\.js$/.exec(file) ?? []);
  writeEditorWorker(site, {
    hashed: [engine, ...assetsIn(document), ...assetsIn(framed), ...allScripts].filter(
      (file) => !ofServers.includes(file),
    ),
    documents: [
      { path: editorAddress, mark: editorMarks.editor },
      { path: `${editorAddress}/page`, mark: editorMarks.other },
      ...guides.map((address) => ({ path: address, mark: editorMarks.other })),
      ...icons.map((file) => ({ path: `/${file}`, mark: editorMarks.icons })),
    ],
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
    attachments: Array.from(tree.attachments, ([name, one]) => ({
      name,
      blob: blobIdOf(readBytes(contentDir, `files/${name}`)),
      ...one,
    })),
    blocks: readBlocks(`${home}/`),
  };
}
