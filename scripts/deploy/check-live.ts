import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  buildRecordFile,
  readBuildRecord,
  headersFor,
  hostingFile,
  readHosting,
  type HostingTable,
  isDocument,
  twinOf,
} from '../../src/build/index.ts';
import { workerAddress } from '../../src/site/index.ts';

/** The number of attempts for a file that differs, and the delay between them in milliseconds. */
type Patience = { tries: number; pause: number };

const usual: Patience = { tries: 6, pause: 5000 };

const maxPages = 10;

/** Documents that nobody requests as pages. */
const noPages = /^(?:404|offline)\.html$/;

export function somePages(files: readonly string[], max = maxPages): string[] {
  const twins = new Set(files.map(twinOf));
  const pages = files
    .filter((file) => isDocument(file) && !noPages.test(file) && !twins.has(file))
    .toSorted();
  const home = pages.filter((file) => file === 'index.html');
  const others = pages.filter((file) => file !== 'index.html');
  const step = Math.max(1, others.length / (max - 1));
  const chosen = Array.from(
    { length: Math.min(max - 1, others.length) },
    (_, at) => others[Math.floor(at * step)],
  );
  return [...home, ...chosen.flatMap((file) => file ?? [])];
}

async function ask(address: string): Promise<{ status: number; headers: Headers; body: Buffer }> {
  const response = await fetch(address, {
    redirect: 'manual',
    cache: 'no-store',
    signal: AbortSignal.timeout(20_000),
  });
  const { status, headers } = response;
  return { status, headers, body: Buffer.from(await response.arrayBuffer()) };
}

/** Names the build of a live site that differs from the written one. */
function otherBuild(live: string, written: string): string {
  const [there, here] = [readBuildRecord(live), readBuildRecord(written)];
  if (!there || !here) return `/${buildRecordFile} is not what the build has written.`;
  const differing = (['engine', 'content', 'day'] as const)
    .filter((name) => there[name] !== here[name])
    .map((name) => `${name} ${there[name]} instead of ${here[name]}`);
  return `It is another build that is online: ${differing.join(', ')}.`;
}

/** Describes how the response for a file differs from the build; null if it does not. */
async function differenceOf(
  file: string,
  { folder, origin, table }: { folder: string; origin: string; table: HostingTable },
): Promise<string | null> {
  const pathname = `${table.base ?? ''}/${file.replace(/(?:^|\/)index\.html$/, '')}`;
  // The file of a former address redirects.
  const isMoved = table.redirects.some(({ from }) => from === pathname);
  if (isMoved) return null;
  try {
    const { status, headers, body } = await ask(origin + encodeURI(pathname));
    if (status !== 200) return `${pathname} answers with status ${status}.`;
    const written = readFileSync(path.join(folder, file));
    if (!body.equals(written))
      return file === buildRecordFile
        ? otherBuild(body.toString(), written.toString())
        : `${pathname} is not what the build has written.`;
    if (table.host === undefined || table.host === 'github-pages') return null;
    const wrong = Object.entries(headersFor(table.headers, pathname)).filter(
      ([name, value]) => headers.get(name) !== value,
    );
    const [first] = wrong;
    return first
      ? `${pathname} has the header ${first[0]}: ${headers.get(first[0]) ?? 'none'} instead of ${first[1]}.`
      : null;
  } catch (error) {
    const reason = error instanceof Error ? (error.cause ?? error) : error;
    return `${pathname} cannot be had: ${reason instanceof Error ? reason.message : String(reason)}.`;
  }
}

/**
 * Compares a served site with its build: the record of its sources, the worker, which every version changes, and ten
 * pages, with the headers that the host can send. Hosts may take a while. Returns the differences in words.
 */
export async function checkLive(
  folder: string,
  {
    origin,
    files,
    timeout = usual,
  }: { origin: string; files: readonly string[]; timeout?: Patience },
): Promise<string[]> {
  const table = readHosting(readFileSync(path.join(folder, hostingFile), 'utf8'));
  const record = files.filter((file) => file === buildRecordFile);
  let pending = [...record, workerAddress.slice(1), ...somePages(files)];
  let differences: string[] = [];
  for (let tries = timeout.tries; tries > 0; tries--) {
    const found = await Promise.all(
      pending.map(async (file) => ({
        file,
        difference: await differenceOf(file, { folder, origin, table }),
      })),
    );
    const wrong = found.filter(({ difference }) => difference !== null);
    pending = wrong.map(({ file }) => file);
    differences = wrong.flatMap(({ difference }) => difference ?? []);
    if (differences.length === 0) return [];
    if (tries > 1) await wait(timeout.pause);
  }
  return differences;
}
