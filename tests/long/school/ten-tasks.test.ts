import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../../browser/harness.ts';
import { startSite, type StartedSite } from '../../browser/start-site.ts';
import { Hand, windows, type Device } from '../hand.ts';
import type { Task } from './ten-steps.ts';
import { tasks } from './ten-walks.ts';

/*
 * Tasks of .github/ten-tasks.md, on a copy of the school's site: with a mouse, by touch, and with the keyboard alone. A
 * task that takes more than is allowed there fails; what it takes is noted with it.
 */

let site: StartedSite;
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: path.dirname(site.content), encoding: 'utf8' });

beforeAll(async () => {
  site = await startSite('content', 47_873);
  const remote = path.join(path.dirname(site.content), 'remote.git');
  git('init', '--quiet', '--bare', '--initial-branch=main', remote);
  git('init', '--quiet', '--initial-branch=main', '.');
  git('config', 'user.name', 'Amina');
  git('config', 'user.email', 'amina@school.example');
  git('remote', 'add', 'origin', remote);
  git('add', 'content');
  git('commit', '--quiet', '-m', 'Begin');
  git('tag', 'first');
  git('push', '--quiet', 'origin', 'main');
  // The first page of all waits until everything is bundled.
  await fetch(new URL('/@edit', site.origin));
  await fetch(new URL('/fees', site.origin));
});
afterAll(() => site.stop());

/** Opens the list of pages, after what the task begins with was changed. */
async function begin(task: Task, device: Device): Promise<Hand> {
  git('reset', '--quiet', '--hard', 'first');
  git('clean', '--quiet', '-fd', 'content');
  git('push', '--quiet', '--force', 'origin', 'main');
  // The server reads what has changed on the disk a moment later; a page opened before that would have to merge.
  await wait(1500);
  const options = { ...windows[device], isNew: true, origin: site.origin };
  const page: Page = await openPage('/@edit', options);
  page.setDefaultTimeout(60_000);
  await task.prepare?.({ page, git, content: site.content });
  await page.goto(new URL('/@edit', site.origin).href);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  return new Hand(page, device);
}

/** The changed lines, without those that name the file. */
const changedLines = () =>
  git('diff', 'first', '--unified=0', 'content')
    .split('\n')
    .filter((line) => /^[-+](?![-+])/.test(line))
    .map((line) => line.replaceAll(/\s+/g, ' ').trim());

const limit = { touch: 1.5, keys: 40 };

test.for(tasks)('$number: $name', async (task, { annotate }) => {
  const counts = new Map<Device, Hand['counts']>();
  for (const device of ['mouse', 'touch', 'keyboard'] as const) {
    const hand = await begin(task, device);
    await task.walk(hand);
    task.check({ lines: changedLines(), git });
    counts.set(device, hand.counts);
    await hand.page.context().close();
  }
  const [mouse, touch, keyboard] = [...counts.values()];
  await annotate(JSON.stringify({ mouse, touch, keyboard }));
  expect(touch?.clicks).toBeLessThanOrEqual(limit.touch * (mouse?.clicks ?? 0));
  expect(keyboard?.keys).toBeLessThanOrEqual(2 * task.text.length + limit.keys);
});
