import { afterEach, expect } from 'vitest';
import type { GithubOptions } from '../../../src/editor/store/git-host/github-api.ts';
import { githubHost } from '../../../src/editor/store/git-host/github.ts';
import { GithubDouble } from '../../github-double/github-double.ts';

/** A small site: texts and a picture in its content folder, and a file beside it. */
export const siteFiles = {
  'README.md': 'About\n',
  'content/site.yaml': 'name: Lakeside\n',
  'content/pages/index.yaml': 'title: Home\n',
  'content/pages/fees/grade-10.yaml': 'title: Fees\n',
  'content/images/lake.jpg': Uint8Array.from([255, 216, 255, 0]),
};

const doubles: GithubDouble[] = [];

// Whatever a test is about: what was asked and answered is what GitHub's description allows.
afterEach(() => {
  expect(doubles.splice(0).flatMap(({ mistakes }) => mistakes)).toEqual([]);
});

/** A double with a small site, and somebody with all rights who edits it. */
export function githubSetup(options: Partial<GithubOptions> = {}) {
  const api = options.api ?? 'https://api.github.com';
  const double = new GithubDouble({ files: siteFiles, api });
  doubles.push(double);
  double.addToken('token');
  const clock = { now: Date.UTC(2026, 0, 6) };
  const host = githubHost({
    api,
    owner: 'lakeside',
    name: 'website',
    folder: 'content',
    token: () => 'token',
    now: () => clock.now,
    fetch: (address, request) => double.answer(new Request(address, request)),
    ...options,
  });
  return { double, repository: double.repository, host, clock };
}
