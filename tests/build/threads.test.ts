import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { expect, onTestFinished, test } from 'vitest';
import { writeContent } from '../../scripts/bench/write-content.ts';
import { tablesOf } from '../../src/build/cache/tables.ts';
import { readFiles } from './publish-sites.ts';

test('several threads build the site, and report the mistakes, of a single one', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'threads-'));
  const content = path.join(folder, 'content');
  const forget = () => rmSync(tablesOf(content), { recursive: true, force: true });
  onTestFinished(() => {
    forget();
    rmSync(folder, { recursive: true });
  });
  writeContent(content, 30, { isTranslated: true, isWarned: true });
  const build = (name: string, threads: number) => {
    const out = path.join(folder, name);
    const options = ['--content', content, '--out', out, '--threads', String(threads)];
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['scripts/run.mjs', 'build', ...options],
      { env: { ...process.env, NODE_ENV: undefined, VITEST: undefined }, encoding: 'utf8' },
    );
    return { stdout, stderr: stderr.replaceAll(out, ''), files: readFiles(out) };
  };

  const several = build('several', 3);
  expect(several.stdout).toMatch('60 of them rendered');
  forget();
  expect(build('single', 1).files).toEqual(several.files);

  // Every page has another frame now, though no page was changed.
  appendFileSync(path.join(content, 'site.yaml'), 'tagline: Learning together\n');
  const again = build('several', 3);
  expect(again.files['index.html']).toMatch('Learning together');
  forget();
  expect(build('single', 1).files).toEqual(again.files);

  for (const page of ['pages/fees.yaml', 'pages/sports.yaml'])
    appendFileSync(path.join(content, page), '  - type: no-block\n');
  const broken = build('several', 3);
  expect(broken.stderr).toMatch(/pages\/sports\.yaml.*no-block/s);
  forget();
  expect(build('single', 1).stderr).toBe(broken.stderr);
});
