import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { inject, expect, test } from 'vitest';
import { z } from 'zod';
import { installIntoCache } from '../../scripts/install-into-cache.ts';
import { buildHostingTable } from '../../src/build/hosting/hosting-table.ts';
import { headersFor } from '../../src/build/hosting/headers-for.ts';
import { siteOf } from '../site/site-of.ts';

/** Its 200 packages, 131 MB, are needed for nothing else. */
const folder = installIntoCache('@mdn/mdn-http-observatory', '1.4.8');

// The list of sites that browsers know to be encrypted only comes from the network; no site of a test is in it.
if (folder !== null) writeFileSync(path.join(folder, 'conf', 'hsts-preload.json'), '{}');

const outputSchema = z.object({
  grade: z.string(),
  score: z.number(),
  failed: z.array(z.string()),
});

function gradeOf(headers: Record<string, string>, html: string) {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['tests/long/observatory.mjs', folder ?? ''],
    {
      input: JSON.stringify({ host: 'library.example', headers, html }),
      encoding: 'utf8',
    },
  );
  expect(stderr).toBe('');
  return outputSchema.parse(JSON.parse(stdout));
}

test("the headers of a site get the best grade of Mozilla's Observatory; without them no page does", async (context) => {
  if (folder === null) context.skip('The package could not be installed.');
  const response = await fetch(`${inject('libraryOrigin')}/`);
  const html = await response.text();
  expect(gradeOf(Object.fromEntries(response.headers), html)).toEqual({
    grade: 'A+',
    score: 120,
    failed: [],
  });
  const table = buildHostingTable(siteOf({ index: {} }, { hosting: 'netlify' }), []);
  expect(gradeOf(headersFor(table.headers, '/'), '<!doctype html>').grade).toBe('A+');
  // On GitHub Pages only the documents have a policy: framing and plain HTTP cannot be prevented.
  const spoken = gradeOf({}, html);
  expect(spoken.grade).not.toBe('A+');
  expect(spoken.failed).toContain('hsts-not-implemented');
}, 300_000);
