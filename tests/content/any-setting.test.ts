import { parse, stringify } from 'yaml';
import { expect, test } from 'vitest';
import { isObject } from '../../schema/is-object.ts';
import {
  entriesOf,
  fieldsOf,
  itemOf,
  optionsOf,
  type FieldSchema,
} from '../../schema/fields/field.ts';
import { exampleOf } from '../../schema/fields/example-of.ts';
import { siteSchema } from '../../schema/site.ts';
import { themeSchema } from '../../schema/theme.ts';
import { Engine } from '../../src/editor/engine/engine.ts';
import { languageOf } from '../../src/editor/site/site-language.ts';
import { siteTime } from '../../src/editor/site/page-times.ts';
import { openSession } from '../editor/opened-session.ts';
import { sampleOf } from '../sample.ts';

/** Texts that the platform refuses as a name, an address, a pattern or markup, and some that it takes. */
const texts = [
  'S/',
  '"><b>',
  'Mars/Base',
  'i-klingon',
  'en-u-ca-hebrew',
  'aaaaaaaa',
  'https://[',
  'https://a.example:99999/',
  'https://a.example/%',
  '%E0%A4%A',
  '{{site.name}}',
  '{count',
  '__proto__',
  'constructor',
  '../..',
  '2026-02-30',
  '💥',
  '\u0000',
  '-',
  '#',
];

/** Every value of a field that has a text somewhere, and is valid but for that. */
function* withText(schema: FieldSchema, text: string): Generator<unknown> {
  const [fields, entries, item] = [fieldsOf(schema), entriesOf(schema), itemOf(schema)];
  if (fields) {
    const example = exampleOf(schema);
    const others = isObject(example) ? example : {};
    for (const [name, field] of fields)
      for (const inner of withText(field, text)) yield { ...others, [name]: inner };
  } else if (entries) {
    yield { [text]: exampleOf(entries.value) };
    const name = String(exampleOf(entries.name));
    for (const inner of withText(entries.value, text)) yield { [name]: inner };
  } else if (item) {
    for (const inner of withText(item, text)) yield [inner, inner];
  } else {
    const options = optionsOf(schema);
    if (!options) yield text;
    else for (const option of options) yield* withText(option, text);
  }
}

const settings: unknown = parse(`name: A school
address: https://school.example
contacts:
  main: { label: Office, email: office@school.example }
outside: {}
siteMap:
  groups: [Pages]
footer: {}
`);

const page = `title: Home
blocks:
  - type: prose
    text: Of {{site.name}}
  - type: price-list
    groups:
      - items:
          - { name: Tea, price: 50 }
  - type: calendar
    year: 2026
    terms:
      - { name: One, opening: 2026-01-05, closing: 2026-04-03 }
`;

/** A file with a setting in place of the one that it has, or in addition. */
type Changed = { file: string; base: unknown; name: string; value: unknown };

/** Each setting of both files with each text in each of its places. */
function* filesWith(names?: readonly string[]): Generator<Changed> {
  const ofFile = [
    ['site.yaml', siteSchema, settings],
    ['theme.yaml', themeSchema, {}],
  ] as const;
  for (const [file, schema, base] of ofFile) {
    for (const [name, field] of fieldsOf(schema) ?? []) {
      if (names && !names.includes(name)) continue;
      for (const text of texts)
        for (const value of withText(field, text)) yield { file, base, name, value };
    }
  }
}

/** Checks a site and renders its page; without an error there must be a page. */
function tryAll(changed: Record<string, string>): void {
  const all = {
    'site.yaml': stringify(settings),
    'theme.yaml': '{}\n',
    'pages/index.yaml': page,
    ...changed,
  };
  const files = Object.entries(all).map(([name, text]) => [name, { text, ofBytes: [] }]);
  const engine = new Engine({ files: Object.fromEntries(files), pictures: [], isOnHost: false });
  const isWrong = engine.check().some(({ severity }) => severity === 'error');
  const rendered = engine.render('pages/index.yaml');
  expect(isWrong || rendered !== null, JSON.stringify(changed)).toBe(true);
}

// Only the files that are tried are written out.
const trySample = (all: Iterable<Changed>, few: number) => {
  for (const { file, base, name, value } of sampleOf([...all], few))
    tryAll({ [file]: stringify({ ...(isObject(base) && base), [name]: value }) });
};

test('whatever is written in a setting is reported or shown', () => {
  trySample(filesWith(), 20);
}, 1_200_000);

test('whatever is written in a setting that the platform reads is reported or shown', () => {
  const names = ['language', 'currency', 'timeZone'];
  trySample(filesWith(names), 40);
}, 1_200_000);

test('a language that is none is reported in a page, a block and a text', () => {
  for (const language of ['"><b>', 'S/', 'aaaaaaaa', 'en_US', 'e']) {
    const quoted = JSON.stringify(language);
    tryAll({ 'pages/index.yaml': `language: ${quoted}\n${page}` });
    tryAll({
      'pages/index.yaml': `${page}  - type: prose\n    language: ${quoted}\n    text: A\n`,
    });
    tryAll({
      'pages/index.yaml': `${page}  - type: prose\n    text: "[a](lang:${language.replaceAll('"', '')})"\n`,
    });
  }
});

test('the editor takes its default for a setting that the platform refuses', async () => {
  const { session } = openSession();
  const refused: [string, string][] = [
    ['language', 'not a language'],
    ['timeZone', 'Mars/Base'],
  ];
  for (const [name, value] of refused)
    session.edit([{ file: 'site.yaml', op: { op: 'set', path: [name], value } }], '');
  expect(languageOf(session)).toBe('en');
  expect(siteTime(session)).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/);
});
