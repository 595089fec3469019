import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { publish } from '../../src/dev/edit/publish/publish.ts';
import { readPublished } from '../../src/dev/edit/publish/repository.ts';
import type { PublishRequest } from '../../src/editor/store/store.ts';
import { sampleOf } from '../sample.ts';

let scratch: string;
let remote: string;
let secretary: string;
let teacher: string;

const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] }).toString();

const contentOf = (folder: string) => path.join(folder, 'content');
const file = 'pages/borrow.yaml';
const read = (folder: string, name = file) =>
  readFileSync(path.join(contentOf(folder), name), 'utf8');
const write = (folder: string, text: string, name = file) =>
  writeFileSync(path.join(contentOf(folder), name), text);
const change = (folder: string, from: string | RegExp, to: string, name = file) => {
  const before = read(folder, name);
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  write(folder, after, name);
};

const now = (folder: string, more: Partial<PublishRequest> = {}) =>
  publish(contentOf(folder), { message: 'Borrow: new words', choices: [], ...more });

const published = (name = file) => git(remote, 'show', `main:content/${name}`);

function clone(folder: string, name: string): void {
  const own = path.join(folder, name);
  git(folder, 'clone', '--quiet', 'remote.git', name);
  // Goes along when all of them are copied.
  git(own, 'remote', 'set-url', 'origin', '../remote.git');
  git(own, 'config', 'user.name', name);
  git(own, 'config', 'user.email', `${name}@school.example`);
}

/** A repository and two who work on it. To make them takes longer than most tests: each test gets a copy. */
let prepared: string;

/** Whoever runs the tests has settings of their own. */
function withoutOwnSettings(): void {
  vi.stubEnv('GIT_CONFIG_GLOBAL', path.join(prepared, 'no-settings'));
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
}

beforeAll(() => {
  prepared = mkdtempSync(path.join(tmpdir(), 'publish-'));
  withoutOwnSettings();
  git(prepared, 'init', '--quiet', '--bare', '--initial-branch=main', 'remote.git');
  clone(prepared, 'developer');
  const first = path.join(prepared, 'developer');
  git(first, 'checkout', '--quiet', '-B', 'main');
  cpSync('tests/fixtures/library', contentOf(first), { recursive: true });
  writeFileSync(path.join(first, 'code.ts'), 'one\n');
  git(first, 'add', '.');
  git(first, 'commit', '--quiet', '-m', 'Begin');
  git(first, 'push', '--quiet', 'origin', 'main');
  clone(prepared, 'secretary');
  clone(prepared, 'teacher');
});

afterAll(() => rmSync(prepared, { recursive: true, force: true }));

beforeEach(() => {
  withoutOwnSettings();
  scratch = mkdtempSync(path.join(tmpdir(), 'publish-'));
  cpSync(prepared, scratch, { recursive: true, preserveTimestamps: true });
  remote = path.join(scratch, 'remote.git');
  secretary = path.join(scratch, 'secretary');
  teacher = path.join(scratch, 'teacher');
});

afterEach(() => rmSync(scratch, { recursive: true, force: true }));

test("only the content is published; a developer's uncommitted changes stay as they are", async () => {
  writeFileSync(path.join(secretary, 'code.ts'), 'half done\n');
  git(secretary, 'add', 'code.ts');
  change(secretary, /^title: .*/m, 'title: Chukua vitabu');
  write(
    secretary,
    'title: Chess\nblocks:\n  - type: prose\n    text: Every Friday.\n',
    'pages/chess.yaml',
  );
  expect(Object.keys((await readPublished(contentOf(secretary))) ?? {}).toSorted()).toEqual([
    file,
    'pages/chess.yaml',
  ]);
  expect(await now(secretary)).toEqual({ kind: 'published' });
  expect(published()).toBe(read(secretary));
  expect(published('pages/chess.yaml')).toContain('Every Friday.');
  expect(git(remote, 'show', 'main:code.ts')).toBe('one\n');
  expect(git(secretary, 'status', '--porcelain').trim()).toBe('M  code.ts');
  expect(git(remote, 'log', '-1', '--format=%s %an', 'main').trim()).toBe(
    'Borrow: new words secretary',
  );
  expect(await readPublished(contentOf(secretary))).toEqual({});
});

test('changes of two people in adjacent lines are merged, and published on the second try', async () => {
  change(teacher, /^description: .*/m, 'description: Of the teacher');
  expect(await now(teacher)).toEqual({ kind: 'published' });
  change(secretary, /^title: .*/m, 'title: Of the secretary');
  expect(await now(secretary)).toEqual({ kind: 'published' });
  for (const text of [published(), read(secretary)]) {
    expect(text).toContain('title: Of the secretary\ndescription: Of the teacher\n');
  }
});

test('on a conflict nothing is published and both versions are reported; then one is chosen', async () => {
  const base = /^title: (.*)/m.exec(read(secretary))?.[1];
  change(teacher, /^title: .*/m, 'title: Of the teacher');
  await now(teacher);
  change(secretary, /^title: .*/m, 'title: Of the secretary');
  const mine = read(secretary);
  const answer = await now(secretary);
  expect(answer).toMatchObject({
    kind: 'conflicts',
    conflicts: [
      { file, path: ['title'], base, ours: 'Of the secretary', theirs: 'Of the teacher' },
    ],
  });
  expect(read(secretary)).toBe(mine);
  expect(published()).toContain('Of the teacher');
  expect(await now(secretary, { choices: [{ file, path: ['title'] }] })).toEqual({
    kind: 'published',
  });
  expect(published()).toContain('title: Of the secretary\n');
});

test('a page that one side deleted and the other changed is a conflict as a whole', async () => {
  rmSync(path.join(contentOf(teacher), 'pages/whats-on/reading-trail.yaml'));
  for (const name of ['pages/index.yaml', 'pages/whats-on/index.yaml', 'pages/visit/rooms.yaml']) {
    write(teacher, read(teacher, name).replaceAll('/whats-on/reading-trail', '/visit'), name);
  }
  expect(await now(teacher)).toEqual({ kind: 'published' });
  const trail = 'pages/whats-on/reading-trail.yaml';
  change(secretary, /^title: .*/m, 'title: Of the secretary', trail);
  const mine = read(secretary, trail);
  expect(await now(secretary)).toMatchObject({
    kind: 'conflicts',
    conflicts: [{ file: trail, path: [], ours: mine, theirs: undefined }],
  });
  expect(await now(secretary, { choices: [{ file: trail, path: [] }] })).toEqual({
    kind: 'published',
  });
  expect(published(trail)).toBe(mine);
});

test('offline, changes are kept and published the next time', async () => {
  git(secretary, 'remote', 'set-url', 'origin', path.join(scratch, 'away.git'));
  change(secretary, /^title: .*/m, 'title: Kept');
  expect(await now(secretary)).toMatchObject({ kind: 'failed' });
  expect(Object.keys((await readPublished(contentOf(secretary))) ?? {})).toEqual([file]);
  git(secretary, 'remote', 'set-url', 'origin', remote);
  expect(await now(secretary)).toEqual({ kind: 'published' });
  expect(published()).toContain('title: Kept\n');
});

test('a site with mistakes is not published', async () => {
  change(secretary, /^title: /m, 'tittle: ');
  expect(await now(secretary)).toMatchObject({ kind: 'failed' });
  expect(git(secretary, 'log', '--format=%s').trim()).toBe('Begin');
});

test('the name of the publisher is asked for once', async () => {
  git(secretary, 'config', '--unset', 'user.name');
  git(secretary, 'config', 'user.useConfigOnly', 'true');
  change(secretary, /^title: .*/m, 'title: Signed');
  expect(await now(secretary)).toEqual({ kind: 'nameless' });
  const author = { name: 'Amina', email: 'amina@school.example' };
  expect(await now(secretary, { author })).toEqual({ kind: 'published' });
  expect(git(remote, 'log', '-1', '--format=%an %ae', 'main').trim()).toBe(
    'Amina amina@school.example',
  );
});

test('a protected branch gets the changes on another branch, for review', async () => {
  const hook = path.join(remote, 'hooks', 'pre-receive');
  writeFileSync(
    hook,
    '#!/bin/sh\nwhile read old new ref; do case $ref in refs/heads/main) echo "GH006: Protected branch update failed" >&2; exit 1;; *) echo "Create a merge request: https://host.example/new" >&2;; esac; done\n',
  );
  chmodSync(hook, 0o755);
  change(secretary, /^title: .*/m, 'title: Proposed');
  expect(await now(secretary)).toEqual({
    kind: 'proposed',
    link: 'https://host.example/new',
  });
  expect(git(remote, 'show', `edit/secretary:content/${file}`)).toContain('title: Proposed\n');
});

/** Where there is nothing to publish from, or somebody refuses it. */
const obstacles: [string, () => void][] = [
  ['outside of any repository', () => rmSync(path.join(secretary, '.git'), { recursive: true })],
  ['where no published site is named', () => void git(secretary, 'remote', 'remove', 'origin')],
  [
    'while an earlier version is open',
    () => void git(secretary, 'checkout', '--quiet', '--detach'),
  ],
  ['in the middle of a merge', () => writeFileSync(path.join(secretary, '.git', 'MERGE_HEAD'), '')],
  [
    'when a hook refuses it',
    () => {
      const hook = path.join(secretary, '.git', 'hooks', 'pre-commit');
      writeFileSync(hook, '#!/bin/sh\necho "Ask the head first." >&2\nexit 1\n');
      chmodSync(hook, 0o755);
    },
  ],
  ['without git', () => void vi.stubEnv('PATH', scratch)],
];

test.each(sampleOf(obstacles, 2))(
  '%s nothing is published, and a sentence without any word of git says why',
  async (_where, prepare) => {
    change(secretary, /^title: .*/m, 'title: Refused');
    prepare();
    const answer = await now(secretary);
    const reason = answer.kind === 'failed' ? answer.reason : '';
    expect(reason).toMatch(/^[A-Z].*\.$/);
    expect(reason.replace('install Git', '')).not.toMatch(
      /\b(?:git|commit|push|pull|merge|branch|head(?! first)|remote|hook|conflict)\b/i,
    );
    expect(read(secretary)).toContain('title: Refused');
    expect(existsSync(path.join(contentOf(secretary), file))).toBe(true);
  },
);
