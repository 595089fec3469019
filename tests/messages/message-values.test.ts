import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseSync } from 'vite';
import { isObject, type FieldObject } from '../../schema/is-object.ts';
import english from '../../src/messages/sentences/en.json';

const sentences = new Map(Object.entries(english.sentences));
const phrases = new Map(
  Object.entries(english.phrases).map(([name, forms]) => [name, new Map(Object.entries(forms))]),
);

/** The names of values, without the settings, whose words depend on the reader. */
const placeholdersIn = (words: string): string[] =>
  [...new Set(Array.from(words.matchAll(/\{(\w+)\}/g), ([, name = '']) => name))]
    .filter((name) => name !== 'settings')
    .toSorted();

/** The text or texts that an argument may be. */
function textsOf(argument: unknown): string[] {
  if (!isObject(argument)) return [];
  const { type, value, consequent, alternate } = argument;
  if (type === 'Literal' && typeof value === 'string') return [value];
  return type === 'ConditionalExpression' ? [consequent, alternate].flatMap(textsOf) : [];
}

/** The names of the values that an argument gives; null if they are not written there. */
function namesOf(argument: unknown): string[] | null {
  if (argument === undefined) return [];
  if (!isObject(argument) || !Array.isArray(argument['properties'])) return null;
  const names = argument['properties'].map((property: unknown) => {
    const key: unknown = isObject(property) ? property['key'] : undefined;
    return isObject(key) && typeof key['name'] === 'string' ? key['name'] : null;
  });
  return names.every((name) => name !== null) ? names.toSorted() : null;
}

const callsIn = (node: unknown): FieldObject[] => {
  if (Array.isArray(node)) return node.flatMap(callsIn);
  if (!isObject(node)) return [];
  return [...(node['type'] === 'CallExpression' ? [node] : []), ...callsIn(Object.values(node))];
};

/** The sentences and forms of phrases that a call may name, with the values that it gives. */
function wordsOf({ callee, arguments: all }: FieldObject): { words: string; names: string[] }[] {
  const called = isObject(callee) ? callee['name'] : undefined;
  const [first, second, third]: unknown[] = Array.isArray(all) ? all : [];
  const [keys, given] = called === 'phrase' ? [second, third] : [first, second];
  const tables =
    called === 'say'
      ? [sentences]
      : called === 'phrase'
        ? textsOf(first).flatMap((name) => phrases.get(name) ?? [])
        : [];
  const names = namesOf(given);
  if (names === null) return [];
  return tables.flatMap((table) =>
    textsOf(keys).flatMap((key) => {
      const words = table.get(key);
      return words === undefined ? [] : [{ words, names }];
    }),
  );
}

const files = ['schema', 'src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({
      file: `${folder}/${file}`,
      text: readFileSync(`${folder}/${file}`, 'utf8'),
    })),
);

test('every message gets the values that its words name, and no others', () => {
  const checked = files.flatMap(({ file, text }) => {
    if (!/\b(?:say|phrase)\b[^;]* from '[./]+(?:messages\/index|message)\.ts'/.test(text))
      return [];
    return callsIn(parseSync(file, text).program)
      .flatMap(wordsOf)
      .map((one) => ({ file, ...one }));
  });
  expect(checked.length).toBeGreaterThan(400);
  const wrong = checked.filter(({ words, names }) => placeholdersIn(words).join() !== names.join());
  expect(wrong).toEqual([]);
});

test('every sentence of the table is in use', () => {
  const code = files.map(({ text }) => text).join('\n');
  expect([...sentences.keys()].filter((key) => !code.includes(`'${key}'`))).toEqual([]);
});
