import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadSite } from '../../src/build/content-files/load-site.ts';
import { listFiles } from '../../src/build/content-files/read-files.ts';
import { decode } from '../../src/content/check-bytes.ts';
import type { Diagnostic } from '../../src/messages/diagnostic.ts';
import { Engine } from '../../src/editor/engine/engine.ts';
import { sampleOf } from '../sample.ts';

const mistakes = 'tests/fixtures/mistakes';
const pages = readdirSync(path.join(mistakes, 'pages')).filter((name) => name.endsWith('.yaml'));

/** What the editor reports of a content folder. */
function reportedInEditor(folder: string): Diagnostic[] {
  const { documents, images } = listFiles(folder);
  const files = documents.map((file) => {
    const { text, diagnostics } = decode(file, readFileSync(path.join(folder, file)));
    return [file, { text, ofBytes: diagnostics }] as const;
  });
  const pictures = images.map((name) => ({ name, address: name, width: 9, height: 9, bytes: 9 }));
  const engine = new Engine({ files: Object.fromEntries(files), pictures, isOnHost: false });
  return engine.check();
}

const inFile = (diagnostics: readonly Diagnostic[], file: string) =>
  diagnostics
    .filter((one) => one.file === file)
    .map(({ code, range }) => `${range.line}:${range.column} ${code}`);

test('the editor reports the mistakes of a page where validation does', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mistakes-'));
  try {
    cpSync(path.join(mistakes, 'site'), folder, { recursive: true });
    for (const name of sampleOf(pages, 100)) {
      const file = 'pages/mistake.yaml';
      cpSync(path.join(mistakes, 'pages', name), path.join(folder, file));
      const { diagnostics } = await loadSite(folder);
      expect(inFile(reportedInEditor(folder), file), name).toEqual(inFile(diagnostics, file));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
