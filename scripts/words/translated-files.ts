import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { choicesOf, formHint, metaOf } from '../../schema/fields/field.ts';
import { readFieldKeys } from '../../schema/field-keys.ts';
import { quotedEnglish } from '../../src/messages/index.ts';
import { textsOf, type EnglishText } from './compare-words.ts';

export type TranslatedFile = {
  language: string;
  /** The prefix of its keys in lists: `screens:bar.undo`. */
  part: string;
  file: string;
  /** The file with the hashes of the English texts, by part and key. */
  marksFile: string;
  english: readonly EnglishText[];
  translations: ReadonlyMap<string, string>;
};

const messages = 'src/messages/sentences';
const visitors = 'src/messages/locales';
const editor = 'src/editor/words/languages';

/** Hosts, ratios and kinds of organizations that keep their names in every language. */
const isName =
  /^(?:NGO|[\d/]+|cloudflare-pages|github-pages|apache|caddy|formspree|netlify|nginx|vercel|web3forms)$/;

const readJson = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

const inEnglish = (file: string): EnglishText[] =>
  textsOf(readJson(file)).map(([key, text]) => ({ keys: [key], text }));

function englishOfFields(): EnglishText[] {
  const texts: EnglishText[] = [{ keys: ['inEnglish'], text: 'In English' }];
  const names = new Set<string>();
  for (const [schema, keys] of readFieldKeys()) {
    const { kind, label, ...meta } = metaOf(schema);
    const hint = formHint(meta);
    const under = (name: string) => keys.map((key) => `fields.${key}.${name}`);
    // Icons have English names, which people search for.
    if (kind === 'choice') for (const choice of choicesOf(schema) ?? []) names.add(choice);
    if (kind === 'block') names.add(label);
    else texts.push({ keys: under('label'), text: label });
    if (hint !== '' && quotedEnglish(hint) === undefined) {
      texts.push({ keys: under('hint'), text: hint });
    }
  }
  for (const name of names) {
    if (!isName.test(name)) texts.push({ keys: [`names.${name}`], text: name, isKey: true });
  }
  return texts;
}

/** All files of translations below a folder of the engine, including those that a language still lacks. */
export function readTranslatedFiles(root: string): TranslatedFile[] {
  const at = (...parts: string[]) => path.join(root, ...parts);
  const translated = (from: Omit<TranslatedFile, 'translations'>): TranslatedFile => ({
    ...from,
    translations: new Map(textsOf(readJson(from.file))),
  });
  const english = inEnglish(at(visitors, 'languages/en.json'));
  const ofVisitors = readdirSync(at(visitors, 'languages'))
    .map((name) => path.basename(name, '.json'))
    .filter((language) => language !== 'en')
    .map((language) =>
      translated({
        language,
        part: 'visitors',
        file: at(visitors, 'languages', `${language}.json`),
        marksFile: at(visitors, 'translated-from', `${language}.json`),
        english,
      }),
    );
  const parts: [string, readonly EnglishText[]][] = [
    ['screens', inEnglish(at(editor, 'en/screens.json'))],
    ['import', inEnglish(at(editor, 'en/import.json'))],
    ['pictures', inEnglish(at(editor, 'en/pictures.json'))],
    ['translate', inEnglish(at(editor, 'en/translate.json'))],
    ['messages', inEnglish(at(messages, 'en.json'))],
    ['fields', englishOfFields()],
  ];
  const ofEditor = readdirSync(at(editor))
    .filter((language) => language !== 'en')
    .flatMap((language) =>
      parts.map(([part, texts]) =>
        translated({
          language,
          part,
          file:
            part === 'messages'
              ? at(messages, `${language}.json`)
              : at(editor, language, `${part}.json`),
          marksFile: at(editor, language, 'translated-from.json'),
          english: texts,
        }),
      ),
    );
  return [...ofVisitors, ...ofEditor];
}

export function readMarks(file: string): Record<string, Record<string, string>> {
  const marks: Record<string, Record<string, string>> = {};
  for (const [part, ofPart] of Object.entries(Object(readJson(file)))) {
    marks[part] = Object.fromEntries(
      Object.entries(Object(ofPart)).map(([key, hash]) => [key, String(hash)]),
    );
  }
  return marks;
}
