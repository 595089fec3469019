import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { SiteOutput } from '../../src/build/publish/site-output.ts';
import { makeOnce, ResultCache, type MadeFiles } from '../../src/build/result-cache.ts';

test('results made at the same time are cached each with its own files', async () => {
  const output = new SiteOutput({ folder: mkdtempSync(path.join(tmpdir(), 'results-')) });
  const cache = new ResultCache<MadeFiles<string>>();
  const make = (name: string) =>
    makeOnce(cache, name, output, async () => {
      output.write(`${name}-first.txt`, name);
      await setImmediate();
      output.write(`${name}-second.txt`, name);
      return name;
    });
  expect(await Promise.all([make('a'), make('b')])).toEqual(['a', 'b']);
  for (const name of ['a', 'b'])
    expect([...(cache.used.get(name)?.files.keys() ?? [])]).toEqual([
      `${name}-first.txt`,
      `${name}-second.txt`,
    ]);
});
