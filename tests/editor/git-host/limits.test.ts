import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { fromBase64, toBase64 } from '../../../src/editor/store/git-host/base64.ts';
import { blobId } from '../../../src/editor/store/git-host/blob-id.ts';
import { githubHost } from '../../../src/editor/store/git-host/github.ts';

const noon = Date.UTC(2026, 0, 5, 12);
const seconds = (time: number) => String(time / 1000);
const minute = 60_000;

/** A host that answers every request with this status and these headers. */
function hostAnswering(status: number, headers: Record<string, string>, message = 'Forbidden') {
  const clock = { now: noon };
  let requests = 0;
  const host = githubHost({
    api: 'https://api.github.com',
    owner: 'lakeside',
    name: 'website',
    folder: 'content',
    token: () => 'secret',
    now: () => clock.now,
    fetch: async () => {
      requests += 1;
      return Response.json({ message }, { status, headers });
    },
  });
  return { host, clock, sent: () => requests };
}

test.each([
  ['retry-after', 403, { 'retry-after': '90' }, 1.5 * minute],
  [
    'the hour’s limit is used up',
    403,
    { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': seconds(noon + 20 * minute) },
    20 * minute,
  ],
  ['429 without any word of when', 429, {}, minute],
  [
    'a clock that is hours slow',
    429,
    { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': seconds(noon + 300 * minute) },
    60 * minute,
  ],
  [
    'a clock that is hours fast',
    403,
    { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': seconds(noon - 300 * minute) },
    minute,
  ],
])('after %s nothing is asked until the pause is over', async (_, status, headers, pause) => {
  const { host, clock, sent } = hostAnswering(status, headers);
  const busy = { name: 'StoreUnavailable', problem: 'busy', until: noon + pause };
  await expect(host.head('main')).rejects.toMatchObject(busy);
  clock.now += pause - 1;
  await expect(host.mainBranch()).rejects.toMatchObject(busy);
  expect(sent()).toBe(1);
  clock.now += 1;
  await expect(host.head('main')).rejects.toMatchObject({ problem: 'busy' });
  expect(sent()).toBe(2);
});

test('the secondary limit is known by its message, and another refusal is none', async () => {
  const message = 'You have exceeded a secondary rate limit. Please wait a few minutes.';
  const limited = hostAnswering(403, { 'x-ratelimit-remaining': '4000' }, message);
  await expect(limited.host.head('main')).rejects.toMatchObject({ problem: 'busy' });
  const refused = hostAnswering(403, { 'x-ratelimit-remaining': '4000' });
  await expect(refused.host.head('main')).rejects.toMatchObject({ problem: 'signed-out' });
});

test('without a token nothing is sent', async () => {
  const host = githubHost({
    api: 'https://api.github.com',
    owner: 'lakeside',
    name: 'website',
    folder: '',
    token: () => null,
    now: () => noon,
    fetch: () => expect.unreachable(),
  });
  await expect(host.head('main')).rejects.toMatchObject({ problem: 'signed-out' });
  expect(await host.signIn()).toEqual({ kind: 'unknown-token' });
});

test('files have the id that git gives them, and become base64 and bytes again', async () => {
  const bytes = Uint8Array.from({ length: 100_001 }, (_, at) => (at * 7) % 256);
  const id = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
  expect(await blobId(bytes)).toBe(id);
  expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
  expect(await blobId(fromBase64(toBase64(bytes)))).toBe(id);
});
