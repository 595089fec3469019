import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkFile, type CheckedFile } from '../../src/content/check-file.ts';
import { textTest } from '../../src/site/checks/check-texts.ts';
import { packFile, packPages, unpackPages } from '../../src/content-files/packed-pages.ts';
import { Source } from '../../src/content/source.ts';

const stamp = { size: 1, changed: 1, entry: 1, node: 1, seen: 1 };

const pagesOf = (folder: string): { file: string; text: string }[] =>
  readdirSync(path.join(folder, 'pages'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => ({
      file: path.posix.join('pages', file.replaceAll('\\', '/')),
      text: readFileSync(path.join(folder, 'pages', file), 'utf8'),
    }));

/** A checked file with what it says about others as plain values. */
function unpacked(checked: CheckedFile | undefined): CheckedFile | undefined {
  if (!checked?.mentions) return checked;
  const { links, images, names, amounts, threeDecimals, listViews } = checked.mentions;
  return { ...checked, mentions: { links, images, names, amounts, threeDecimals, listViews } };
}

test('a packed page has exactly the values of its file, and stays so when it is stored', () => {
  const folders = ['content', 'scripts/starter/clinic', 'scripts/starter/library'];
  const read = folders.flatMap(pagesOf);
  expect(read.length).toBeGreaterThan(60);
  for (const { file, text } of read) {
    const checked = checkFile(new Source(file, text), []);
    expect(checked.content, file).not.toBeNull();
    const packed = packFile(checked, textTest('Lakeside'));
    expect(unpacked(packed), file).toStrictEqual(checked);
    const stored = unpackPages(packPages(new Map([[file, { stamp, hash: '', checked: packed }]])));
    expect(unpacked(stored.get(file)?.checked), file).toStrictEqual(checked);
  }
});

test('a file with mistakes is not packed', () => {
  const checked = checkFile(new Source('pages/index.yaml', 'title: One\nblock: []\n'), []);
  expect(packFile(checked, textTest('Lakeside'))).toBe(checked);
});
