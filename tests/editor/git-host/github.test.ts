import { expect, test } from 'vitest';
import { githubHost } from '../../../src/editor/store/git-host/github.ts';
import { githubSetup } from './github-setup.ts';
import { hostBehaviour } from './host-behaviour.ts';

const behaviour = Object.entries(hostBehaviour);

test.each(behaviour)('GitHub: %s', async (_, tryIt) => {
  const { host } = githubSetup();
  await tryIt({ host, main: 'main', branches: 'editor-test/1' });
});

test('GitHub Enterprise has its API elsewhere, and a site may be a whole repository', async () => {
  const { host, double } = githubSetup({ api: 'https://git.example/api/v3', folder: '' });
  for (const [, tryIt] of behaviour)
    await tryIt({ host, main: 'main', branches: `test/${double.requests.length}` });
  expect(
    double.requests.filter((request) => !/ \/api\/v3\/(?:user|repos\/)/.test(request)),
  ).toEqual([]);
});

const { EDITOR_TEST_TOKEN: testToken = '', EDITOR_TEST_REPOSITORY: testRepository = '' } =
  process.env;
const isSetUp = testToken !== '' && testRepository !== '';

test.skipIf(!isSetUp)(
  isSetUp
    ? `GitHub itself, in ${testRepository}`
    : 'GitHub itself, which is not set up here (EDITOR_TEST_TOKEN and EDITOR_TEST_REPOSITORY)',
  { timeout: 5 * 60_000 },
  async () => {
    const [owner = '', name = ''] = testRepository.split('/');
    const api = process.env['EDITOR_TEST_API'] ?? 'https://api.github.com';
    const folder = process.env['EDITOR_TEST_FOLDER'] ?? 'content';
    const host = githubHost({ api, owner, name, folder, token: () => testToken, now: Date.now });
    const main = await host.mainBranch();
    const branches = `editor-test/${Date.now()}`;
    try {
      for (const [, tryIt] of behaviour) await tryIt({ host, main, branches });
    } finally {
      await removeBranches(`${api}/repos/${owner}/${name}/git`, branches, testToken);
    }
  },
);

/** Takes the branches of a test away; GitHub closes what was proposed from them. */
async function removeBranches(git: string, prefix: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const found = await fetch(`${git}/matching-refs/heads/${prefix}/`, { headers });
  const refs: { ref: string }[] = await found.json();
  for (const { ref } of refs) await fetch(`${git}/${ref}`, { method: 'DELETE', headers });
}
