import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseSync } from 'vite';
import { publicEntries } from '../src/build/site-blocks/public-entries.ts';
import { directImportsOf, readImports } from './read-imports.ts';

/** What a part of the project may import: other parts (itself always) and packages. */
type Rule = { parts: string[]; packages: 'any' | string[] };

/** Who may import whom. What runs in a browser knows no disk, and the packages it uses are named. */
const rules: Record<string, Rule> = {
  'src/messages': { parts: [], packages: ['damerau-levenshtein', 'string-width'] },
  schema: {
    parts: ['src/messages'],
    packages: ['@sindresorhus/slugify', 'zod'],
  },
  // Style sheets alone.
  'src/looks': { parts: [], packages: [] },
  'src/site': {
    parts: ['schema', 'src/messages'],
    packages: [
      'culori',
      'libphonenumber-js',
      'markdown-it',
      'markdown-it-cjk-friendly',
      'markdown-it-footnote',
      'minisearch',
      'zod',
    ],
  },
  'src/content': {
    parts: ['schema', 'src/messages', 'src/site'],
    packages: ['@sindresorhus/slugify', 'diff', 'fflate', 'js-yaml', 'yaml', 'zod'],
  },
  'src/layout': { parts: ['schema', 'src/messages', 'src/site'], packages: ['react'] },
  'src/blocks': {
    parts: ['schema', 'src/messages', 'src/site', 'src/layout'],
    packages: ['react', 'schema-dts', 'zod'],
  },
  'src/render': {
    parts: ['schema', 'src/messages', 'src/site', 'src/content', 'src/layout', 'src/blocks'],
    packages: ['react', 'react-dom', 'schema-dts', 'uqr'],
  },
  'src/client': {
    parts: ['schema', 'src/messages', 'src/site', 'src/layout', 'src/blocks'],
    packages: ['fuse.js', 'react', 'react-dom', 'react-router-dom'],
  },
  'src/editor': {
    parts: [
      'schema',
      'src/messages',
      'src/site',
      'src/content',
      'src/layout',
      'src/blocks',
      'src/render',
    ],
    packages: [
      '@sindresorhus/slugify',
      'fflate',
      'idb-keyval',
      'idiomorph',
      '@xmldom/xmldom',
      'mammoth',
      'prosemirror-commands',
      'prosemirror-keymap',
      'prosemirror-model',
      'prosemirror-schema-list',
      'prosemirror-state',
      'prosemirror-view',
      'react',
      'react-dom',
      'react-router-dom',
      'read-excel-file',
      'zod',
    ],
  },
  'src/build': {
    parts: [
      'schema',
      'src/looks',
      'src/messages',
      'src/site',
      'src/content',
      'src/layout',
      'src/blocks',
      'src/render',
      'src/editor',
    ],
    packages: 'any',
  },
  'src/dev': {
    parts: [
      'schema',
      'src/messages',
      'src/site',
      'src/content',
      'src/layout',
      'src/blocks',
      'src/render',
      'src/client',
      'src/build',
    ],
    packages: 'any',
  },
  scripts: {
    parts: [
      'schema',
      'src/messages',
      'src/site',
      'src/content',
      'src/render',
      'src/build',
      'src/dev',
    ],
    packages: 'any',
  },
};

const files = ['schema', 'src', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
    .filter((file) => /\.(tsx?|mjs|css)$/.test(file) && !file.includes('/.')),
);

const imports = new Map(
  files.map((file) => [file, readImports(file, readFileSync(file, 'utf8'))] as const),
);

/** The file that an import leads to; null if it leads into a package. */
function targetOf(file: string, source: string): string | null {
  const entry = publicEntries.get(source);
  if (entry !== undefined || !source.startsWith('.')) return entry ?? null;
  return path.posix.join(path.posix.dirname(file), source);
}

/** All files that some files lead to, over as many imports as it takes. */
function reachOf(entries: readonly string[]): string[] {
  const reached = new Set(entries);
  for (const file of reached) {
    for (const source of imports.has(file) ? directImportsOf(file) : []) {
      const target = targetOf(file, source);
      if (target !== null) reached.add(target);
    }
  }
  return [...reached];
}

/** src/blocks/faq/Faq.tsx → src/blocks */
const partOf = (file: string): string => file.split('/', file.startsWith('src/') ? 2 : 1).join('/');

/** react-dom/client → react-dom */
const packageOf = (source: string): string =>
  source.split('/', source.startsWith('@') ? 2 : 1).join('/');

function mayImport(file: string, source: string): boolean {
  const rule = rules[partOf(file)];
  if (!rule) return false;
  const entry = publicEntries.get(source);
  if (entry !== undefined) return rule.parts.concat(partOf(file)).includes(partOf(entry));
  if (!source.startsWith('.')) {
    return rule.packages === 'any' || rule.packages.includes(packageOf(source));
  }
  const target = partOf(path.posix.join(path.posix.dirname(file), source));
  return target === partOf(file) || rule.parts.includes(target);
}

test('every file imports only what its part may', () => {
  const strays = files.flatMap((file) =>
    (imports.get(file) ?? [])
      .filter((source) => !mayImport(file, source))
      .map((source) => `${file} imports ${source}`),
  );
  expect(strays).toEqual([]);
});

test('the table names the parts there are, and its arrows form no circle', () => {
  const present = new Set(files.map(partOf));
  expect([...present].toSorted()).toEqual(Object.keys(rules).toSorted());
  const reach = (part: string, parts: string[]): string[] =>
    parts.includes(part)
      ? [[...parts, part].join(' → ')]
      : (rules[part]?.parts ?? []).flatMap((next) => reach(next, [...parts, part]));
  expect(Object.keys(rules).flatMap((part) => reach(part, []))).toEqual([]);
});

/** The rooms that a file is in, the outer one first: src/editor, src/editor/session. */
const roomsAround = (file: string): string[] =>
  [/^src\/[\w-]+(?=\/)/, /^src\/editor\/[\w-]+(?=\/)/].flatMap(
    (room) => room.exec(file)?.[0] ?? [],
  );

/** The sources of the imports that load a module at once, types included. */
function importedAtOnce(file: string): string[] {
  const { staticImports, staticExports } = parseSync(file, readFileSync(file, 'utf8')).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries[0]?.moduleRequest?.value ?? []),
  ].filter((source) => source.startsWith('.'));
}

test('a room is imported through its entry; only lazy imports and data name another file', () => {
  const modules = files.filter(
    // What builds the engine runs before anything follows entries.
    (file) => /\.tsx?$/.test(file) && !/^scripts\/(engine|starter)\//.test(file),
  );
  const around = modules.flatMap((file) =>
    importedAtOnce(file)
      .map((source) => path.posix.join(path.posix.dirname(file), source))
      .filter((target) => !/\.(?:json|css\?inline)$/.test(target))
      .filter((target) => {
        const room = roomsAround(target).find((one) => !roomsAround(file).includes(one));
        return room !== undefined && target !== `${room}/index.ts`;
      })
      .map((target) => `${file} imports ${target}`),
  );
  expect(around).toEqual([]);
});

test('there are at most ten rooms below src, and the entry of each says what it is for', () => {
  const modules = files.filter((file) => !file.endsWith('.css'));
  const rooms = [...new Set(modules.flatMap(roomsAround))];
  expect(rooms.filter((room) => room.split('/').length === 2).length).toBeLessThanOrEqual(10);
  const silent = rooms.filter(
    (room) => !readFileSync(`${room}/index.ts`, 'utf8').startsWith('/*\n * '),
  );
  expect(silent).toEqual([]);
});

test.each(['engine/worker.ts', 'main.tsx', 'web.tsx', 'served.tsx'])(
  'nothing that the editor loads from %s knows a disk',
  (entry) => {
    const reached = reachOf([`src/editor/${entry}`]);
    expect(reached.length).toBeGreaterThan(300);
    const withNode = reached.filter((file) =>
      (imports.get(file) ?? []).some((source) => source.startsWith('node:')),
    );
    expect(withNode).toEqual([]);
  },
);

test('nothing that visitors load reaches the editor, or what reads content', () => {
  const reached = reachOf(['src/client/main.ts', 'src/blocks/islands.ts']);
  expect(reached.length).toBeGreaterThan(100);
  expect(reached.filter((file) => /^src\/(content|dev|editor|build|render)\//.test(file))).toEqual(
    [],
  );
});

test.each(['build', 'validate'])('npm run %s loads no bundler before it bundles', (command) => {
  const reached = reachOf([`scripts/${command}.ts`]).filter((file) => imports.has(file));
  const loading = reached.filter((file) =>
    /^import (?!type\b).* from 'vite';$/m.test(readFileSync(file, 'utf8')),
  );
  expect(loading).toEqual([]);
});

/** Folders that are divided into rooms. A file of such a folder that is in none of them is a room of its own. */
const divided = ['src/site', 'src/editor'];

/** The room of a file, with the folder; null for a file of another folder. */
function roomOf(file: string): string | null {
  const folder = divided.find((one) => file.startsWith(`${one}/`));
  return folder === undefined ? null : file.split('/', folder.split('/').length + 1).join('/');
}

/** The room that an import leads to; empty if it leads into a package. */
const roomsOfImport = (file: string, source: string): string[] => {
  const target = targetOf(file, source);
  const room = target === null ? null : roomOf(target);
  return room === null ? [] : [room];
};

test('the rooms of a folder import each other in no circle', () => {
  const rooms = new Map<string, string[]>();
  for (const file of files) {
    const room = roomOf(file);
    if (room === null) continue;
    const targets = (imports.get(file) ?? [])
      .flatMap((source) => roomsOfImport(file, source))
      .filter((target) => target !== room);
    rooms.set(room, [...(rooms.get(room) ?? []), ...targets]);
  }
  // A room that imports none of those that are left is in no circle; each round takes out at least one such.
  for (let round = rooms.size; round > 0; round -= 1) {
    for (const [room, targets] of rooms) {
      if (!targets.some((target) => rooms.has(target))) rooms.delete(room);
    }
  }
  expect(rooms).toEqual(new Map());
});

test('content and blocks never meet, and rendering knows no disk', () => {
  expect(mayImport('src/blocks/faq/Faq.tsx', '../../content/check-file.ts')).toBe(false);
  expect(mayImport('src/content/check-file.ts', '../blocks/components.ts')).toBe(false);
  expect(mayImport('src/content/check-file.ts', '../build/content-files/read-files.ts')).toBe(
    false,
  );
  expect(mayImport('src/content/check-file.ts', 'node:fs')).toBe(false);
  expect(mayImport('src/blocks/faq/Faq.tsx', 'node:fs')).toBe(false);
  expect(mayImport('src/blocks/faq/Faq.tsx', './Faq.module.css')).toBe(true);
  expect(mayImport('schema/blocks/faq.ts', '../../src/blocks/faq/Faq.tsx')).toBe(false);
  expect(mayImport('schema/blocks/faq.ts', 'react')).toBe(false);
});

test('every way to import is seen', () => {
  const text = `
    import type { A } from './type.ts';
    import './styles.css';
    export * from './all.ts';
    export { b } from './some.ts';
    type C = import('./inline-type.ts').C;
    const later = () => import('./lazy.ts');
    const many = import.meta.glob(['./a/*.css', './b/*.css', '!./b/c.css'], { eager: true });
    const quoted = "import './not-an-import.ts'"; // import './nor-this.ts'
  `;
  expect(readImports('sample.ts', text).toSorted()).toEqual([
    './a/*.css',
    './all.ts',
    './b/*.css',
    './inline-type.ts',
    './lazy.ts',
    './some.ts',
    './styles.css',
    './type.ts',
  ]);
  const styles = `@import './tokens.css'; .a { composes: b from './b.module.css'; src: url(../fonts/c.woff2); }`;
  expect(readImports('sample.css', styles)).toEqual([
    './tokens.css',
    './b.module.css',
    '../fonts/c.woff2',
  ]);
});
