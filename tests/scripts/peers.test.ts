import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { makeContent } from '../../scripts/bench/make-content.ts';
import { timeCommand, withServer } from '../../scripts/bench/peers/run-limited.ts';
import { writeMarkdown } from '../../scripts/bench/peers/site.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'peers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The texts in a value, in order. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsIn)
    : typeof value === 'string'
      ? value.split('\n\n')
      : [];

test('the pages that peers build have the words of those that this project builds', () => {
  const last = makeContent(path.join(folder, 'ours'), 3);
  const ours: { blocks: { type: string; label?: string }[] } = parse(
    readFileSync(path.join(folder, 'ours', last), 'utf8'),
  );
  const theirs = readFileSync(
    path.join(folder, 'theirs', writeMarkdown(path.join(folder, 'theirs'), 3, 'index')),
    'utf8',
  );
  const types = ours.blocks.map(({ type }) => type);
  const words = textsIn(ours.blocks).filter((text) => !types.includes(text));
  expect(words.length).toBeGreaterThan(40);
  expect(words.filter((text) => !theirs.includes(text))).toEqual([]);
});

const node = (code: string) => ({ command: process.execPath, args: ['-e', code] });

test('a measure ends at its limit, and one that fails does not end the others', async () => {
  const forever = node('setInterval(() => {}, 1000)');
  expect(await timeCommand(forever, folder, 0.3)).toEqual({ missing: '> 0.3 s' });
  expect(await timeCommand(node('process.exit(1)'), folder, 20)).toEqual({ missing: 'failed' });
  const noSuch = { command: path.join(folder, 'no-such-program'), args: [] };
  expect(await timeCommand(noSuch, folder, 20)).toEqual({ missing: 'failed' });
  const silent = { url: 'http://localhost:9', limit: 0.3 };
  expect(await withServer(forever, folder, silent, async () => 1)).toEqual({ missing: '> 0.3 s' });
});

test('README is short enough to be read: 12 KB', () => {
  expect(statSync('README.md').size).toBeLessThanOrEqual(12 * 1024);
});
