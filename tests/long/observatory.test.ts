import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { inject, expect, test } from 'vitest';
import { z } from 'zod';
import { buildHostingTable } from '../../src/build/hosting/hosting-table.ts';
import { headersFor } from '../../src/build/hosting/headers-for.ts';
import { siteOf } from '../site/site-of.ts';

/** Its 200 packages, 131 MB, are needed for nothing else: they are installed beside the project's own, here. */
const version = '1.4.8';
const place = path.resolve('.cache', `observatory-${version}`);
const folder = path.join(place, 'node_modules', '@mdn', 'mdn-http-observatory');

/** Installs the package, whose scripts are not run; false where there is no network. */
function isThere(): boolean {
  if (existsSync(path.join(folder, 'src'))) return true;
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, 'package.json'), '{"private":true}');
  const { status } = spawnSync(
    'npm',
    [
      'install',
      '--ignore-scripts',
      '--omit=optional',
      '--no-audit',
      '--no-fund',
      `@mdn/mdn-http-observatory@${version}`,
    ],
    { cwd: place, stdio: 'inherit', shell: process.platform === 'win32' },
  );
  // The list of sites that browsers know to be encrypted only comes from the network; no site of a test is in it.
  if (status === 0) writeFileSync(path.join(folder, 'conf', 'hsts-preload.json'), '{}');
  return status === 0;
}

const outputSchema = z.object({
  grade: z.string(),
  score: z.number(),
  failed: z.array(z.string()),
});

function gradeOf(headers: Record<string, string>, html: string) {
  const { stdout, stderr } = spawnSync(process.execPath, ['tests/long/observatory.mjs', folder], {
    input: JSON.stringify({ host: 'library.example', headers, html }),
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return outputSchema.parse(JSON.parse(stdout));
}

test("the headers of a site get the best grade of Mozilla's Observatory; without them no page does", async (context) => {
  if (!isThere()) context.skip('The package could not be installed.');
  const response = await fetch(`${inject('libraryOrigin')}/`);
  const html = await response.text();
  expect(gradeOf(Object.fromEntries(response.headers), html)).toEqual({
    grade: 'A+',
    score: 120,
    failed: [],
  });
  const table = buildHostingTable(siteOf({ index: {} }, { hosting: 'netlify' }), []);
  expect(gradeOf(headersFor(table.headers, '/'), '<!doctype html>').grade).toBe('A+');
  // On GitHub Pages only the documents speak: nobody can keep them out of frames, or from being read on their way.
  const spoken = gradeOf({}, html);
  expect(spoken.grade).not.toBe('A+');
  expect(spoken.failed).toContain('hsts-not-implemented');
}, 300_000);
