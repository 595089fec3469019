import { createHash } from 'node:crypto';
import type { BuiltSite } from '../build-options.ts';
import { hashOf } from '../cache/file-cache.ts';
import { editorSettingsId } from '../../editor/index.ts';
import { editorAddress, editorWorkerAddress } from '../../site/index.ts';
import { editorWorkerScript, type EditorDocumentMark } from './editor-worker-script.ts';

/** Enough for the pictures of the pages that somebody edits. */
const maxSeen = 300;

/** Longer than documents take on a slow line that works, in milliseconds. */
const timeout = 5000;

/** What the name of the script with which the engine starts begins with. */
const engineStart = '/engine-';

/**
 * Writes the script with which the editor's engine starts, and returns its path. A service worker answers for workers
 * by the address of their script, so that of the engine is among the pages of the editor; what it imports need not be.
 */
export function writeEngineStart({ output }: BuiltSite, scripts: readonly string[]): string {
  const code = scripts.map((script) => `import '${script}';\n`).join('');
  const file = `${editorAddress.slice(1)}${engineStart}${hashOf(code)}.js`;
  output.write(file, code);
  return file;
}

/** What the editor consists of: its hashed files and its documents, by their paths in the site. */
type EditorFiles = { hashed: Iterable<string>; documents: readonly EditorDocumentMark[] };

/**
 * Writes the service worker of the editor, which changes with any of the editor's files. What visitors load is not
 * concerned: only the editor's page registers it.
 */
export function writeEditorWorker(
  { tree: { base }, output }: BuiltSite,
  { hashed, documents }: EditorFiles,
): void {
  const hashes = new Map(Array.from(output.files(), ({ path, hash }) => [path, hash]));
  const files = [...new Set(hashed)].toSorted();
  const version = createHash('sha256').update(JSON.stringify([files, documents]));
  for (const [file, hash] of hashes) {
    const isOfEditor = file.startsWith(`${editorAddress.slice(1)}/`) && file.endsWith('.html');
    if (isOfEditor) version.update(`${file} ${hash}\n`);
  }
  const scriptOf = (name: string) =>
    editorWorkerScript({
      version: name,
      prefix: base === '' ? 'editor-' : `editor${base}/-`,
      prefixes: [`${base}/assets/`, base + editorAddress + engineStart],
      hashed: files.map((file) => `${base}/${file}`),
      documents: documents.map(({ path, mark }) => ({ path: base + path, mark })),
      maxSeen,
      timeout,
    });
  version.update(scriptOf(''));
  output.write(editorWorkerAddress.slice(1), scriptOf(version.digest('base64url').slice(0, 10)));
}

/** The hashed files to which a document or its styles refer, without pictures: those are stored when they are seen. */
export const assetsIn = (text: string): string[] =>
  text.match(/assets\/[\w.-]+\.(?:css|js|svg|woff2)/g) ?? [];

/** What only these documents contain: the editor, its other documents, and icons. */
export const editorMarks = {
  editor: `id="${editorSettingsId}"`,
  other: 'content="noindex"',
  icons: '<svg',
} as const;
