import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createElement, Fragment } from 'react';
import sharp from 'sharp';
import { expect, vi } from 'vitest';
import {
  buildCacheFile,
  createBuildCache,
  readBuildCache,
  writeBuildCache,
  type BuildCache,
} from '../../src/build/build-cache.ts';
import { buildSite } from '../../src/build/build-site.ts';
import { RebuildReasons } from '../../src/build/rebuild-reasons.ts';
import { publish } from '../../src/build/publish/publish.ts';
import { SiteOutput, type OutputTarget } from '../../src/build/publish/site-output.ts';
import {
  contentCacheFolder,
  readDiskCache,
  writeDiskCache,
} from '../../src/content-files/disk-cache.ts';
import { createLoadCache, loadSite, type LoadCache } from '../../src/content-files/load-site.ts';
import { writeContent } from '../../scripts/bench/write-content.ts';
import { seededRandom } from '../seeded-random.ts';
import { editNames, makeEdit, type Chance, type EditedSite } from './incremental-edits.ts';
import { publishedSite, readFiles } from './publish-sites.ts';

/** The version of the code that runs: a component and a script show it. */
const code = vi.hoisted(() => ({ version: 0 }));

vi.mock(import('../../src/blocks/prose/Prose.tsx'), async (original) => {
  const { Prose } = await original();
  return {
    Prose: (props) =>
      createElement(Fragment, null, `Version ${code.version}`, createElement(Prose, props)),
  };
});

vi.mock(import('../../src/build/write-scripts.ts'), () => ({
  writeScripts: (output) => {
    const script = `assets/main-${code.version}.js`;
    output.write(script, `/* ${code.version} */`);
    return { script: `/${script}`, islandScripts: () => [], packages: [] };
  },
}));

/** Pages that ask the rest of the site for everything there is: a section of its own, a scrim, a photograph. */
const furtherPages: Record<string, string> = {
  'handbook/index.yaml': `title: Handbook
blocks:
  - type: full-hero
    title: How we work
    image: { src: beds.jpg, alt: Beds in a row }
    to: /handbook/rooms
  - type: prose
    text: Everything that [the rooms](/handbook/rooms) are for.
`,
  'handbook/rooms/index.yaml': `title: Rooms
blocks:
  - type: hero
    title: Rooms
    text: There are two.
    image: { src: beds.jpg, alt: Beds in a row }
  - type: prose
    anchor: beds
    text: Twelve of them.
`,
  'beds.yaml': `title: Beds
blocks:
  - type: prose
    text: All [the beds](/handbook/rooms#beds) are in one ward.
`,
  'handbook/rooms/ward.yaml': 'title: Ward\\nblocks:\\n  - type: prose\\n    text: Twelve beds.\\n',
  'handbook/rooms/kitchen.yaml':
    'title: Kitchen\\nblocks:\\n  - type: prose\\n    text: It is warm. See [the ward](/handbook/rooms/ward).\\n',
  'handbook/course.yaml': `title: Course
blocks:
  - type: fee-table
    terms:
      - { term: Term 1, amount: 1000 }
      - { term: Term 2, amount: 500 }
    annualTotal: 1500
  - type: calendar
    year: 2026
    terms:
      - { name: Term 1, opening: 2026-11-30, closing: 2026-12-18 }
      - { name: Term 2, opening: 2027-01-11, closing: 2027-03-26 }
`,
  'handbook/cost.yaml': `title: Cost
blocks:
  - type: fee-estimate
    items: [{ label: Course, to: /handbook/course }]
  - { type: next-date, calendar: /handbook/course }
`,
};

const stockList = `title: Stock
columns:
  - { name: thing, label: Thing }
  - { name: count, label: Count, kind: number }
rows:
  - { thing: Blankets, count: 40 }
  - { thing: Lamps, count: 3 }
`;

const stockPage = `title: Stock
blocks:
  - type: table
    data: { list: stock, columns: [thing, count] }
`;

/** What the edited site begins as: a folder of content, or so many generated pages. */
type Beginning = string | number;

async function makeSite(
  folder: string,
  beginning: Beginning = 'scripts/starter/clinic',
): Promise<EditedSite> {
  const content = path.join(folder, 'content');
  if (typeof beginning === 'string') cpSync(beginning, content, { recursive: true });
  else {
    writeContent(content, beginning);
    cpSync('scripts/starter/clinic/images', path.join(content, 'images'), { recursive: true });
  }
  mkdirSync(path.join(content, 'data'), { recursive: true });
  writeFileSync(path.join(content, 'data', 'stock.yaml'), stockList);
  for (const [file, text] of Object.entries({ ...furtherPages, 'stock.yaml': stockPage })) {
    const page = path.join(content, 'pages', file);
    mkdirSync(path.dirname(page), { recursive: true });
    writeFileSync(page, text.replaceAll('\\n', '\n'));
  }
  const photograph = sharp({
    create: { width: 60, height: 40, channels: 3, background: '#17704c' },
  }).jpeg();
  writeFileSync(path.join(content, 'images', 'beds.jpg'), await photograph.toBuffer());
  const target = path.join(folder, 'site');
  return { content, target, today: new Date('2026-11-22T09:00:00Z'), version: 0 };
}

type Caches = { loadCache: LoadCache; cache: BuildCache; reasons?: RebuildReasons | undefined };

/** Builds a site into an output; null where its content is refused. */
async function buildInto(
  { content, today }: EditedSite,
  target: OutputTarget,
  { loadCache, cache, reasons }: Caches,
): Promise<SiteOutput | null> {
  const day = today.toISOString().slice(0, 10);
  const { tree, diagnostics, ...site } = await loadSite(content, loadCache, {
    day,
    pagesToCheck: (...placed) => cache.comparison.toCheck(...placed),
  });
  if (!tree || diagnostics.some(({ severity }) => severity === 'error')) return null;
  const output = new SiteOutput(target);
  await buildSite(tree, {
    ...site,
    contentDir: content,
    output,
    cache,
    today,
    reasons,
  });
  return output;
}

/** Builds a site as the command does, with what earlier builds have kept. Returns whether it was published. */
const buildAgain = (site: EditedSite, reasons?: RebuildReasons): Promise<boolean> =>
  publish(site.target, async ({ staging, published }) => {
    vi.stubEnv('CODE_VERSION', `test-${site.version}`);
    const loadCache = readDiskCache(site.content);
    const cache = readBuildCache(site.content);
    const target = { folder: site.target, published };
    const output = await buildInto(site, { staging, target }, { loadCache, cache, reasons });
    writeDiskCache(site.content, loadCache);
    if (output) writeBuildCache(site.content, cache);
    return output?.files() ?? null;
  });

/** What a build gives that knows nothing of earlier ones. */
async function buildClean(site: EditedSite, folder: string): Promise<Record<string, string>> {
  mkdirSync(folder);
  const caches = { loadCache: createLoadCache(), cache: createBuildCache() };
  expect(await buildInto(site, { folder }, caches)).not.toBeNull();
  return readFiles(folder);
}

type Comparison = {
  /** How many edits are made. */
  count: number;
  seed: number;
  /** How many edits are made before each build. */
  together?: number;
  /** After how many builds a clean one is made to compare with. */
  each?: number;
  /** After how many builds the comparisons begin. */
  after?: number;
  beginning?: Beginning;
};

/**
 * Edits a site so many times by chance, and builds it again and again as one does who goes on from the last build: the
 * published site must be what a clean build gives, to the byte. Where several builds are compared at once and differ, they
 * are repeated to find the edit. Returns how often each edit was made.
 */
export async function compareBuilds(comparison: Comparison): Promise<ReadonlyMap<string, number>> {
  const { count, seed, together = 1, each = 1, after = 0, beginning } = comparison;
  const folder = mkdtempSync(path.join(tmpdir(), 'incremental-'));
  const { next } = seededRandom(seed);
  const chance: Chance = { below: (limit) => Math.floor(next() * limit) };
  const made = new Map<string, number>();
  const recent: string[][] = [];
  let builds = 0;
  let firstDiffering: number | null = null;
  try {
    let site = await makeSite(folder, beginning);
    code.version = site.version;
    expect(await buildAgain(site)).toBe(true);
    // Each edit once at least, where there is room for it.
    const names = Array.from({ length: count }, (_, index) =>
      index < editNames.length ? editNames[index] : editNames[chance.below(editNames.length)],
    ).flatMap((name) => name ?? []);
    while (names.length > 0) {
      const before = path.join(folder, 'before');
      cpSync(site.content, before, { recursive: true });
      const edited = { ...site };
      const edits = names.splice(0, together);
      for (const name of edits) makeEdit(name, edited, chance);
      code.version = edited.version;
      if (await buildAgain(edited)) {
        recent.push(edits);
        builds += 1;
        if (builds <= after) recent.length = 0;
        else if (recent.length >= each || names.length === 0) {
          const clean = await buildClean(edited, path.join(folder, 'clean'));
          const differing = filesThatDiffer(publishedSite(edited.target), clean);
          if (differing.length > 0 && each > 1) {
            firstDiffering = builds - recent.length;
            break;
          }
          expect(differing, `seed ${seed}, ${names.length} edits left: ${recent.join()}`).toEqual(
            [],
          );
          recent.length = 0;
        }
        site = edited;
        for (const name of edits) made.set(name, (made.get(name) ?? 0) + 1);
      } else {
        rmSync(site.content, { recursive: true });
        cpSync(before, site.content, { recursive: true });
        code.version = site.version;
      }
      rmSync(path.join(folder, 'clean'), { recursive: true, force: true });
      rmSync(before, { recursive: true });
    }
  } finally {
    removeAll(folder);
  }
  if (firstDiffering === null) return made;
  // The same edits again, but compared one by one from the last equal site on: that names the edit.
  await compareBuilds({ ...comparison, each: 1, after: firstDiffering });
  throw new Error(`seed ${seed}: the sites differ after build ${firstDiffering}, but not again`);
}

const filesThatDiffer = (one: Record<string, string>, other: Record<string, string>): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((file) => one[file] !== other[file])
    .toSorted();

/**
 * Damages in several ways what a build has kept, and builds again: returns what is reported each time. The site must come
 * out as it was.
 */
export async function buildAfterDamage(
  damages: readonly ((bytes: Buffer) => Buffer)[],
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'incremental-'));
  try {
    const site = await makeSite(folder);
    await buildAgain(site);
    const before = readFiles(site.target);
    const file = buildCacheFile(site.content);
    for (const damage of damages) {
      writeFileSync(file, damage(readFileSync(file)));
      await buildAgain(site);
      expect(filesThatDiffer(before, readFiles(site.target))).toEqual([]);
    }
  } finally {
    removeAll(folder);
  }
}

/** Removes a site, and what its builds have kept. */
function removeAll(folder: string): void {
  const content = path.join(folder, 'content');
  for (const file of [buildCacheFile(content), contentCacheFolder(content)])
    rmSync(file, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}

/** What builds of a site, each after an edit, tell of why they rendered pages. */
export async function tellRebuilds(
  edits: readonly ([file: string, from: RegExp, to: string] | null)[],
): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rebuilds-'));
  try {
    const site = await makeSite(folder);
    const explained: string[] = [];
    for (const edit of edits) {
      if (edit) {
        const file = path.join(site.content, edit[0]);
        writeFileSync(file, readFileSync(file, 'utf8').replace(edit[1], edit[2]));
      }
      const reasons = new RebuildReasons();
      expect(await buildAgain(site, reasons)).toBe(true);
      explained.push(reasons.tell([], []).join('\n'));
    }
    return explained;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
