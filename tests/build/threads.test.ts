import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { expect, onTestFinished, test } from 'vitest';
import { writeContent } from '../../scripts/bench/write-content.ts';
import { tablesOf } from '../../src/build/cache/tables.ts';
import { longTest } from '../sample.ts';
import { readFiles } from './publish-sites.ts';

/** A generated site of 24 pages, each with a warning, that some threads can build. */
function generatedSite() {
  const folder = mkdtempSync(path.join(tmpdir(), 'threads-'));
  const content = path.join(folder, 'content');
  const forget = () => rmSync(tablesOf(content), { recursive: true, force: true });
  onTestFinished(() => {
    forget();
    rmSync(folder, { recursive: true });
  });
  writeContent(content, 12, { isTranslated: true, isWarned: true });
  const build = (threads: number) => {
    const out = path.join(folder, `by-${threads}`);
    const options = ['--content', content, '--out', out, '--threads', String(threads)];
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['scripts/run.mjs', 'build', ...options],
      { env: { ...process.env, NODE_ENV: undefined, VITEST: undefined }, encoding: 'utf8' },
    );
    return { stdout, stderr: stderr.replaceAll(out, ''), files: () => readFiles(out) };
  };
  const append = (file: string, text: string) => appendFileSync(path.join(content, file), text);
  return { append, forget, build };
}

test('several threads build the site that a single one builds', () => {
  const { append, forget, build } = generatedSite();
  expect(build(3).stdout).toMatch('24 of them rendered');

  // Every page has another frame now, though no page was changed.
  append('site.yaml', 'tagline: Learning together\n');
  const several = build(3);
  expect(several.stdout).toMatch('24 of them rendered');
  expect(several.files()['index.html']).toMatch('Learning together');
  forget();
  expect(build(1).files()).toEqual(several.files());
});

longTest('several threads report the mistakes that a single one reports', () => {
  const { append, forget, build } = generatedSite();
  for (const page of ['fees', 'sports']) append(`pages/${page}.yaml`, '  - type: no-block\n');
  const { stderr } = build(3);
  expect(stderr).toMatch(/pages\/sports\.yaml.*no-block/s);
  forget();
  expect(build(1).stderr).toBe(stderr);
});
