import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { engineRoot } from '../src/build/index.ts';
import { command } from './command.ts';
import { compareWords, markWords, type Comparison } from './words/compare-words.ts';
import { readMarks, readTranslatedFiles, type TranslatedFile } from './words/translated-files.ts';
import { didYouMean, nearNames } from '../src/messages/index.ts';

/** `npm run words`: lists missing and outdated translations. 0: done, 1: `--check` found some. */
export const main = command(
  {
    typed: 'npm run words',
    further: '[KEY …]',
    maxFurther: Number.POSITIVE_INFINITY,
    options: {
      mark: {
        type: 'boolean',
        default: false,
        help: 'notes that the texts with these keys, or all new ones, are translated from the present English',
      },
      check: { type: 'boolean', default: false, help: 'fails if anything is listed' },
    },
  },
  ({ mark, check }, keys) => {
    const files = readTranslatedFiles(engineRoot);
    const refused =
      mark === true || keys.length === 0
        ? refuseKeys(files, keys)
        : ['Keys are only for --mark, which notes that their texts are translated.'];
    if (refused.length > 0) {
      console.error(refused.join('\n'));
      return 2;
    }
    if (mark === true) for (const file of files) markFile(file, keys);
    const lines = files.flatMap((file) => linesOf(file));
    for (const line of lines) console.log(line);
    const languages = new Set(files.map(({ language }) => language)).size;
    if (lines.length === 0)
      console.log(`All words are translated (${languages} languages besides English).`);
    return check === true && lines.length > 0 ? 1 : 0;
  },
);

function markFile(
  { part, marksFile, english, translations }: TranslatedFile,
  keys: string[],
): void {
  const all = readMarks(marksFile);
  const prefix = `${part}:`;
  const ofPart = keys
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));
  const marks = markWords(english, translations, all[part] ?? {}, ofPart);
  mkdirSync(path.dirname(marksFile), { recursive: true });
  writeFileSync(marksFile, `${JSON.stringify({ ...all, [part]: marks }, null, 2)}\n`);
}

/** What a file lacks, a line each. */
function linesOf({
  language,
  part,
  file,
  marksFile,
  english,
  translations,
}: TranslatedFile): string[] {
  const marks = readMarks(marksFile)[part] ?? {};
  const { missing, outdated, unmarked, obsolete, otherNames } = compareWords(
    english,
    translations,
    marks,
  );
  const listed: [keyof Comparison, readonly string[]][] = [
    ['missing', missing.map(({ keys: [key = ''], text }) => `${part}:${key}  ${text}`)],
    [
      'outdated',
      outdated.map(
        ({ keys, text }) => `${part}:${keys.find((key) => translations.has(key)) ?? ''}  ${text}`,
      ),
    ],
    ['unmarked', unmarked.map((key) => `${part}:${key}`)],
    ['obsolete', obsolete.map((key) => `${part}:${key}`)],
    ['otherNames', otherNames.map((key) => `${part}:${key}`)],
  ];
  const some = listed.filter(([, entries]) => entries.length > 0);
  if (some.length === 0) return [];
  return [
    `${language}, ${path.relative(engineRoot, file)}:`,
    ...some.flatMap(([kind, entries]) => [
      `  ${headings[kind]}`,
      ...entries.map((entry) => `    ${entry}`),
    ]),
  ];
}

const headings: Record<keyof Comparison, string> = {
  missing: 'Missing, and shown in English:',
  outdated: 'Outdated, because the English text is now:',
  unmarked: 'Translated, but not yet noted from which English text (npm run words -- --mark):',
  obsolete: 'Without an English text that is still used:',
  otherNames: 'With other names in braces than the English text has:',
};

/** Why texts with these keys cannot be marked, a line for each unknown key. */
export function refuseKeys(files: readonly TranslatedFile[], keys: readonly string[]): string[] {
  const translated = new Set(
    files.flatMap(({ part, translations }) =>
      [...translations.keys()].map((key) => `${part}:${key}`),
    ),
  );
  const all = [...translated];
  return keys
    .filter((key) => !translated.has(key))
    .map((key) => {
      const inParts = all.filter((one) => one.endsWith(`:${key}`));
      const near = inParts.length > 0 ? inParts : nearNames(key, all);
      return `No translation has the key "${key}".${didYouMean(near)}`;
    });
}
