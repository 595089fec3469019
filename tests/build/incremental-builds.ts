import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createElement, Fragment } from 'react';
import sharp from 'sharp';
import { expect, vi } from 'vitest';
import type { Rendered } from '../../src/build/build-site.ts';
import { buildSite } from '../../src/build/build-site.ts';
import { publish } from '../../src/build/publish/publish.ts';
import { SiteOutput, type OutputTarget } from '../../src/build/publish/site-output.ts';
import { tablesOf } from '../../src/build/cache/tables.ts';
import {
  createLoadCache,
  loadSite,
  saveLoadCache,
} from '../../src/build/content-files/load-site.ts';
import { Site } from '../../src/render/site.ts';
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
  createIslandScripts: () => () => [],
  writeScripts: (output) => {
    const script = `assets/main-${code.version}.js`;
    output.write(script, `/* ${code.version} */`);
    return { script: `/${script}`, packages: [] };
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
  // Its fallbacks are measured with all texts: a changed word would change the styles of every page.
  const theme = path.join(content, 'theme.yaml');
  if (existsSync(theme)) {
    writeFileSync(theme, readFileSync(theme, 'utf8').replace(/^fonts:\n(?: .*\n)+/m, ''));
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

type BuiltOutput = { output: SiteOutput; rendered: Rendered };

/** Builds a site into an output; null where its content is refused. */
async function buildInto(
  { content, today }: EditedSite,
  target: OutputTarget,
): Promise<BuiltOutput | null> {
  const cache = createLoadCache(content, new Site({ hasBase: true }));
  const day = today.toISOString().slice(0, 10);
  const { tree, diagnostics, ...pictures } = await loadSite(content, cache, { day });
  saveLoadCache(cache);
  if (!tree || diagnostics.some(({ severity }) => severity === 'error')) return null;
  cache.site.show(day);
  const output = new SiteOutput(target);
  const options = { ...pictures, contentDir: content, output, today };
  const rendered = await buildSite(cache.site, options);
  return { output, rendered };
}

/**
 * Builds a site as the command does, with what earlier builds have stored. Returns the pages that were rendered; null where
 * the site was not published.
 */
async function buildAgain(site: EditedSite): Promise<Rendered | null> {
  let rendered: Rendered | null = null;
  await publish(site.target, async ({ staging, published }) => {
    vi.stubEnv('CODE_VERSION', `test-${site.version}`);
    const target = { folder: site.target, published };
    const built = await buildInto(site, { staging, target });
    rendered = built && built.rendered;
    return built && built.output.files();
  });
  return rendered;
}

/** What a build gives that knows nothing of earlier ones. */
async function buildClean(site: EditedSite, folder: string): Promise<Record<string, string>> {
  mkdirSync(folder);
  vi.stubEnv('CODE_VERSION', '');
  expect(await buildInto(site, { folder })).not.toBeNull();
  return readFiles(folder);
}

type Comparison = {
  /** How many edits are made. */
  count: number;
  seed: number;
  /** How many edits are made before each build. */
  together?: number;
  beginning?: Beginning;
};

/**
 * Edits a site so many times by chance, and builds it again and again with what earlier builds have stored: the published site
 * must be what a clean build gives, to the byte. Returns how often each edit was made.
 */
export async function compareBuilds({
  count,
  seed,
  together = 1,
  beginning,
}: Comparison): Promise<ReadonlyMap<string, number>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'incremental-'));
  const { next } = seededRandom(seed);
  const chance: Chance = { below: (limit) => Math.floor(next() * limit) };
  const made = new Map<string, number>();
  try {
    let site = await makeSite(folder, beginning);
    code.version = site.version;
    expect(await buildAgain(site)).not.toBeNull();
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
        const clean = await buildClean(edited, path.join(folder, 'clean'));
        const differing = filesThatDiffer(publishedSite(edited.target), clean);
        expect(differing, `seed ${seed}, ${names.length} edits left: ${edits.join()}`).toEqual([]);
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
  return made;
}

const filesThatDiffer = (one: Record<string, string>, other: Record<string, string>): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((file) => one[file] !== other[file])
    .toSorted();

/** Damages in several ways what a build has stored, and builds again: the site must come out as it was. */
export async function buildAfterDamage(
  damages: readonly ((bytes: Buffer) => Buffer)[],
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'incremental-'));
  try {
    const site = await makeSite(folder);
    await buildAgain(site);
    const before = readFiles(site.target);
    const tables = tablesOf(site.content);
    for (const damage of damages) {
      for (const name of readdirSync(tables)) {
        const table = path.join(tables, name);
        writeFileSync(table, damage(readFileSync(table)));
      }
      await buildAgain(site);
      expect(filesThatDiffer(before, readFiles(site.target))).toEqual([]);
    }
  } finally {
    removeAll(folder);
  }
}

/** Removes a site, and what its builds have stored. */
function removeAll(folder: string): void {
  rmSync(tablesOf(path.join(folder, 'content')), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}

/** The pages that builds of a site have rendered, each build after an edit. */
export async function pagesRendered(
  edits: readonly ([file: string, from: RegExp, to: string] | null)[],
): Promise<(Rendered | null)[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rebuilds-'));
  try {
    const site = await makeSite(folder);
    const rendered: (Rendered | null)[] = [];
    for (const edit of edits) {
      if (edit) {
        const file = path.join(site.content, edit[0]);
        writeFileSync(file, readFileSync(file, 'utf8').replace(edit[1], edit[2]));
      }
      rendered.push(await buildAgain(site));
    }
    return rendered;
  } finally {
    removeAll(folder);
  }
}
