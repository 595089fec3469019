import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { currentFormat } from '../../../schema/format.ts';
import { formerTypes } from '../../../schema/former-types.ts';
import { loadSite, type CheckedSite } from '../../../src/build/content-files/load-site.ts';
import { inCurrentFormat } from '../../../src/editor/store/current-format.ts';
import { memoryStore } from '../../editor/memory-store.ts';
import { formatChanges } from '../../../src/content/formats/index.ts';
import { upgradeExamples } from '../../../src/content/formats/upgrade-examples.ts';
import {
  mayBeFormer,
  offsetInFile,
  upgradeText,
  upgradeValue,
} from '../../../src/content/formats/upgrade-text.ts';
import type { Value } from '../../../src/content/yaml/edit-op.ts';
import { inEnglish } from '../../../src/messages/word-message.ts';

const older = path.join(import.meta.dirname, '..', '..', 'fixtures', 'format-1');

const textsOf = (folder: string): [file: string, text: string][] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^(pages|data)\/.*\.yaml$|^(site|theme)\.yaml$/.test(file))
    .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]);

const documents = ({ tree }: CheckedSite) => tree?.pages.map(({ document }) => document);

const upgraded = (file: string): string =>
  upgradeText(file, readFileSync(path.join(older, file), 'utf8'), 1)?.text ?? '';

test('the formats are numbered one after another, up to the present one', () => {
  const numbers = [1, ...formatChanges.map(({ format }) => format)];
  expect(numbers).toEqual(Array.from({ length: currentFormat }, (_, index) => index + 1));
});

test('a file is rewritten with its comments, its order and its quotes', () => {
  expect(upgraded('theme.yaml')).toBe(`palette:
  ink: "#101820"
  paper: '#fdfaf4'
roles:
  ink: ink
# Squares that repeat.
tiles:
  plain: ["#.", ".#"]
patterns:
  calm:
    ground: ink
    thread: paper # light on dark
    text: paper
    quiet: paper
    tile: plain
defaultPattern: calm
`);
  expect(upgraded('site.yaml')).toContain('identifier: # which site a reader comes from\n');
  expect(upgraded('site.yaml')).toContain('dock:\n  - label: Join\n    to: /tracks');
  expect(upgraded('site.yaml')).not.toMatch(/floatingButton|shortName|weave|School/);
  expect(upgraded('pages/index.yaml')).toContain("pattern: calm   # the page's own\n");
  expect(upgraded('pages/tracks.yaml')).toContain(
    "    backToTopics: 'All topics' # single quotes stay\n",
  );
  expect(upgraded('pages/tracks.yaml')).toContain('        detail: Lasts a year\n');
  expect(upgraded('pages/tracks.yaml')).not.toContain('layout');
});

test('the values of a file change as its text does', () => {
  const pages = [older, path.join('scripts', 'starter', 'clinic')]
    .flatMap(textsOf)
    .filter(([file]) => file !== 'site.yaml');
  for (const [file, text] of pages) {
    const value: Value = parse(text);
    const upgradedTo = upgradeText(file, text, 1)?.text ?? '';
    expect(upgradeValue(file, value, 1)).toEqual(parse(upgradedTo));
    if (upgradedTo === text) expect(upgradeValue(file, value, 1)).toBe(value);
  }
});

test('a file that differs in the present format is recognised by its text alone', () => {
  const former = [...formerTypes.keys()].flatMap((type) =>
    [type, `"${type}"`, `'${type}'`, `&a ${type}`, `\n      ${type}`].map(
      (written) => `blocks:\n  - type: ${written}\n`,
    ),
  );
  const anchored = 'label: &a terms\nblocks:\n  - {"type": *a}\n';
  const escaped = String.raw`blocks: [{ type: "t\x65rms" }]`;
  const texts = [older, path.join('scripts', 'starter', 'clinic'), 'content'].flatMap(textsOf);
  const pages = [...former, anchored, escaped].map(
    (text) => ['pages/us.yaml', `news: 2026-01-08\n${text}`] as const,
  );
  const formats = formatChanges.map(({ format }) => format - 1);
  const changed = [...texts, ...pages].flatMap(([file, text]) =>
    formats.filter((format) => {
      const isChanged = upgradeText(file, text, format)?.text !== text;
      if (isChanged) expect(mayBeFormer(file, text, format), text).toBe(true);
      return isChanged;
    }),
  );
  expect(changed.length).toBeGreaterThan(pages.length * formats.length);
  expect(mayBeFormer('pages/fees.yaml', 'title: Terms, pairs and options\n', 1)).toBe(false);
});

test('a block that leads on, and embeds that load when they come near, stay what they were', () => {
  const page = 'title: Rules\nblocks:\n  - type: previous-next # on\n    anchor: on\n';
  expect(upgradeText('pages/rules.yaml', page, 2)?.text).toBe(
    page.replace('previous-next', 'next-page'),
  );
  const site = 'format: 2\nname: Hill\nembeds:\n  hosts: [maps.example]\n';
  const now = upgradeText('site.yaml', site, 2)?.text ?? '';
  expect(now).toBe(
    `format: ${currentFormat}\nname: Hill\nembeds:\n  hosts: [maps.example]\n  load: near\n`,
  );
  const waiting = now.replace('  load: near\n', '');
  expect(upgradeText('site.yaml', waiting, currentFormat)?.text).toBe(waiting);
});

test('blocks that are one type now have the look that they had, and their comments', () => {
  const page = `title: Us
blocks:
  - type: timeline # our story
    anchor: story
    items:
      - when: '1954' # or 1955
        title: The reading room opens
  - { type: application-path, items: [{ title: Come }, { title: Stay }] }
  - type: subject-list
    items:
      - name: Mathematics # and statistics
  - type: page-switch
    label: Prices by age
    items: [{ label: Children, to: /fees }, { label: Adults, to: '#adults' }]
  - type: shortcuts
    items:
      - label: Dates
        value: 3 May # or 4 May
        to: /dates
  - type: payment-methods
    methods: # at the desk
      - name: Cash
        accepted: true
  - type: terms
    items:
      - Quiet after nine. # and before six
      - >-
        Voices stay low,
        and maps stay here.
      - "No: dogs"
`;
  expect(upgradeText('pages/us.yaml', page, 3)?.text).toBe(`title: Us
blocks:
  - type: steps # our story
    look: timeline
    anchor: story
    items:
      - when: '1954' # or 1955
        title: The reading room opens
  - { type: steps, look: path, items: [{ title: Come }, { title: Stay }] }
  - type: cards
    look: rows
    items:
      - title: Mathematics # and statistics
  - type: link-grid
    look: switch
    title: Prices by age
    items: [{ label: Children, to: /fees }, { label: Adults, to: '#adults' }]
  - type: link-grid
    look: shortcuts
    items:
      - label: Dates
        figure: 3 May # or 4 May
        to: /dates
  - type: checklist
    look: accepted
    items: # at the desk
      - text: Cash
        accepted: true
  - type: checklist
    look: numbers
    items:
      - text: Quiet after nine. # and before six
      - text: Voices stay low, and maps stay here.
      - text: "No: dogs"
`);
});

describe.each(['content', 'scripts/starter/clinic', 'scripts/starter/library', older])(
  'the content of %s',
  (folder) => {
    test('once in the present format, has nothing more to change', () => {
      for (const [file, text] of textsOf(folder)) {
        const now = upgradeText(file, text, 1)?.text ?? '';
        const again = upgradeText(file, now, 1);
        expect(again?.text, file).toBe(now);
        expect(again?.changes, file).toEqual([]);
        expect(upgradeText(file, now, currentFormat)?.text, file).toBe(now);
      }
    });
  },
);

test('every character that stays is found where it is in the file', () => {
  for (const [file, text] of textsOf(older)) {
    const change = upgradeText(file, text, 1);
    const now = change?.text ?? '';
    const words = Array.from(now.matchAll(/\S+/g)).filter(
      ([word]) => text.split(word).length === 2 && now.split(word).length === 2,
    );
    expect(words.length, file).toBeGreaterThan(3);
    for (const { 0: word, index } of words) {
      const offset = change ? offsetInFile(change, index) : -1;
      // The floating button is written anew as an item of the dock, and `patterns` has become another field.
      if (['to:', 'Join', '/tracks', 'patterns:'].includes(word)) continue;
      expect(text.slice(offset, offset + word.length), `${file}: ${word}`).toBe(word);
    }
  }
});

const changed = (file: string, text: string) => ({ [file]: { text, hash: text, ofBytes: [] } });

describe('a site of an older format', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'older-format-'));
    cpSync(older, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const change = (file: string, from: string, to: string) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(path.join(folder, file), text.replaceAll(from, to));
  };

  test('is read as it is, with one warning, and gives the same pages when it is rewritten', async () => {
    const before = await loadSite(folder);
    expect(before.diagnostics.map(({ code, severity }) => `${severity} ${code}`)).toEqual([
      'warning older-format',
    ]);
    for (const [file, text] of textsOf(folder)) {
      writeFileSync(path.join(folder, file), upgradeText(file, text, 1)?.text ?? '');
    }
    const after = await loadSite(folder);
    expect(after.diagnostics).toEqual([]);
    expect(documents(after)).toEqual(documents(before));
    expect(after.tree?.settings).toEqual(before.tree?.settings);
    expect(after.tree?.theme).toEqual(before.tree?.theme);
  });

  test('has its mistakes reported where they are in the file', async () => {
    change('pages/index.yaml', 'to: /tracks', 'to: /trackz');
    change('pages/tracks.yaml', 'amount: 200', 'amount: twelve');
    change('site.yaml', 'https://catalogue.example', 'catalogue');
    const { diagnostics, texts } = await loadSite(folder);
    const found = diagnostics
      .filter(({ severity }) => severity === 'error')
      .map(({ file, range }) => {
        const line = texts(file).split('\n')[range.line - 1] ?? '';
        return `${file} ${line.slice(range.column - 1, range.endColumn - 1)}`;
      });
    expect(found).toEqual([
      'pages/index.yaml /trackz',
      'pages/tracks.yaml twelve',
      'site.yaml catalogue',
    ]);
  });

  test('that says it is of the present one has its former names reported', async () => {
    change('site.yaml', 'name: Hill', `format: ${currentFormat}\nname: Hill`);
    const { diagnostics } = await loadSite(folder);
    expect(diagnostics.map(({ message }) => inEnglish(message))).toContain(
      'There is no field weave here.',
    );
  });

  test('is not guessed at if its format is a newer one', async () => {
    change('site.yaml', 'name: Hill', `format: ${currentFormat + 1}\nnaame: Hill`);
    change('pages/index.yaml', 'to: /tracks', 'to: /trackz');
    const { diagnostics, tree } = await loadSite(folder);
    expect(diagnostics.map(({ code }) => code)).toEqual(['newer-format']);
    expect(tree).toBeNull();
  });

  test('is edited in the present one, whatever its files say', async () => {
    const files = Object.fromEntries(
      textsOf(folder).map(([file, text]) => [file, { text, hash: file, ofBytes: [] }]),
    );
    const store = inCurrentFormat(
      memoryStore({ folder, id: folder, files, pictures: [], blocks: [], published: null }),
    );
    const site = await store.read();
    expect(site.files['pages/index.yaml']?.text).toContain('pattern: calm');
    expect(site.files['pages/index.yaml']?.hash).toBe('pages/index.yaml');
    expect(site.files['site.yaml']?.text).toContain(`format: ${currentFormat}\n`);
  });

  test('is read again in the present one, with the files that are known', async () => {
    const texts = textsOf(folder).map(([file, text]) => [file, { text, hash: text, ofBytes: [] }]);
    const whole = {
      folder,
      id: folder,
      pictures: [],
      blocks: [],
      published: null,
      revision: '1',
      files: Object.fromEntries(texts),
    };
    let since = {};
    const store = inCurrentFormat({
      ...memoryStore(whole),
      read: async (earlier) => ({ ...whole, files: { ...(earlier ?? whole).files, ...since } }),
    });
    const site = await store.read();
    since = changed('pages/new.yaml', 'title: New\nweave: calm\nblocks: []\n');
    const again = await store.read(site);
    expect(again.files['pages/new.yaml']?.text).toContain('pattern: calm');
    expect(again.files['pages/index.yaml']).toBe(site.files['pages/index.yaml']);
    // As soon as the settings are of the present format, the former words of pages are mistakes.
    whole.files = {
      ...whole.files,
      ...changed('site.yaml', `format: ${currentFormat}\nname: Hill\n`),
    };
    since = changed('site.yaml', `format: ${currentFormat}\nname: Hill\n`);
    const present = await store.read(again);
    expect(present.files['pages/index.yaml']?.text).toBe(whole.files['pages/index.yaml']?.text);
  });
});

test('the examples of a block of a site are rewritten as blocks of pages are', () => {
  const text = `examples:
  default: # the usual case
    type: prices
    weave: calm
    items: ['a']
mistakes:
  - name: A price in words.
    block: { type: prices, weave: calm }
`;
  const now = upgradeExamples(text, 1)?.text ?? '';
  expect(now).toBe(text.replaceAll('weave', 'pattern'));
  expect(upgradeExamples(now, 1)).toEqual({ text: now, changes: [] });
  expect(upgradeExamples('examples: [', 1)).toBeNull();
});
