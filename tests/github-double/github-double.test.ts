import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { description, operations } from './description.ts';
import { GithubDouble, handlers } from './github-double.ts';

const api = 'https://api.github.com';
const usual = {
  accept: 'application/vnd.github+json',
  authorization: 'Bearer token',
  'x-github-api-version': '2022-11-28',
};

function begin() {
  const double = new GithubDouble({ files: { 'a.txt': 'A\n', 'b/c.txt': 'C\n', 'b.txt': 'B\n' } });
  double.addToken('token');
  const ask = (address: string, { headers = {}, ...options }: RequestInit = {}) =>
    double.answer(new Request(api + address, { ...options, headers: { ...usual, ...headers } }));
  const post = (address: string, body: unknown) =>
    ask(address, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  return { double, ask, post };
}

test('the description is that of the pinned package, and has every operation that the double serves', () => {
  expect(Object.keys(handlers).toSorted()).toEqual(operations.toSorted());
  expect(readFileSync('scripts/read-github-api.mjs', 'utf8')).toContain(`'${description.source}'`);
});

test('what GitHub would not understand, or never answers, is a mistake', async () => {
  const { double, ask, post } = begin();
  await post('/repos/lakeside/website/git/blobs', { content: 'x', coding: 'utf-8' });
  await post('/repos/lakeside/website/git/trees', { base_tree: 'x' });
  await ask('/repos/lakeside/website/commits?perpage=1');
  await ask('/repos/lakeside/website/commits?per_page=many');
  await ask('/repos/lakeside/website/branches');
  await ask('/user', { headers: { accept: 'text/html' } });
  double.fail(/user/, 418);
  await ask('/user');
  const answers = [
    /body: .* additional properties .*coding/,
    /body: .* required property 'tree'/,
    /no query parameter perpage/,
    /per_page: .* must be integer/,
    /GitHub has no GET .*branches/,
    /header accept/,
    /get \/user never answers with 418/,
  ];
  expect(double.mistakes).toHaveLength(answers.length);
  for (const [at, words] of answers.entries()) expect(double.mistakes[at]).toMatch(words);
});

test('an answer that does not come is given up in time, although the garbage is collected meanwhile', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const { double, ask } = begin();
  double.fail(/user/, 'slow');
  const answer = ask('/user', { signal: AbortSignal.timeout(60) });
  const collecting = setInterval(collect, 5);
  await expect(answer).rejects.toThrow('timeout');
  clearInterval(collecting);
});

test('commits have the ids that git gives them', () => {
  const { double } = begin();
  const folder = mkdtempSync(path.join(tmpdir(), 'double-'));
  try {
    const { objects, branches } = double.repository;
    const commit = objects.commits.get(branches.get('main') ?? '');
    const git = (args: string[], input?: string | Buffer) =>
      execFileSync('git', args, { cwd: folder, input: input ?? '', encoding: 'utf8' }).trim();
    git(['init', '--quiet']);
    for (const bytes of objects.blobs.values()) git(['hash-object', '-w', '--stdin'], bytes);
    const files = [...objects.filesOfCommit(commit?.id)];
    const lines = files.map(([file, { id }]) => `100644 ${id}\t${file}\n`);
    git(['update-index', '--index-info'], lines.join(''));
    expect(git(['write-tree'])).toBe(commit?.tree);
    const who = `Grace Otieno <grace.otieno@example.org> ${Date.parse(commit?.date ?? '') / 1000} +0000`;
    const text = `tree ${commit?.tree}\nauthor ${who}\ncommitter ${who}\n\n${commit?.message}`;
    expect(git(['hash-object', '-t', 'commit', '--stdin'], text)).toBe(commit?.id);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a page of another origin may ask, and an unchanged answer costs nothing', async () => {
  const { double, ask } = begin();
  const preflight = await double.answer(new Request(`${api}/user`, { method: 'OPTIONS' }));
  expect(preflight.headers.get('access-control-allow-headers')).toMatch(
    /Authorization.*X-GitHub-Api-Version/,
  );
  const first = await ask('/user');
  expect(first.headers.get('access-control-allow-origin')).toBe('*');
  const { left } = double.limit;
  const again = await ask('/user', {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  });
  expect([again.status, double.limit.left]).toEqual([304, left]);
  expect(double.mistakes).toEqual([]);
});
