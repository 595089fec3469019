import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ContentReader, saveContent } from '../../src/dev/edit/content-store.ts';
import type { WriteFile } from '../../src/build/system/busy-files.ts';

test('on a full disk, files saved together are all rejected, and nothing partial is left', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'full-disk-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync('scripts/starter/library', folder, { recursive: true });
  const before = new ContentReader(folder).all().files;
  const listed = readdirSync(path.join(folder, 'pages'));
  const [first, second] = ['pages/borrow.yaml', 'pages/visit/index.yaml'].map((file) =>
    before[file] ? file : (Object.keys(before).find((one) => one.startsWith('pages/')) ?? ''),
  );
  const files = [...new Set([first, second])].map((file = '') => ({
    file,
    baseHash: before[file]?.hash ?? null,
    text: `${before[file]?.text}note: Ask.\n`,
  }));
  const added = { file: 'pages/new.yaml', baseHash: null, text: 'title: New\nblocks: []\n' };
  let writes = 0;
  const fullDisk: WriteFile = (file, data, options) => {
    writes += 1;
    if (writes <= files.length) return writeFileSync(file, data, options);
    // As much as fits is written before the disk says so.
    writeFileSync(file, 'title:', options);
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  };
  expect(() => saveContent(folder, [...files, added], fullDisk)).toThrow('no space left');
  expect(new ContentReader(folder).all().files).toEqual(before);
  expect(readdirSync(path.join(folder, 'pages'))).toEqual(listed);
  expect(saveContent(folder, [...files, added]).kind).toBe('saved');
});
