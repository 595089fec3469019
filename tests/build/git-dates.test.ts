import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readGitDates } from '../../src/build/git-dates.ts';
import { feedFiles, sitemapXml } from '../../src/build/site-files.ts';
import { siteOf } from '../site/site-of.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'dates-'));
const content = path.join(scratch, 'site', 'content');
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function git(day: string, ...args: string[]): void {
  const { status, stderr } = spawnSync('git', args, {
    cwd: path.join(scratch, 'site'),
    encoding: 'utf8',
    env: {
      ...process.env,
      GIT_AUTHOR_NAME: 'An editor',
      GIT_AUTHOR_EMAIL: 'editor@lakeside.example',
      GIT_COMMITTER_NAME: 'An editor',
      GIT_COMMITTER_EMAIL: 'editor@lakeside.example',
      GIT_COMMITTER_DATE: `${day}T12:00:00Z`,
    },
  });
  if (status !== 0) throw new Error(stderr);
}

function save(day: string, pages: Record<string, string>): void {
  for (const [name, text] of Object.entries(pages)) {
    writeFileSync(path.join(content, 'pages', `${name}.yaml`), text);
  }
  git(day, 'add', '.');
  git(day, 'commit', '-q', '-m', 'content: changed');
}

test('each page has the day of its last change, in the sitemap and in the feed; a shallow clone has none', () => {
  mkdirSync(path.join(content, 'pages'), { recursive: true });
  git('2025-01-01', 'init', '-q');
  save('2025-01-08', { index: 'a', 'opening-é': 'a' });
  save('2025-02-08', { index: 'b' });
  writeFileSync(path.join(content, 'pages', 'new.yaml'), 'not in the history yet');
  const dates = readGitDates(content);
  expect(dates && [...dates]).toEqual([
    ['pages/index.yaml', expect.stringMatching(/^2025-02-08T12:00:00(?:Z|\+00:00)$/)],
    ['pages/opening-é.yaml', expect.stringMatching(/^2025-01-08T/)],
  ]);
  const tree = siteOf({
    index: {},
    older: { title: 'Older & wiser', date: '2025-01-02' },
    newer: { date: '2025-01-09', lastChanged: '2025-03-01' },
  });
  expect(sitemapXml(tree, dates ?? new Map())).toMatch(
    /lakeside.example\/<\/loc><lastmod>2025-02-08<\/lastmod>/,
  );
  const feed = feedFiles(tree, new Map()).get('/feed.xml') ?? '';
  expect(feed.indexOf('/newer')).toBeLessThan(feed.indexOf('/older'));
  expect(feed).toContain('<title>Older &amp; wiser</title>');
  expect(feed.match(/<updated>[^<]*/g)).toEqual([
    '<updated>2025-03-01T00:00:00+00:00',
    '<updated>2025-03-01T00:00:00+00:00',
    '<updated>2025-01-02T00:00:00+00:00',
  ]);
  expect(feedFiles(siteOf({ index: {} }), new Map()).size).toBe(0);

  const shallow = path.join(scratch, 'shallow');
  const from = `file://${path.join(scratch, 'site')}`;
  git('2025-03-01', 'clone', '-q', '--depth', '1', from, shallow);
  expect(readGitDates(path.join(shallow, 'content'))).toBeNull();
  expect(readGitDates(scratch)).toBeNull();
});
