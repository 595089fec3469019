import { afterEach, expect, test } from 'vitest';
import { pageSchema } from '../../schema/page.ts';
import { siteSchema } from '../../schema/site.ts';
import { themeSchema } from '../../schema/theme.ts';
import {
  choicesOf,
  entriesOf,
  fieldsOf,
  itemOf,
  metaOf,
  optionsOf,
  type FieldSchema,
} from '../../schema/fields/field.ts';
import { fieldsSw } from '../../src/editor/words/fields-sw.ts';
import { en } from '../../src/editor/words/en.ts';
import { sw } from '../../src/editor/words/sw.ts';
import { speak, words } from '../../src/editor/words/words.ts';

afterEach(() => speak('en'));

/** All texts with their names: bar.undo. */
const textsOf = (value: unknown, name = ''): [string, string][] =>
  typeof value === 'string'
    ? [[name, value]]
    : Object.entries(Object(value)).flatMap(([key, part]) => textsOf(part, `${name}.${key}`));

const english = new Map(textsOf(en));
const inBraces = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

test('the editor speaks the language of the site where it has its words', () => {
  speak('sw-KE');
  expect(words.bar.publish).toBe('Chapisha');
  speak('fr');
  expect(words.bar.publish).toBe('Publish');
});

test('every text has the same names in braces as the English one, and none was left in English', () => {
  const texts = textsOf(sw);
  expect(texts).toHaveLength(english.size);
  for (const [name, text] of texts) {
    expect(inBraces(text), name).toEqual(inBraces(english.get(name) ?? ''));
    expect(text, name).not.toBe(english.get(name));
  }
});

/** Hosts and ratios are called the same in every language. */
const isName = /^(?:NGO|[\d/]+|cloudflare-pages|github-pages|apache|caddy|netlify|nginx|vercel)$/;

/** Everything that forms call fields, blocks and choices. */
function namesOf(schema: FieldSchema, seen: Set<FieldSchema>, names: Set<string>): Set<string> {
  if (seen.has(schema)) return names;
  seen.add(schema);
  const { kind, label } = metaOf(schema);
  names.add(label);
  // Icons have names that are searched for, in English.
  if (kind === 'choice') for (const choice of choicesOf(schema) ?? []) names.add(choice);
  const [item, entries] = [itemOf(schema), entriesOf(schema)];
  const inner = [
    ...(fieldsOf(schema)?.values() ?? []),
    ...(optionsOf(schema) ?? []),
    ...(item ? [item] : []),
    ...(entries ? [entries.name, entries.value] : []),
  ];
  for (const one of inner) namesOf(one, seen, names);
  return names;
}

test('every field, block and choice has a name in Kiswahili, and none is kept that no schema says', () => {
  const seen = new Set<FieldSchema>();
  const names = new Set<string>();
  for (const schema of [pageSchema, siteSchema, themeSchema]) namesOf(schema, seen, names);
  const labels = [...names].filter((name) => !isName.test(name));
  expect(labels.filter((name) => !(name in fieldsSw))).toEqual([]);
  expect(Object.keys(fieldsSw).filter((name) => !names.has(name))).toEqual([]);
});
