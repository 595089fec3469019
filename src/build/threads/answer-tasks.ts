import { parentPort } from 'node:worker_threads';
import { Site } from '../../render/index.ts';
import { loadTelephoneRules } from '../../site/index.ts';
import {
  checkTask,
  createLoadCache,
  openTask,
  readFile,
  readStoredFile,
  type LoadCache,
} from '../content-files/load-site.ts';
import { entriesOf, makeTask, openPageTables, PageMaker } from '../page-maker.ts';
import { SiteOutput } from '../publish/site-output.ts';
import { takeFrom } from './queue.ts';
import type { Task } from './thread-pool.ts';

/** What this thread does, by the names of tasks. */
const works = new Map<string, (input: never) => unknown>();

const answer = <Input, Answer>({ name }: Task<Input, Answer>, work: (input: Input) => Answer) =>
  works.set(name, work);

/** Answers one task after the other. */
export async function answerTasks(): Promise<void> {
  await loadTelephoneRules();
  parentPort?.on('message', ({ run, name, input }: { run: number; name: string; input: never }) => {
    const result = works.get(name)?.(input);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- this is no window
    parentPort?.postMessage({ run, answer: result });
  });
}

/** A site with the settings of a content folder, which say how its other files are checked. */
function openSettings(contentDir: string): LoadCache {
  const cache = createLoadCache(contentDir, new Site({ hasBase: true }));
  readFile(contentDir, 'site.yaml', cache);
  return cache;
}

answer(checkTask, ({ contentDir, files, queue }) => {
  const cache = openSettings(contentDir);
  const checked = Array.from(takeFrom(files, queue), (file) => ({
    file,
    hash: readFile(contentDir, file, cache),
  }));
  return { checked, entries: cache.storedFiles?.entries() ?? null };
});

/** The site of whose pages this thread makes some. */
let opened: { contentDir: string; site: Site } | null = null;

answer(openTask, ({ contentDir, files, entries }) => {
  const cache = openSettings(contentDir);
  cache.storedFiles?.adopt(entries);
  for (const one of files) readStoredFile(contentDir, one, cache);
  opened = { contentDir, site: cache.site };
  return null;
});

answer(makeTask, ({ day, attachments, assets, staging, today, pages, queue }) => {
  if (!opened) throw new Error('This thread has no site to make pages of.');
  const { contentDir, site } = opened;
  site.attachments = attachments;
  site.show(day);
  const { tree } = site;
  if (!tree) throw new Error('There is no valid site to make pages of.');
  const tables = openPageTables(contentDir);
  const output = new SiteOutput({ staging });
  const maker = new PageMaker(tree, assets, { contentDir, output, today, tables });
  const byFile = new Map([...tree.pages, ...tree.lists].map((page) => [page.file, page]));
  for (const file of takeFrom(pages, queue)) {
    const page = byFile.get(file);
    if (!page) throw new Error(`This thread does not find ${file}.`);
    maker.make(page);
  }
  return {
    files: output.files(),
    entries: entriesOf(tables),
    inlineScripts: [...maker.documents.inlineScripts],
    failures: maker.failures,
  };
});
