import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { publish } from '../src/build/publish/publish.ts';
import { replaceFile } from '../src/build/system/busy-files.ts';
import { ContentReader, saveContent } from '../src/dev/edit/content-store.ts';
import { explainError } from '../scripts/explain-error.mjs';
import { madeOnce } from '../scripts/engine.mjs';
import { buildOf, readFiles } from './build/publish-sites.ts';
import { keepFilesOpen } from './busy-disk.ts';

let folder: string;
beforeEach(({ onTestFinished }) => {
  folder = mkdtempSync(path.join(tmpdir(), 'busy-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

const isHomePage = (file: string): boolean => path.basename(file) === 'index.html';

const codes = ['EPERM', 'EACCES', 'EBUSY'] as const;

function caught(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return expect.unreachable('It was written.');
}

describe.each(codes)(
  'where the system answers %s while another program has a file open',
  (code) => {
    test('a file is replaced once that is over', () => {
      const file = path.join(folder, 'fees.yaml');
      writeFileSync(file, 'before');
      const { waited } = keepFilesOpen({ code, refusals: 5, isOpen: (name) => name === file });
      replaceFile(file, 'after');
      expect(readFileSync(file, 'utf8')).toBe('after');
      expect(waited.milliseconds).toBeGreaterThan(0);
    });

    test('one that stays open is left as it is after some seconds, and the message says what to do', () => {
      const file = path.join(folder, 'fees.yaml');
      writeFileSync(file, 'before');
      const { waited } = keepFilesOpen({
        code,
        refusals: Infinity,
        isOpen: (name) => name === file,
      });
      const message = explainError(caught(() => replaceFile(file, 'after')));
      expect(message).toContain(`${file} could not be replaced: another program has it open`);
      expect(waited.milliseconds).toBe(3000);
      expect(readFiles(folder)).toEqual({ 'fees.yaml': 'before' });
    });

    test('files that are saved together are all as before, if one of them stays open', () => {
      cpSync('scripts/starter/library', folder, { recursive: true });
      const before = new ContentReader(folder).all().files;
      const hashOf = (file: string) => before[file]?.hash ?? null;
      const [first = '', second = '', third = ''] = Object.keys(before).filter((file) =>
        file.startsWith('pages/'),
      );
      const files = [
        { file: first, baseHash: hashOf(first), text: null },
        { file: 'pages/new.yaml', baseHash: null, text: 'title: New\nblocks: []\n' },
        { file: second, baseHash: hashOf(second), text: `${before[second]?.text}note: Ask.\n` },
        { file: third, baseHash: hashOf(third), text: `${before[third]?.text}note: Ask.\n` },
      ];
      const isOpen = (name: string) => name === path.join(folder, third);
      const { restore } = keepFilesOpen({ code, refusals: Infinity, isOpen });
      expect(() => saveContent(folder, files)).toThrow(code);
      expect(new ContentReader(folder).all().files).toEqual(before);
      restore();
      expect(saveContent(folder, files).kind).toBe('saved');
    });

    test('a site is published over files that visitors’ servers are reading', async () => {
      const target = path.join(folder, 'dist');
      await publish(target, buildOf({ 'index.html': 'one', 'old.html': 'one' }));
      const { restore } = keepFilesOpen({ code, refusals: 3 });
      await publish(target, buildOf({ 'index.html': 'two' }));
      expect(readFiles(target)).toMatchObject({ 'index.html': 'two' });
      restore();
      const { restore: closeFile } = keepFilesOpen({
        code,
        refusals: Infinity,
        isOpen: isHomePage,
      });
      await expect(publish(target, buildOf({ 'index.html': 'three' }))).rejects.toThrow();
      expect(readFiles(target)).toMatchObject({ 'index.html': 'two' });
      closeFile();
      await publish(target, buildOf({ 'index.html': 'four' }));
      expect(readFiles(target)).toEqual({ 'index.html': 'four' });
    });

    test('a command runs although what was built for it cannot be renamed', async () => {
      keepFilesOpen({ code, refusals: Infinity });
      const built = await madeOnce(folder, '1', (draft) =>
        writeFileSync(path.join(draft, 'build.js'), 'built'),
      );
      expect(readFileSync(path.join(built, 'build.js'), 'utf8')).toBe('built');
      expect(readdirSync(folder)).not.toContain('1');
    });
  },
);
