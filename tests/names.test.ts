import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { declaredNames, wordsIn, type DeclaredName } from './declared-names.ts';

/** Words that have too many senses for a name, and what to write instead. */
const vague: Record<string, string> = {
  kept: 'cached, stored, saved, retained or unchanged',
  known: 'cached, existing, registered, supported or published',
  own: 'whose it is, or nothing',
  asked: 'requested, queried or pending',
  said: 'message, output or text',
  told: 'reported, described or message',
  most: 'max or limit',
  place: 'location, position, range, runtime, container or target',
  places: 'locations, positions, ranges or parts',
  way: 'kind, path, form or candidate',
  ways: 'kinds, paths, forms or candidates',
  apart: 'separately, or in a process of its own',
};

/** Words that say nothing as a whole name, and what to say instead. */
const emptyAlone = new Map(
  Object.entries({
    about: 'what it describes',
    act: 'the action',
    given: 'what was given: an input, an option, a value',
    holds: 'valueType, or what it contains',
    made: 'what was made',
    meant: 'intended',
    patience: 'timeout',
    taken: 'used, or what was taken',
    wanted: 'requested, or what it is: a query, an option',
    was: 'previous, base or earlier',
    wish: 'options or choices',
  }),
);

/** Tests may call what they expect `wanted` and what they pass `given`. */
const aloneIn = (file: string): ReadonlyMap<string, string> =>
  file.startsWith('tests/') ? new Map() : emptyAlone;

/** Names that have to have such a word, and why. */
const exceptions: Record<string, string> = {
  'src/layout/ui/Button.tsx about': 'a prop that blocks of sites may use',
  'schema/blocks/rooms.ts roomPlaces': 'the values of the field `place` in content',
  'src/blocks/link-grid/Ways.tsx Ways': 'the look `ways` in content',
  'src/client/main.ts moveInPlace': 'in place is what the feature is called: no document is loaded',
  'src/client/in-place/start-in-place.tsx startInPlace': 'the same feature',
  'tests/browser/harness.ts movesInPlace': 'the same feature',
  'src/build/publish/plan-exchange.ts kept': 'a key of the manifests that published folders have',
};

const files = ['schema', 'src', 'scripts', 'tests']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file.replaceAll('\\', '/')),
    ),
  )
  .filter((file) => /\.(?:tsx?|mts|mjs)$/.test(file) && !/^tests\/fixtures\/|\/\./.test(file));

const declared = new Map(
  files.map((file) => {
    const text = readFileSync(file, 'utf8');
    return [file, { text, names: declaredNames(file, text) }];
  }),
);

type Module = { text: string; names: readonly DeclaredName[] };

/** The names of a module that contain a vague word, with what to write instead. */
const vagueNames = (file: string, { text, names }: Module): string[] =>
  names.flatMap(({ name, start }) => {
    const word = wordsIn(name).find((one) => Object.hasOwn(vague, one));
    const instead = word === undefined ? aloneIn(file).get(name) : vague[word];
    if (instead === undefined || Object.hasOwn(exceptions, `${file} ${name}`)) return [];
    const line = text.slice(0, start).split('\n').length;
    return [`${file}:${line} ${name}: instead of ${word ?? name} write ${instead}`];
  });

const vagueNamesIn = (text: string): string[] =>
  vagueNames('a.ts', { text, names: declaredNames('a.ts', text) });

test('no name says kept, known, place or another word that may mean anything', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect([...declared].flatMap(([file, one]) => vagueNames(file, one))).toEqual([]);
});

test('the names that a module declares are found in every form, and nothing else', () => {
  const text = `
    import { asked, place as spot } from './keptWords.ts';
    /** What is kept. */
    export function keptThings<Own>({ known: { place: wayOut = 1 }, ...mostOf }: Kept, [told]: string[]) {
      const isSaid = spot.place['own'] ?? { apart: asked, 'kept': 2 };
      return class Ways { #ownRun = isSaid; readonly knownAs = 'kept'; askedFor() {} };
    }
    type Kept = { known: { place: number }; setAsked(said: string): void };`;
  expect(
    declaredNames('a.ts', text)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(
    'Kept Own Ways askedFor isSaid keptThings known knownAs mostOf ownRun place said setAsked spot told wayOut'.split(
      ' ',
    ),
  );
  expect(vagueNamesIn('\nconst keptThings = 1;')).toEqual([
    'a.ts:2 keptThings: instead of kept write cached, stored, saved, retained or unchanged',
  ]);
  expect(vagueNamesIn('const [wanted, wantedDays] = [1, 2];')).toEqual([
    'a.ts:1 wanted: instead of wanted write requested, or what it is: a query, an option',
  ]);
  expect(vagueNamesIn('const [unknown, keeper, displaced, highway, utmost] = list;')).toEqual([]);
});

test('each exception is still needed, and CONTRIBUTING has the words', () => {
  const present = new Set(
    [...declared].flatMap(([file, { names }]) => names.map(({ name }) => `${file} ${name}`)),
  );
  expect(Object.keys(exceptions).filter((name) => !present.has(name))).toEqual([]);
  const text = readFileSync('.github/CONTRIBUTING.md', 'utf8');
  expect(
    [...Object.keys(vague), ...emptyAlone.keys()].filter((word) => !text.includes(`\`${word}\``)),
  ).toEqual([]);
});
