import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withNotTaken } from '../../src/content/edit-protocol/not-taken.ts';
import {
  isAsPublished,
  lastPublication,
  readHistory,
  readVersion,
} from '../../src/dev/edit/publish/history.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'history-'));
const content = path.join(scratch, 'content');
const page = (name: string) => path.join(content, 'pages', name);
const first = readFileSync('scripts/starter/library/pages/borrow.yaml', 'utf8');
const second = first.replace(/^title: .*/m, 'title: Mkopo');

const git = (...args: string[]) => execFileSync('git', args, { cwd: scratch }).toString();
const publish = (what: string) => {
  git('add', '--all');
  git('-c', 'user.name=Amina', '-c', 'user.email=a@b.example', 'commit', '--quiet', '-m', what);
};

beforeAll(() => {
  cpSync('scripts/starter/library', content, { recursive: true });
  git('init', '--quiet', '--initial-branch=main');
  publish('The site begins');
  writeFileSync(page('borrow.yaml'), second);
  publish('Borrow: another title');
  renameSync(page('borrow.yaml'), page('lend.yaml'));
  rmSync(page('visit/rooms.yaml'));
  publish('Borrow is moved, rooms are deleted');
  writeFileSync(path.join(content, 'theme.yaml'), 'note: none of the pages\n');
  writeFileSync(path.join(scratch, 'build.js'), '// Code\n');
  publish('Other colours');
});

afterAll(() => rmSync(scratch, { recursive: true }));

test('a page has all its versions, under its former names, with their content', async () => {
  const answer = await readHistory(content, 'pages/lend.yaml');
  const versions = answer.kind === 'history' ? answer.versions : [];
  expect(versions.map(({ who, what, files }) => [who, what, ...files])).toEqual([
    ['Amina', 'Borrow is moved, rooms are deleted', 'pages/lend.yaml'],
    ['Amina', 'Borrow: another title', 'pages/borrow.yaml'],
    ['Amina', 'The site begins', 'pages/borrow.yaml'],
  ]);
  const { id = '' } = versions[1] ?? {};
  const file = 'pages/borrow.yaml';
  expect(await readVersion(content, { id, file, isBefore: false })).toEqual({ [file]: second });
  expect(await readVersion(content, { id, file, isBefore: true })).toEqual({ [file]: first });
  const { id: begin = '' } = versions[2] ?? {};
  expect(await readVersion(content, { id: begin, file, isBefore: true })).toEqual({ [file]: null });
});

test('the whole site has versions; each lists changed and deleted pages', async () => {
  const answer = await readHistory(content, null);
  if (answer.kind === 'none') throw new Error('There is no history.');
  expect(answer.versions.map(({ what }) => what)).toEqual([
    'Other colours',
    'Borrow is moved, rooms are deleted',
    'Borrow: another title',
    'The site begins',
  ]);
  // The page that was moved is not deleted.
  expect(answer.deleted.map(({ file }) => file)).toEqual(['pages/visit/rooms.yaml']);
  // Who changes code too is a developer.
  expect(answer.versions.filter(({ isTechnical }) => isTechnical).map(({ what }) => what)).toEqual([
    'Other colours',
  ]);
  const { id = '' } = answer.versions.at(-1) ?? {};
  const texts = await readVersion(content, { id, file: null, isBefore: false });
  expect(Object.keys(texts ?? {}).toSorted()).toEqual([
    'pages/borrow.yaml',
    'pages/lend.yaml',
    'pages/visit/rooms.yaml',
    'theme.yaml',
  ]);
  expect(texts?.['pages/lend.yaml']).toBeNull();
  // Since a day before the site began, all that changed is what changed after its first version.
  expect(await readVersion(content, { id, file: null, isBefore: true })).toEqual(texts);
});

test('a publication that was joined with that of somebody else is listed once, and nothing is empty', async () => {
  const other = mkdtempSync(path.join(tmpdir(), 'joined-history-'));
  const gitThere = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
      cwd: other,
    });
  const commitThere = (file: string, text: string, what: string) => {
    writeFileSync(path.join(other, file), text);
    gitThere('add', '--all');
    gitThere('commit', '--quiet', '-m', what);
  };
  gitThere('init', '--quiet', '--initial-branch=main');
  commitThere('site.yaml', 'name: School\n', 'The site begins');
  gitThere('checkout', '--quiet', '-b', 'theirs');
  commitThere('theme.yaml', 'note: Colours\n', 'Colours');
  gitThere('checkout', '--quiet', 'main');
  commitThere('site.yaml', 'name: The School\n', 'Another name');
  gitThere('merge', '--quiet', '--no-ff', '-m', 'Another name', 'theirs');
  mkdirSync(path.join(other, 'pages'));
  commitThere('pages/notes.txt', 'Nobody reads this', 'No page');
  const answer = await readHistory(other, null);
  expect(answer.kind === 'history' && answer.versions.map(({ what }) => what).toSorted()).toEqual([
    'Another name',
    'Colours',
    'The site begins',
  ]);
  rmSync(other, { recursive: true });
});

test('a version tells what was not taken, and words that only look like a note are not one', async () => {
  const notTaken = {
    file: 'pages/lend.yaml',
    path: ['blocks', 0, 'text'],
    value: 'Kadi\nni bure',
    who: 'Baraka “B.” O’Neill',
    when: '2026-11-20T08:30:00Z',
  };
  writeFileSync(page('lend.yaml'), second.replace(/^title: .*/m, 'title: Azima'));
  const { message } = withNotTaken('Lend: a title', [notTaken]);
  publish(`${message}\nNot-taken: {"file":"x"}\nNot-taken: nothing`);
  const answer = await readHistory(content, null);
  expect(answer.kind === 'history' && answer.versions[0]).toMatchObject({
    what: 'Lend: a title',
    notTaken: [notTaken],
  });
  expect(answer.kind === 'history' && answer.versions[1]?.notTaken).toBeUndefined();
  expect(await lastPublication(content, 'pages/lend.yaml')).toMatchObject({
    who: 'Amina',
    isPublished: true,
  });
  expect(await isAsPublished(content, 'pages/lend.yaml')).toBe(true);
  writeFileSync(page('lend.yaml'), second);
  expect(await isAsPublished(content, 'pages/lend.yaml')).toBe(false);
});

test.each(['--help', 'main', 'HEAD', '', '0'.repeat(40)])('%s is not a version', async (id) => {
  expect(await readVersion(content, { id, file: null, isBefore: false })).toBeNull();
});

test('a folder that was never published from has no history', async () => {
  const bare = mkdtempSync(path.join(tmpdir(), 'no-history-'));
  expect(await readHistory(bare, null)).toEqual({ kind: 'none' });
  rmSync(bare, { recursive: true });
});
