import { expect, test } from 'vitest';
import type { GitHost } from '../../../src/editor/store/git-host/git-host.ts';
import type { Fault } from '../../github-double/github-double.ts';
import { githubSetup } from './github-setup.ts';

const feesFile = 'content/pages/fees/grade-10.yaml';

/** Commits a new title of the fees to the main branch. */
async function changeFees(host: GitHost, parent: string) {
  return host.commit({
    branch: 'main',
    parents: [parent],
    filesOf: parent,
    files: [{ path: 'pages/fees/grade-10.yaml', content: 'title: New fees\n' }],
    message: 'New fees',
    isNew: false,
  });
}

function setupWithHead(options: Parameters<typeof githubSetup>[0] = {}) {
  const setup = githubSetup(options);
  return { ...setup, start: setup.repository.branches.get('main') ?? '' };
}

const toMain = /^PATCH .*\/git\/refs\/heads\/main$/;

test.each([
  ['is lost', 'lost-answer'],
  ['does not come in time', 'slow'],
] satisfies [string, Fault][])('a commit has arrived although the answer %s', async (_, fault) => {
  const { host, double, repository, start } = setupWithHead({ timeout: 30 });
  double.fail(toMain, fault);
  const answer = await changeFees(host, start);
  expect(answer).toEqual({ kind: 'committed', commit: repository.branches.get('main') });
  expect(repository.text('main', feesFile)).toBe('title: New fees\n');
});

test('a commit whose answer was lost is known even if somebody has published after it', async () => {
  const { host, double, repository, start } = setupWithHead({
    fetch: async (address, request) => {
      const isMove = request.method === 'PATCH';
      const answer = await double.answer(new Request(address, request));
      if (!isMove) return answer;
      repository.commit('main', { 'content/pages/other.yaml': 'title: Other\n' });
      throw new TypeError('Failed to fetch');
    },
  });
  const answer = await changeFees(host, start);
  const head = repository.branches.get('main') ?? '';
  expect(answer).toEqual({
    kind: 'committed',
    commit: repository.objects.commits.get(head)?.parents[0],
  });
});

test.each(['lost-request', 500, 502, 503] satisfies Fault[])(
  'a commit that never arrives (%s) changes nothing, and can be made again',
  async (fault) => {
    const { host, double, repository, start } = setupWithHead();
    double.fail(toMain, fault);
    await expect(changeFees(host, start)).rejects.toMatchObject({
      name: 'StoreUnavailable',
      problem: null,
    });
    expect(repository.branches.get('main')).toBe(start);
    expect(double.requests.filter((request) => toMain.test(request))).toHaveLength(1);
    expect(await changeFees(host, start)).toMatchObject({ kind: 'committed' });
  },
);

test('a commit that did not arrive while somebody else published is behind', async () => {
  const { host, double, repository, start } = setupWithHead({
    fetch: async (address, request) => {
      if (request.method !== 'PATCH') return double.answer(new Request(address, request));
      repository.commit('main', { 'content/pages/other.yaml': 'title: Other\n' });
      throw new TypeError('Failed to fetch');
    },
  });
  expect(await changeFees(host, start)).toEqual({ kind: 'behind' });
});

test('"conflict" means that the branch has moved, or else that the host refuses', async () => {
  const { host, double, repository, start } = setupWithHead();
  double.fail(toMain, 409);
  expect(await changeFees(host, start)).toMatchObject({ kind: 'refused', reason: 'Conflict' });
  repository.commit('main', { 'content/pages/other.yaml': 'title: Other\n' });
  double.fail(toMain, 409);
  expect(await changeFees(host, start)).toEqual({ kind: 'behind' });
});

test.each([
  'Repository rule violations found\n\nChanges must be made through a pull request.\n\n',
  'Required status check "content" is expected.',
  'At least 1 approving review is required by reviewers with write access. Protected branch update failed.',
])('a branch that accepts no direct changes: %s', async (message) => {
  const { host, repository, start } = setupWithHead();
  repository.protectedBranches.set('main', message);
  expect(await changeFees(host, start)).toEqual({ kind: 'protected' });
  expect(repository.branches.get('main')).toBe(start);
});

test('other rules are reported in the words of the host', async () => {
  const { host, repository, start } = setupWithHead();
  repository.protectedBranches.set('main', 'File content/images/film.mov is 200 MB.');
  expect(await changeFees(host, start)).toEqual({
    kind: 'refused',
    reason: 'File content/images/film.mov is 200 MB.',
  });
});

test('whoever is signed out in the middle goes on after signing in again', async () => {
  let token = 'token';
  const { host, double, start } = setupWithHead({ token: () => token });
  double.people.delete('token');
  const signedOut = { name: 'StoreUnavailable', problem: 'signed-out' };
  await expect(changeFees(host, start)).rejects.toMatchObject(signedOut);
  await expect(host.head('main')).rejects.toMatchObject(signedOut);
  double.addToken('next');
  token = 'next';
  expect(await changeFees(host, start)).toMatchObject({ kind: 'committed' });
});

test('when the hour’s requests are used up, the host says until when', async () => {
  const { host, double, clock, start } = setupWithHead();
  double.limit = { left: 2, reset: clock.now / 1000 + 600 };
  await expect(changeFees(host, start)).rejects.toMatchObject({
    problem: 'busy',
    until: clock.now + 600_000,
  });
  const sent = double.requests.length;
  await expect(host.head('main')).rejects.toMatchObject({ problem: 'busy' });
  expect(double.requests).toHaveLength(sent);
  clock.now += 600_000;
  double.limit = { left: 5000, reset: clock.now / 1000 + 3600 };
  expect(await changeFees(host, start)).toMatchObject({ kind: 'committed' });
});

test('a picture that has arrived is not sent again when the rest fails', async () => {
  const { host, double, start } = setupWithHead();
  const commit = () =>
    host.commit({
      branch: 'main',
      parents: [start],
      filesOf: start,
      files: [{ path: 'images/new.jpg', content: new Uint8Array(5000).fill(7) }],
      message: 'A picture',
      isNew: false,
    });
  double.fail(/^POST .*\/git\/trees$/, 'lost-request');
  await expect(commit()).rejects.toMatchObject({ problem: null });
  expect(await commit()).toMatchObject({ kind: 'committed' });
  expect(double.requests.filter((request) => request.endsWith('/git/blobs'))).toHaveLength(1);
});

test('a list that is too long for one answer is read folder by folder', async () => {
  const { host, repository, start } = setupWithHead();
  const whole = await host.folder(start);
  const short = setupWithHead();
  short.repository.maxEntries = 2;
  expect(short.start).toBe(start);
  expect((await short.host.folder(start)).files).toEqual(whole.files);
  expect([...whole.files.keys()].toSorted()).toEqual([
    'images/lake.jpg',
    'pages/fees/grade-10.yaml',
    'pages/index.yaml',
    'site.yaml',
  ]);
  expect(repository.maxEntries).toBe(100_000);
});

test('what cannot change is asked for once', async () => {
  const { host, double, repository, start } = setupWithHead();
  await host.folder(start);
  const count = double.requests.length;
  await host.folder(start);
  expect(double.requests).toHaveLength(count);
  // A version with the same content: its commit and the top level, but no list of files.
  const next = repository.commit('main', { 'README.md': 'About us\n' });
  await host.folder(next);
  expect(double.requests.slice(count)).toHaveLength(2);
});

test('what may change is requested again, bypassing the browser cache, and nothing else is sent', async () => {
  const caches: [string, RequestCache | undefined][] = [];
  const { host, double, start } = setupWithHead({
    fetch: (address, request) => {
      caches.push([address.slice(address.indexOf('/git/')), request.cache]);
      expect(request).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
      return double.answer(new Request(address, request));
    },
  });
  await host.head('main');
  await host.folder(start);
  const [first, ...others] = caches;
  expect(first).toEqual(['/git/ref/heads/main', 'no-cache']);
  expect(new Set(others.map(([, cache]) => cache))).toEqual(new Set(['default']));
});

test('a repository without a content folder, or without anything, has no files', async () => {
  const elsewhere = setupWithHead({ folder: 'website/content' });
  expect((await elsewhere.host.folder(elsewhere.start)).files.size).toBe(0);
  const { host, repository } = setupWithHead();
  repository.branches.clear();
  expect(await host.head('main')).toBeNull();
  expect(await host.history('main', null)).toEqual([]);
});

test('all changed files of a version are listed, moved ones under both names', async () => {
  const { host, repository } = setupWithHead();
  const many = Array.from({ length: 150 }, (_, at) => [
    `content/pages/p${at}.yaml`,
    `title: ${at}\n`,
  ]);
  const made = repository.commit('main', { ...Object.fromEntries(many), 'README.md': 'New\n' });
  const { files, hasOthers } = await host.changedFiles(made);
  expect(files).toHaveLength(150);
  expect(hasOthers).toBe(true);
  const moved = repository.commit('main', {
    'content/pages/p1.yaml': null,
    'content/pages/moved.yaml': 'title: 1\n',
  });
  expect(await host.changedFiles(moved)).toEqual({
    files: [
      { path: 'pages/p1.yaml', isDeleted: true },
      { path: 'pages/moved.yaml', isDeleted: false },
    ],
    hasOthers: false,
  });
});

test('versions say when, who and what, the newest first, and only those of the file', async () => {
  const { host, repository } = setupWithHead();
  repository.commit('main', { 'README.md': 'Other\n' }, { message: 'About' });
  repository.commit('main', { [feesFile]: 'title: Fees 2027\n' }, { message: 'Fees\n\nAgreed.' });
  expect(await host.history('main', 'pages/fees/grade-10.yaml')).toMatchObject([
    { when: '2026-01-05T09:03:00Z', who: 'Grace Otieno', what: 'Fees' },
    { when: '2026-01-05T09:01:00Z', what: 'The site as it begins' },
  ]);
  expect((await host.history('main', null)).map(({ what }) => what)).toEqual([
    'Fees',
    'The site as it begins',
  ]);
});
