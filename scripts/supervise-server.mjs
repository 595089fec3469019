import { randomBytes } from 'node:crypto';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { SHARE_ENV, Worker } from 'node:worker_threads';
import { folderOfSite } from './engine.mjs';

/** The exit code with which the server's thread asks to be started again. */
export const restartCode = 75;

const runInThread = (args) =>
  new Promise((done) => {
    new Worker(new URL('run.mjs', import.meta.url), {
      argv: ['start', ...args],
      env: SHARE_ENV,
    }).once('exit', done);
  });

/** Resolves once a file of the site's blocks or rules has changed. */
const changeOfCode = () =>
  new Promise((done) => {
    const watchers = ['blocks', 'rules']
      .map((name) => join(folderOfSite(), name))
      .filter((folder) => existsSync(folder))
      .map((folder) => watch(folder, { recursive: true }, finish));
    function finish() {
      for (const watcher of watchers) watcher.close();
      done();
    }
  });

/**
 * Runs `npm start` in a thread, and anew whenever the site's own blocks or rules have changed, because Node loads a module
 * once. A change that keeps the site from starting is reported, and the next one tried. Returns the exit code.
 */
export async function superviseServer(args) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
  // Open pages and editors go on: what admits them is the same, and the first start notes its port in the environment.
  delete process.env.SITE_PORT;
  process.env.EDIT_TOKEN = randomBytes(32).toString('base64url');
  for (let isFirst = true; ; isFirst = false) {
    const code = await runInThread(args);
    if (code === restartCode) continue;
    if (isFirst || code === 0) return code;
    await changeOfCode();
  }
}
