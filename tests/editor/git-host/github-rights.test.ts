import { expect, test } from 'vitest';
import type { Job, Run } from '../../github-double/repository.ts';
import { githubSetup } from './github-setup.ts';

const contents = { right: 'Contents: Read and write', isNeeded: true };
const pulls = { right: 'Pull requests: Read and write', isNeeded: true };
const actions = { right: 'Actions: Read-only', isNeeded: false };
const deployments = { right: 'Deployments: Read-only', isNeeded: false };

test('what a token lacks is named as on the page where tokens are made', async () => {
  const { host, double } = githubSetup();
  const account = { login: 'amina', name: 'Amina Wanjiru' };
  expect(await host.signIn()).toEqual({ kind: 'signed-in', account, missing: [] });
  double.addToken('token', { pulls: 'none', actions: 'none', deployments: 'none' });
  const missing = [pulls, actions, deployments];
  expect(await host.signIn()).toEqual({ kind: 'signed-in', account, missing });
  double.addToken('token', { contents: 'read', actions: 'none' });
  expect(await host.signIn()).toEqual({ kind: 'no-rights', missing: [contents, actions] });
});

test('a token that is unknown, or meant for something else, is distinguished', async () => {
  const { host, double } = githubSetup();
  double.people.clear();
  expect(await host.signIn()).toEqual({ kind: 'unknown-token' });
  double.addToken('token', { repository: false });
  expect(await host.signIn()).toEqual({ kind: 'no-repository' });
});

test('an archived repository cannot be edited, and a person without a name is shown by login', async () => {
  const { host, double, repository } = githubSetup();
  double.addToken('token', {}, 'otieno');
  expect(await host.signIn()).toMatchObject({ account: { login: 'otieno', name: 'otieno' } });
  repository.isArchived = true;
  expect(await host.signIn()).toEqual({ kind: 'no-rights', missing: [contents] });
});

test('signing in leaves the repository as it was, and a busy host does not look like a bad token', async () => {
  const { host, double, repository, clock } = githubSetup();
  const before = [new Map(repository.branches), repository.pulls.length];
  await host.signIn();
  expect([repository.branches, repository.pulls.length]).toEqual(before);
  double.limit = { left: 0, reset: clock.now / 1000 + 60 };
  await expect(host.signIn()).rejects.toMatchObject({ problem: 'busy' });
});

test('a token that cannot open a pull request links to the page where the person can', async () => {
  const { host, double, repository } = githubSetup();
  double.addToken('token', { pulls: 'none' });
  repository.commit('edit/amina 1', { 'content/pages/new.yaml': 'title: New\n' });
  const proposal = { branch: 'edit/amina 1', into: 'main', title: 'New', text: '' };
  expect(await host.propose(proposal)).toBe(
    'https://github.com/lakeside/website/compare/main...edit/amina%201?expand=1',
  );
});

test('a proposal whose answer was lost is found again', async () => {
  const { host, double, repository } = githubSetup();
  repository.commit('edit/amina', { 'content/pages/new.yaml': 'title: New\n' });
  const proposal = { branch: 'edit/amina', into: 'main', title: 'New page', text: 'Pages: New' };
  double.fail(/^POST .*\/pulls$/, 'lost-answer');
  await expect(host.propose(proposal)).rejects.toMatchObject({ problem: null });
  expect(await host.propose(proposal)).toBe('https://github.com/lakeside/website/pull/1');
  expect(repository.pulls).toMatchObject([{ title: 'New page', body: 'Pages: New', base: 'main' }]);
});

/** A job that failed in a step, with what it said. */
const failedJob = (annotations: Job['annotations'] = []): Job => ({
  id: 77,
  name: 'build',
  conclusion: 'failure',
  steps: [
    { name: 'Install', conclusion: 'success' },
    { name: 'Check the content', conclusion: 'failure' },
  ],
  annotations,
});

const exit = {
  path: '.github',
  line: 12,
  level: 'failure',
  message: 'Process completed with exit code 1.',
};
const mistake = {
  path: 'content/pages/fees.yaml',
  line: 14,
  level: 'failure',
  message: '"twelve" is not a number.',
};

const done = (conclusion: string) => ({ status: 'completed', conclusion });

test.each<[string, Partial<Run>[], object]>([
  ['no run', [], { kind: 'unknown' }],
  ['a run that waits', [{ status: 'queued' }], { kind: 'waiting' }],
  [
    'one that runs and one that waits',
    [{ status: 'queued' }, { workflow: 2 }],
    { kind: 'building' },
  ],
  [
    'one that runs after the check has ended',
    [done('success'), { workflow: 2 }],
    { kind: 'building' },
  ],
  ['all ended well', [done('success'), { workflow: 2, ...done('success') }], { kind: 'built' }],
  ['the second attempt went well', [done('failure'), done('success')], { kind: 'built' }],
  ['the workflow is not set up', [done('skipped')], { kind: 'unknown' }],
  [
    'only the daily run failed',
    [done('success'), { event: 'schedule', ...done('failure') }],
    { kind: 'built' },
  ],
  [
    'a step failed',
    [{ ...done('failure'), jobs: [failedJob([exit])] }],
    { kind: 'failed', stage: 'build', message: 'build, Check the content' },
  ],
  [
    'a step failed and said why',
    [{ ...done('failure'), jobs: [failedJob([mistake, exit])] }],
    {
      kind: 'failed',
      message: 'build, Check the content:\ncontent/pages/fees.yaml:14: "twelve" is not a number.',
    },
  ],
  [
    'cancelled before it began',
    [done('cancelled')],
    { kind: 'failed', stage: null, message: 'publish' },
  ],
])('what becomes of a commit: %s', async (_, runs, expected) => {
  const { host, repository } = githubSetup();
  const commit = repository.branches.get('main') ?? '';
  for (const [at, run] of runs.entries()) {
    const usual = { id: at + 1, workflow: 1, name: 'publish', event: 'push', commit, jobs: [] };
    repository.runs.push({ ...usual, status: 'in_progress', conclusion: null, ...run });
  }
  const found = await host.publication(commit);
  expect(found).toMatchObject(expected);
  if (found.kind !== 'unknown')
    expect(found.link).toMatch(/^https:\/\/github\.com\/.+\/runs\/\d+$/);
});

test('without the right to see runs or what they said, less is known', async () => {
  const { host, double, repository } = githubSetup();
  const commit = repository.branches.get('main') ?? '';
  const run = { id: 1, workflow: 1, name: 'publish', event: 'push', commit };
  repository.runs.push({ ...run, ...done('failure'), jobs: [failedJob([mistake])] });
  double.addToken('token', { checks: 'none' });
  expect(await host.publication(commit)).toMatchObject({ message: 'build, Check the content' });
  double.addToken('token', { actions: 'none' });
  expect(await host.publication(commit)).toEqual({ kind: 'unknown' });
});

test('the preview of a branch is that of its last version, once it is ready', async () => {
  const { host, repository } = githubSetup();
  const commit = repository.commit('edit/amina', { 'content/pages/new.yaml': 'title: New\n' });
  expect(await host.preview('edit/amina')).toBeNull();
  const address = 'https://draft-7.lakeside.example/';
  const statuses = [{ state: 'in_progress', address }];
  repository.deployments.push({ commit, statuses });
  expect(await host.preview('edit/amina')).toBeNull();
  statuses.push({ state: 'success', address });
  expect(await host.preview('edit/amina')).toBe(address);
  repository.commit('edit/amina', { 'content/pages/new.yaml': 'title: Newer\n' });
  expect(await host.preview('edit/amina')).toBeNull();
});
