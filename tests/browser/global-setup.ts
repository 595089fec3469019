import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureBrowser } from '../../scripts/browser/ensure-browser.ts';
import { contentFolder } from '../../scripts/content-folder.ts';
import { startStaticServer } from '../../scripts/preview/static-server.ts';
import { dayIn } from '../../src/site/dates/day-in.ts';
import { buildBeside, buildInto } from './build-into.ts';
import { samplePages, sitePages } from './site-pages.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteOrigin: string;
    /** The site of scripts/starter/library. */
    libraryOrigin: string;
    /** Its output folder. */
    libraryFolder: string;
    /** The day as of which both sites are built: another build is the same site only if it is of that day. */
    buildDay: string;
    /** The addresses of all pages of the built site, and of some that have all that it is made of. */
    sitePages: string[];
    samplePages: string[];
    /** The browser executable. */
    browser: string;
  }
}

/** One built site and one server for all test files. SITE_DIST names a site that is built already. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'browser-tests-'));
  const day = dayIn('Africa/Nairobi', new Date());
  const folder = process.env['SITE_DIST'] ?? buildInto(path.join(scratch, 'dist'), '--as-of', day);
  const libraryFolder = await buildLibrary(scratch, day);
  const server = await startStaticServer(folder);
  const library = await startStaticServer(libraryFolder);
  const addresses = sitePages(folder);
  project.provide('siteOrigin', server.origin);
  project.provide('libraryOrigin', library.origin);
  project.provide('libraryFolder', libraryFolder);
  project.provide('buildDay', day);
  project.provide('sitePages', addresses);
  project.provide('samplePages', samplePages(contentFolder(), addresses));
  project.provide('browser', await ensureBrowser());
  return async () => {
    await Promise.all([server.close(), library.close()]);
    rmSync(scratch, { recursive: true, force: true });
  };
}

/** The tests of the engine name the words of its interface: they are easier to read in English. */
function buildLibrary(scratch: string, day: string): Promise<string> {
  const content = path.join(scratch, 'library');
  cpSync('scripts/starter/library', content, { recursive: true });
  const settings = path.join(content, 'site.yaml');
  const text = readFileSync(settings, 'utf8');
  writeFileSync(settings, text.replace(/^language: .*$/m, 'language: en-KE'));
  return buildBeside(path.join(scratch, 'library-dist'), '--content', content, '--as-of', day);
}
