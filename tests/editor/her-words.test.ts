import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { blocks } from '../../schema/blocks/index.ts';
import { choicesOf, metaOf } from '../../schema/fields/field.ts';
import { readFieldKeys } from '../../schema/field-keys.ts';
import { namesIn } from '../../src/editor/words/field-names.ts';
import { readFieldWords } from '../../src/editor/words/read-field-words.ts';

const folder = 'src/editor/words/languages';
const languages = readdirSync(folder);

/** Words of those who build the site, and of its files, by language; some are wrong in each. */
const forbidden: Readonly<Record<string, readonly RegExp[]>> = {
  every: [
    /\{\{|\}\}/,
    /\b(?:phone|email|whatsapp):\w/,
    /\(lang:/,
    /\.ya?ml\b|\bYAML\b|\bMarkdown\b|\bschema\b/i,
    /\b(?:pricesOf|publishFrom|inMenu|asPublished)\b/,
  ],
  en: [
    /\bprose\b|\bhero\b|^pair$|\brounds\b|\blisting\b|\btint(?:ed)?\b|\bbadge\b|\banchor\b/i,
    /site-?map group|site-map/i,
    /\bsplit\b|\bpanorama\b|\bpads?\b|\bshortcuts?\b/i,
    /may stay empty|\bas usual\b|^kind of\b|\bcomes? again\b|^add to \{/i,
    /in quotes|two quotes|a hash and/i,
  ],
  sw: [/\bmatini\b|\bmizunguko\b|\bjozi\b|\biliyogawanywa\b|\bmandhari pana\b/i],
};

/** The words of a file of words, with where they stand. */
const textsIn = (words: unknown, at: string): [string, string][] =>
  typeof words === 'string'
    ? [[at, words]]
    : Object.entries(Object(words)).flatMap(([name, inner]) => textsIn(inner, `${at}.${name}`));

const readJson = (language: string, name: string): unknown => {
  const file = path.join(folder, language, name);
  return readdirSync(path.dirname(file)).includes(name)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : undefined;
};

/** What a form can show of every field: its label, its hint, its choices, and what its block is called. */
function textsOfForms(language: string): [string, string][] {
  const translation = readJson(language, 'fields.json');
  const { labelOf, hintOf, choiceInWords, nameInWords } = namesIn(
    translation === undefined ? null : readFieldWords(translation, {}),
  );
  const ofFields = [...readFieldKeys()].flatMap(([schema, [key = '']]): [string, string][] => {
    // A form is that of a block of a certain type, which it does not let one change.
    if (key === 'block.type') return [];
    const { kind } = metaOf(schema);
    const choices = kind === 'choice' ? (choicesOf(schema) ?? []) : [];
    return [
      // What a block is called is in the list of blocks below.
      ...(kind === 'block' ? [] : [[key, labelOf(schema)] satisfies [string, string]]),
      [`${key} (hint)`, hintOf(schema)],
      ...choices.map((one): [string, string] => [`${key}=${one}`, choiceInWords(schema, one)]),
    ];
  });
  return [...ofFields, ...blocks.map(({ type }): [string, string] => [type, nameInWords(type)])];
}

test.each(languages)(
  'in %s the editor says nothing in the words of files or of developers',
  (language) => {
    const texts = [
      ...textsOfForms(language),
      ...readdirSync(path.join(folder, language))
        .filter((name) => /^(?:screens|import|pictures|translate)\.json$/.test(name))
        .flatMap((name) => textsIn(readJson(language, name), name)),
    ];
    expect(texts.length).toBeGreaterThan(1500);
    const patterns = [...(forbidden['every'] ?? []), ...(forbidden[language] ?? [])];
    const found = texts.flatMap(([at, text]) =>
      patterns.flatMap((pattern) => {
        const word = pattern.exec(text)?.[0];
        return word === undefined ? [] : [`${at}: “${word}” in “${text}”`];
      }),
    );
    expect(found).toEqual([]);
  },
);
