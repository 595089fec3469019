import { afterEach, expect, test, vi } from 'vitest';
import { blockDefinitions } from '../../schema/blocks/index.ts';
import { listSchemaOf } from '../../schema/list-file.ts';
import { fieldsOf, itemOf, type FieldSchema } from '../../schema/fields/field.ts';
import { pageSchema } from '../../schema/page.ts';
import { interfaceWords } from '../../schema/words.ts';
import { currentImportWords } from '../../src/editor/import/import-words.ts';
import { readFieldKeys } from '../../schema/field-keys.ts';
import { hintOf, labelOf, nameInWords, speakOfFields } from '../../src/editor/words/field-words.ts';
import fieldsInSwahili from '../../src/editor/words/languages/sw/fields.json';
import { counted, currentWords, speak } from '../../src/editor/words/words.ts';

afterEach(async () => {
  await speak('en');
  await speakOfFields('en');
});

test('the editor uses the language of the site if it has a translation', async () => {
  await speak('sw-KE');
  expect(currentWords().bar.publish).toBe('Chapisha');
  await speak('fr');
  expect(currentWords().bar.publish).toBe('Publish');
});

test('a further language is a file; what it lacks is in English', async () => {
  const files = import.meta.glob('../fixtures/languages/*/screens.json', { import: 'default' });
  await speak('fr-CA', files);
  expect(currentWords().bar.publish).toBe('Publier');
  expect(currentWords().bar.undo).toBe('Undo');
  expect(counted(currentWords().gallery.found, 0)).toBe('0 sorte de bloc');
  await speak('fr');
  expect(currentWords().bar.publish).toBe('Publish');
});

/** Objects with plural forms inside words, by where they stand. */
const pluralsIn = (words: unknown, at: string): [string, string[]][] =>
  typeof words !== 'object' || words === null
    ? []
    : 'one' in words && 'other' in words
      ? [[at, Object.keys(words)]]
      : Object.entries(words).flatMap(([name, inner]) => pluralsIn(inner, `${at}.${name}`));

test('every language of the editor has the plural forms that its numbers need', async () => {
  const files = import.meta.glob(
    '../../src/editor/words/languages/*/{screens,import,pictures}.json',
    {
      import: 'default',
    },
  );
  for (const [file, load] of Object.entries(files)) {
    const language = file.split('/').at(-2) ?? '';
    const rules = new Intl.PluralRules(language);
    const needed = new Set([1, 2, 3, 11, 100].map((count) => rules.select(count)));
    for (const [at, forms] of pluralsIn(await load(), file)) {
      expect(
        [...needed].filter((form) => !forms.includes(form)),
        at,
      ).toEqual([]);
    }
  }
});

test('the words of the import follow a language that is chosen after they were loaded', async () => {
  expect(currentImportWords().read).toBe('Read this');
  await speak('sw');
  await vi.waitFor(() => expect(currentImportWords().read).toBe('Soma hiki'));
  await speak('en');
  await vi.waitFor(() => expect(currentImportWords().read).toBe('Read this'));
});

function fieldAt(schema: FieldSchema, ...names: (string | null)[]): FieldSchema {
  return names.reduce<FieldSchema>((outer, name) => {
    const inner = name === null ? itemOf(outer) : fieldsOf(outer)?.get(name);
    if (!inner) throw new Error(`There is no field ${names.join('.')}.`);
    return inner;
  }, schema);
}

test('labels and hints are translated by the fields to which they belong', async () => {
  const title = fieldAt(pageSchema, 'title');
  const feeTable = blockDefinitions.get('fee-table')?.schema;
  if (!feeTable) throw new Error('There is no fee-table.');
  expect(labelOf(title)).toBe('Title');
  await speakOfFields('sw-KE');
  expect(hintOf(title)).toMatch(/^Kwenye kichupo/);
  expect(nameInWords('fee-table')).toBe('Jedwali la ada');
  expect(labelOf(fieldAt(feeTable, 'note'))).toBe('Maelezo kwa wenzako');
  expect(hintOf(feeTable)).not.toMatch(/[Tt]he /);
  const menu = fieldAt(interfaceWords, 'frame', 'menu');
  expect(hintOf(menu)).toBe('Kwa Kiingereza “Menu”.');
  // Its schema is made anew for every file, because it depends on the columns.
  const list = listSchemaOf({ columns: [{ name: 'name', label: 'Name' }] });
  expect(hintOf(fieldAt(list, 'columns'))).toBe(
    'Safu wima, kwa mpangilio. Ya kwanza hutaja safu mlalo.',
  );
});

test('a field has the same key wherever its kind or its block is used', () => {
  const keys = [...readFieldKeys().values()].map(([key]) => key);
  expect(keys).toEqual(
    expect.arrayContaining(['block.note', 'image.focus', 'page.listing.order', 'labelled-link.to']),
  );
  expect(keys).toContain('fee-table.terms[].amount');
  expect(keys.filter((key) => key === 'fee-table.note')).toEqual([]);
  expect(readFieldKeys().get(pageSchema)).toEqual(['page']);
});

test('labels and hints in Kiswahili name nothing that only schools have', () => {
  const ofSchools = /\b(?:[mM][ui]hula|[mM]?wanafunzi|[sS]hule|[dD]arasa(?:ni)?|[mM]adarasa)\b/;
  const found = Object.entries<object>(fieldsInSwahili.fields).filter(
    // A curriculum is content of a school.
    ([key, words]) => !key.startsWith('data|1') && ofSchools.test(Object.values(words).join(' ')),
  );
  expect(found).toEqual([]);
});
