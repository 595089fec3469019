import { afterEach, expect, test } from 'vitest';
import { blocks } from '../../schema/blocks/index.ts';
import {
  choicesOf,
  entriesOf,
  fieldsOf,
  itemOf,
  metaOf,
  optionsOf,
  type FieldSchema,
} from '../../schema/fields/field.ts';
import { anyFileSchemas } from '../../src/content/file-schemas.ts';
import { blockHintsSw } from '../../src/editor/words/block-hints-sw.ts';
import {
  inEnglish,
  purposeOf,
  sentencesOf,
  speakOfFields,
  wordsOfBlocks,
} from '../../src/editor/words/field-words.ts';
import { fieldsSw } from '../../src/editor/words/fields-sw.ts';
import { fileHintsSw } from '../../src/editor/words/file-hints-sw.ts';
import { en as importEn } from '../../src/editor/import/import-words-en.ts';
import { sw as importSw } from '../../src/editor/import/import-words-sw.ts';
import { en } from '../../src/editor/words/en.ts';
import { sw } from '../../src/editor/words/sw.ts';
import { speak, words } from '../../src/editor/words/words.ts';

afterEach(async () => {
  await speak('en');
  await speakOfFields('en');
});

/** All texts with their names: bar.undo. */
const textsOf = (value: unknown, name = ''): [string, string][] =>
  typeof value === 'string'
    ? [[name, value]]
    : Object.entries(Object(value)).flatMap(([key, part]) => textsOf(part, `${name}.${key}`));

const english = new Map(textsOf(en));
const inBraces = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

test('the editor uses the language of the site if it has a translation', async () => {
  await speak('sw-KE');
  expect(words.bar.publish).toBe('Chapisha');
  await speak('fr');
  expect(words.bar.publish).toBe('Publish');
});

test('every text has the same placeholders as the English one, and all are translated', () => {
  const texts = textsOf(sw);
  expect(texts).toHaveLength(english.size);
  for (const [name, text] of texts) {
    expect(inBraces(text), name).toEqual(inBraces(english.get(name) ?? ''));
    expect(text, name).not.toBe(english.get(name));
  }
});

test('so are the words of the import, which are loaded with its screen', () => {
  const before = new Map(textsOf(importEn));
  const texts = textsOf(importSw);
  expect(texts).toHaveLength(before.size);
  for (const [name, text] of texts) {
    expect(inBraces(text), name).toEqual(inBraces(before.get(name) ?? ''));
    expect(text, name).not.toBe(before.get(name));
  }
});

/** Hosts and ratios are called the same in every language. */
const isName = /^(?:NGO|[\d/]+|cloudflare-pages|github-pages|apache|caddy|netlify|nginx|vercel)$/;

type Texts = { names: Set<string>; hints: Set<string> };

/** Everything that forms call fields, blocks and choices, and say of them. */
function readWords(schema: FieldSchema, seen: Set<FieldSchema>, texts: Texts): void {
  if (seen.has(schema)) return;
  seen.add(schema);
  const { kind, label, hint } = metaOf(schema);
  const { names, hints } = texts;
  names.add(label);
  if (hint !== '') hints.add(hint);
  // Icons have names that are searched for, in English.
  if (kind === 'choice') for (const choice of choicesOf(schema) ?? []) names.add(choice);
  const [item, entries] = [itemOf(schema), entriesOf(schema)];
  const inner = [
    ...(fieldsOf(schema)?.values() ?? []),
    ...(optionsOf(schema) ?? []),
    ...(item ? [item] : []),
    ...(entries ? [entries.name, entries.value] : []),
  ];
  for (const one of inner) readWords(one, seen, texts);
}

test('every field, block and choice has its name and its hint in Kiswahili, without obsolete entries', async () => {
  const seen = new Set<FieldSchema>();
  const texts: Texts = { names: new Set(), hints: new Set() };
  for (const schema of Object.values(anyFileSchemas)) readWords(schema, seen, texts);
  const labels = [...texts.names].filter((name) => !isName.test(name));
  const all = { ...fieldsSw, ...blockHintsSw, ...fileHintsSw, ...wordsOfBlocks('sw') };
  const missing = 'to be translated in `translations` of the block, or fields-sw.ts if shared';
  expect(
    labels.filter((name) => !(name in all)),
    missing,
  ).toEqual([]);
  expect(Object.keys(fieldsSw).filter((name) => !texts.names.has(name))).toEqual([]);

  const hints = [...texts.hints, ...blocks.map(({ description }) => description)];
  const sentences = new Set([...hints.flatMap(sentencesOf), inEnglish]);
  const translated = Object.keys({ ...blockHintsSw, ...fileHintsSw, ...wordsOfBlocks('sw') });
  expect(translated.filter((one) => !sentences.has(one) && !texts.names.has(one))).toEqual([]);
  await speakOfFields('sw-KE');
  expect(
    hints.filter((hint) => purposeOf(hint) === hint),
    missing,
  ).toEqual([]);
  expect(purposeOf('In English “Menu”.')).toBe('Kwa Kiingereza “Menu”.');
});
