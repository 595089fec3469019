import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkFile } from '../../src/content/check-file.ts';
import { Source } from '../../src/content/source.ts';
import { codeGuides } from '../../schema/code-guides.ts';
import { formatDiagnostic } from '../../src/messages/format-text.ts';
import { openText } from '../../src/content/yaml/open-text.ts';
import { shownText } from '../../src/editor/forms/MistakeText.tsx';
import { speakOfFields } from '../../src/editor/words/field-words.ts';
import { speakOfMessages } from '../../src/editor/words/message-words.ts';
import { speak } from '../../src/editor/words/words.ts';
import { frame } from '../../src/messages/frame.ts';
import {
  expectedPosition,
  goodFiles,
  loadWith,
  mistakes,
  mistakesFolder,
  pathInSite,
} from './broken-sites.ts';
import { wordDiagnostic } from '../../src/messages/word-message.ts';

describe('a broken file', () => {
  test('covers the typical mistakes of editors', () => {
    expect(Object.keys(mistakes).length).toBeGreaterThanOrEqual(80);
    expect(goodFiles.length).toBeGreaterThanOrEqual(10);
  });

  test.each(Object.entries(mistakes))(
    '%s gets one message, at its range',
    async (name, mistake) => {
      const { diagnostics, texts } = await loadWith(name);
      const reported = diagnostics.map(
        (diagnostic) =>
          `[${diagnostic.code}] ${formatDiagnostic(diagnostic, texts(diagnostic.file))}\n`,
      );
      const words = `${join(mistakesFolder, name.replace(/\.yaml$/, ''))}.txt`;
      expect(existsSync(words), `${words} holds the message`).toBe(true);
      await expect(reported.join('\n')).toMatchFileSnapshot(words);
      expect(diagnostics).toHaveLength(1);
      expect(diagnostics[0]).toMatchObject({
        code: mistake.code,
        severity: mistake.warning ? 'warning' : 'error',
        file: mistake.file ?? pathInSite(name),
        range: expectedPosition(name, mistake),
      });
    },
  );
});

const codes = (text: string) =>
  checkFile(new Source('pages/photos.yaml', text), []).diagnostics.map(
    ({ code, severity }) => `${severity} ${code}`,
  );

test('a page whose pictures only lack descriptions can be shown, and is refused for nothing else', () => {
  const page =
    'title: Photos\nblocks:\n  - type: gallery\n    items:\n      - image:\n          src: a.jpg\n';
  expect(checkFile(new Source('pages/photos.yaml', page), [])).toMatchObject({
    content: { document: { blocks: [{ items: [{ image: { src: 'a.jpg', alt: '' } }] }] } },
  });
  expect(codes(page)).toEqual(['error no-alt']);
  expect(codes(`draft: true\n${page}`)).toEqual(['warning no-alt']);
  // Other mistakes of a draft stay mistakes.
  expect(codes(`draft: true\n${page}  - type: hero\n`)).toEqual([
    'warning no-alt',
    'error missing-field',
  ]);
});

test('the settings suggested for a missing file are valid', async () => {
  const { diagnostics } = await loadWith('folders/no-site-settings');
  const offered = new Source('site.yaml', diagnostics[0]?.example ?? '');
  expect(checkFile(offered, [])).toMatchObject({ content: { kind: 'site' }, diagnostics: [] });
});

test.each(goodFiles)('%s has no diagnostics', async (name) => {
  const { diagnostics } = await loadWith(name);
  expect(diagnostics).toEqual([]);
});

const banned =
  /\b(mapping|scalar|array|string|object|null|undefined|union|schema|pars(e|ing)|regex|token|expected|invalid type|NaN|zod|yaml error|stack)\b/i;

test.each(Object.keys(mistakes))('%s is reported without jargon', async (name) => {
  const { diagnostics } = await loadWith(name);
  expect(diagnostics).not.toHaveLength(0);
  for (const { message, help, where } of diagnostics.map(wordDiagnostic)) {
    expect(`${message}\n${help}\n${where}`).not.toMatch(banned);
    expect(message).toMatch(/[.?]$/);
    expect(help).toMatch(/\.$/);
  }
});

test('the guide explains diagnostics without jargon', () => {
  for (const { title, explanation } of codeGuides.values()) {
    expect(`${title}. ${explanation}`).not.toMatch(banned);
  }
});

test('no message in the code of the checks has such a word', () => {
  const root = join(mistakesFolder, '..', '..', '..');
  for (const folder of ['src/content', 'src/build/content-files', 'src/site', 'src/blocks']) {
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts')) continue;
      const text = readFileSync(join(root, folder, file), 'utf8');
      for (const [, words] of text.matchAll(/\b(?:message|help):\s*(['`].*?['`]),?$/gm)) {
        expect(words?.replaceAll(/\$\{[^}]*\}/g, ''), file).not.toMatch(banned);
      }
    }
  }
});

/** The measures by which tools for content are compared, one point each. */
const measures = [
  'detected',
  'file',
  'line',
  'column',
  'line shown',
  'one message',
  'fix suggested',
] as const;
type Measure = (typeof measures)[number];

test('every broken file of the corpus has a message with its range and a fix', async () => {
  const points = new Map<Measure, number>(measures.map((measure) => [measure, 0]));
  const give = (measure: Measure, isRight: boolean) =>
    points.set(measure, (points.get(measure) ?? 0) + Number(isRight));
  let shown = 0;
  for (const [name, mistake] of Object.entries(mistakes)) {
    const { diagnostics, texts } = await loadWith(name);
    const [diagnostic] = diagnostics;
    const position = expectedPosition(name, mistake);
    give('detected', diagnostic?.code === mistake.code);
    give('file', diagnostic?.file === (mistake.file ?? pathInSite(name)));
    give('line', diagnostic?.range.line === position.line);
    give('column', diagnostic?.range.column === position.column);
    give('one message', diagnostics.length === 1);
    const { example, suggestions = [] } = diagnostic ?? {};
    // A file that is empty, a picture, or never read has no line to show, and no line that could be corrected.
    const hasLines = diagnostic !== undefined && texts(diagnostic.file) !== '';
    give('fix suggested', hasLines && (example !== undefined || suggestions.length > 0));
    shown += Number(hasLines);
    give('line shown', hasLines && frame(texts(diagnostic.file), diagnostic.range).length >= 2);
  }
  const total = Object.keys(mistakes).length;
  const table = measures.map((measure) => {
    const max = measure === 'line shown' || measure === 'fix suggested' ? shown : total;
    return { measure, points: points.get(measure) ?? 0, of: max };
  });
  console.table(table);
  for (const { measure, points: got, of } of table) {
    // Where only the editor can know the right value (a price, a day), none is suggested.
    const least = measure === 'fix suggested' ? 0.75 : 1;
    expect(got / of, measure).toBeGreaterThanOrEqual(least);
  }
}, 60_000);

/** What a message quotes: words of the content, and the title of a law. */
const quotations = /"[^"]*"|“[^”]*”|Chanzo: .*/g;

test('the editor reads all messages in Kiswahili', async () => {
  await speak('sw');
  await speakOfFields('sw');
  await speakOfMessages('sw');
  const inEnglish: string[] = [];
  const mixed: string[] = [];
  for (const name of Object.keys(mistakes)) {
    const { diagnostics, texts } = await loadWith(name);
    for (const diagnostic of diagnostics) {
      const root = openText(texts(diagnostic.file))?.value ?? null;
      const open = { file: diagnostic.file, root };
      for (const part of ['message', 'help'] as const) {
        const { text, language } = shownText(diagnostic, part, open, 'en');
        if (language === 'en') inEnglish.push(`${diagnostic.code}, ${part}: ${text}`);
        else if (/\b(?:the|must|but|what|which)\b/i.test(text.replaceAll(quotations, ''))) {
          mixed.push(text);
        }
      }
    }
  }
  await speak('en');
  await speakOfFields('en');
  await speakOfMessages('en');
  const advice =
    'The editor would show these messages in English. A message that was reworded needs its sentence reworded in ' +
    'src/messages/sentences/en.json as well, and a new one needs a sentence there and its translations.';
  expect(inEnglish, advice).toEqual([]);
  expect(mixed).toEqual([]);
});
