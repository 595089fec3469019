import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { commitAll } from './site-project.ts';

// Beside the packages of the project, because some themes name typefaces from packages.
const scratch = mkdtempSync(path.resolve('node_modules', '.cache-history-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined, SITE_CONTENT: undefined };

function run(site: string, ...args: string[]): string {
  const script = path.resolve('scripts', 'run.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: site,
    encoding: 'utf8',
    env,
  });
  expect(status, stdout + stderr).toBe(0);
  return stdout;
}

/** The pages that a build has written, and what else visitors can read; not the record of which content it was. */
const pagesIn = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
      .filter(
        (file) => /\.(?:html|json|xml|txt)$/.test(file) && !/^\.|^edit\b|^build\.json$/.test(file),
      )
      .toSorted()
      .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );

/** Content as it was before formats had numbers: the first whole state of each site, and the last. */
const history = [
  ['the school at first', 'a1e4a311', 'content', 47],
  ['the school at last', 'a6d62b0b', 'content', 25],
  ['the clinic at first', '15002eab', 'tests/fixtures/clinic', 2],
  ['the clinic at last', 'a6d62b0b', 'tests/fixtures/clinic', 4],
  ['the library at first', '26bc7284', 'tests/fixtures/library', 8],
  ['the library at last', 'a6d62b0b', 'tests/fixtures/library', 5],
] as const;

test.each(history)(
  '%s is upgraded, valid, and built to the same pages',
  (name, commit, folder, fileCount) => {
    const site = path.join(scratch, name.replaceAll(' ', '-'));
    mkdirSync(site);
    const archive = path.join(site, 'content.tar');
    execFileSync('git', ['archive', '--format=tar', `--output=${archive}`, commit, folder]);
    execFileSync('tar', ['-xf', archive, '-C', site]);
    const content = path.join(site, 'content');
    if (folder !== 'content') renameSync(path.join(site, folder), content);

    run(site, 'build', '--out', 'dist');
    rmSync(archive);
    execFileSync('git', ['init', '--quiet'], { cwd: site });
    writeFileSync(path.join(site, '.gitignore'), 'dist\n.cache\n');
    commitAll(site);
    const output = run(site, 'upgrade');
    // With a history, a build would date its pages.
    rmSync(path.join(site, '.git'), { recursive: true });
    expect(output).toContain('Format 2: ');
    expect(output.match(/^\+\+\+ b\/content\/.+\.yaml$/gm), output).toHaveLength(fileCount);
    expect(run(site, 'validate', '--no-cache')).not.toContain('older-format');
    run(site, 'build', '--out', 'upgraded');

    const [before, after] = [
      pagesIn(path.join(site, 'dist')),
      pagesIn(path.join(site, 'upgraded')),
    ];
    expect(before.size).toBeGreaterThan(5);
    expect([...after.keys()]).toEqual([...before.keys()]);
    for (const [file, text] of before) expect(after.get(file), file).toBe(text);
  },
);
