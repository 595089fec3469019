import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { blocks } from '../../../schema/blocks/index.ts';
import {
  coreOf,
  entriesOf,
  fieldsOf,
  isOptional,
  itemOf,
  type FieldSchema,
} from '../../../schema/fields/field.ts';
import { isObject } from '../../../schema/is-object.ts';
import { guidePictures, pictureFile } from '../content-files/guide/guide-pictures.ts';
import { shownExamples } from '../content-files/read-examples.ts';
import { namesIn, type FieldNames, readFieldWords } from '../../editor/index.ts';
import { engineRoot } from '../system/roots.ts';

const folder = path.join(engineRoot, 'src', 'editor', 'words', 'languages');

/** The languages of the editor, each with a guide; in one without a text of its own it is English. */
export const guideLanguages = (): string[] =>
  readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'screens.json')));

function read(language: string, file: string): string | null {
  const found = path.join(folder, language, file);
  return existsSync(found) ? readFileSync(found, 'utf8') : null;
}

const readWords = (language: string): unknown =>
  JSON.parse(read(language, 'screens.json') ?? 'null');

/** The words at a path of the words of the screens, as `urgent.title`. */
const wordsAt = (words: unknown, key: string): unknown =>
  key
    .split('.')
    .reduce((found: unknown, step) => (isObject(found) ? found[step] : undefined), words);

/** What stands where the editor will be until it has loaded, in a language of the site if the editor speaks it. */
export function openingWords(language: string): string {
  const [primary = ''] = language.split('-');
  const words = readWords(language) ?? readWords(primary);
  return String(wordsAt(words, 'web.opening') ?? wordsAt(readWords('en'), 'web.opening'));
}

/**
 * The editor's guide in a language, as Markdown: how everything is done on the screen, then every kind of block. What a
 * button or a list is called stands in braces, and is what the screen calls it.
 */
export function editorGuide(language: string): string {
  const [words, english] = [readWords(language), readWords('en')];
  const text = (read(language, 'guide.md') ?? read('en', 'guide.md') ?? '').replaceAll(
    /\{([a-z][A-Za-z.]+)\}/g,
    (whole, key: string) => {
      const found = wordsAt(words, key) ?? wordsAt(english, key);
      if (typeof found !== 'string') throw new Error(`The guide names ${whole}, which is no word`);
      return found;
    },
  );
  const translation = read(language, 'fields.json');
  const names = namesIn(
    translation === null ? null : readFieldWords(JSON.parse(translation), ofBlocks(language)),
  );
  const optional = String(wordsAt(words, 'panel.optional') ?? wordsAt(english, 'panel.optional'));
  const pictures = guidePictures();
  const shown = shownExamples().filter((one) => pictures.has(pictureFile(one.type, one.name)));
  return [
    text.trimEnd(),
    '',
    ...blocks.flatMap(({ type, schema }) => {
      const name = names.nameInWords(type);
      return [
        `### ${name} {#${type}}`,
        '',
        names.hintOf(schema),
        '',
        ...shown
          .filter((one) => one.type === type)
          .flatMap((one) => {
            const look = one.name === 'default' ? '' : `: ${names.nameInWords(one.name)}`;
            return [`![${name}${look}](guide/${pictureFile(type, one.name)})`, ''];
          }),
        ...fieldLines(schema, names, optional),
        '',
      ];
    }),
  ].join('\n');
}

/** What the definitions of a site's blocks contain themselves in a language, by the English words. */
const ofBlocks = (language: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    blocks.flatMap(({ translations }) => Object.entries(translations[language] ?? {})),
  );

/** Fields that every block has. */
const ofAllBlocks = ['type', 'anchor', 'note', 'language', 'showFrom', 'showUntil', 'reviewBy'];

/** The fields of a block, and those inside them, as a list. What has been listed is not listed again. */
function fieldLines(
  schema: FieldSchema,
  names: FieldNames,
  optional: string,
  depth = 0,
  listed = new Set<FieldSchema>(),
): string[] {
  return [...(fieldsOf(schema) ?? [])]
    .filter(([name]) => depth > 0 || !ofAllBlocks.includes(name))
    .flatMap(([, field]) => {
      const inner = itemOf(field) ?? entriesOf(field)?.value ?? field;
      const isListed = listed.has(coreOf(inner));
      listed.add(coreOf(inner));
      const may = isOptional(field) ? ` ${optional}` : '';
      return [
        `${'  '.repeat(depth)}- **${names.labelOf(field)}**${may}: ${names.hintOf(field)}`,
        ...(isListed ? [] : fieldLines(inner, names, optional, depth + 1, listed)),
      ];
    });
}
