import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compareWords, markWords } from '../../scripts/words/compare-words.ts';
import {
  readMarks,
  readTranslatedFiles,
  type TranslatedFile,
} from '../../scripts/words/translated-files.ts';
import { refuseKeys } from '../../scripts/words.ts';
import { engineRoot } from '../../src/build/system/roots.ts';

let root = '';
const editor = 'src/editor/words/languages';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'words-'));
  for (const folder of [editor, 'src/messages/locales']) {
    cpSync(path.join(engineRoot, folder), path.join(root, folder), { recursive: true });
  }
});

afterEach(() => rmSync(root, { recursive: true }));

const change = (file: string, from: string, to: string): void => {
  const text = readFileSync(path.join(root, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(path.join(root, file), text.replace(from, to));
};

function fileOf(language: string, part: string): TranslatedFile {
  const file = readTranslatedFiles(root).find(
    (one) => one.language === language && one.part === part,
  );
  if (!file) throw new Error(`There are no ${part} in ${language}.`);
  return file;
}

const compare = ({ part, marksFile, english, translations }: TranslatedFile) =>
  compareWords(english, translations, readMarks(marksFile)[part] ?? {});

test('what a translation fills in, and what it was made from, is as in English', () => {
  for (const file of readTranslatedFiles(engineRoot)) {
    expect(compare(file).otherNames, file.file).toEqual([]);
  }
});

test('a corrected English text makes its translation outdated until that is marked', () => {
  change(`${editor}/en/screens.json`, '"publish": "Publish"', '"publish": "Publish now"');
  const file = fileOf('sw', 'screens');
  const marks = readMarks(file.marksFile)['screens'] ?? {};
  const outdatedWith = (someMarks: Readonly<Record<string, string>>) =>
    compareWords(file.english, file.translations, someMarks).outdated.map(({ text }) => text);
  expect(outdatedWith(marks)).toContain('Publish now');
  const { english, translations } = file;
  expect(outdatedWith(markWords(english, translations, marks, []))).toContain('Publish now');
  const marked = markWords(english, translations, marks, ['bar.publish']);
  expect(outdatedWith(marked)).not.toContain('Publish now');
});

test('a new English text is missing, and one that is gone is obsolete', () => {
  change(`${editor}/en/screens.json`, '"publish":', '"goLive":');
  const { missing, obsolete } = compare(fileOf('sw', 'screens'));
  expect(missing.map(({ keys }) => keys)).toContainEqual(['bar.goLive']);
  expect(obsolete).toContain('bar.publish');
});

test('a file makes a language, which lacks the rest and is marked as a whole', () => {
  mkdirSync(path.join(root, editor, 'fr'));
  writeFileSync(path.join(root, editor, 'fr/screens.json'), '{ "bar": { "publish": "Publier" } }');
  const file = fileOf('fr', 'screens');
  const { missing, unmarked } = compare(file);
  expect(missing).toHaveLength(file.english.length - 1);
  expect(unmarked).toEqual(['bar.publish']);
  const marks = markWords(file.english, file.translations, {}, []);
  expect(compareWords(file.english, file.translations, marks).unmarked).toEqual([]);
  expect(compare(fileOf('fr', 'fields')).missing.length).toBeGreaterThan(500);
});

test('a hint is translated under the key of its field', () => {
  const { missing, unmarked } = compare({ ...fileOf('sw', 'fields'), translations: new Map() });
  expect(unmarked).toEqual([]);
  expect(missing.map(({ keys: [key] }) => key)).toEqual(
    expect.arrayContaining(['fields.fee-table.hint', 'fields.block.note.label', 'names.fee-table']),
  );
});

test('a key that no translation has cannot be marked, and near ones are named', () => {
  const files = readTranslatedFiles(engineRoot);
  expect(refuseKeys(files, ['screens:bar.publish', 'fields:names.fee-table'])).toEqual([]);
  const [withoutPart, misspelt] = refuseKeys(files, ['bar.publish', 'screens:bar.publsh']);
  expect(withoutPart).toBe(
    'No translation has the key "bar.publish". Did you mean screens:bar.publish?',
  );
  expect(misspelt).toContain('Did you mean screens:bar.publish');
});
