import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codeGuides } from '../../src/diagnostics/codes.ts';
import { loadWith, mistakes, mistakesFolder } from './broken-sites.ts';

const banned =
  /\b(mapping|scalar|array|string|object|null|undefined|union|schema|pars(e|ing)|regex|token|expected|invalid type|NaN|zod|yaml error|stack)\b/i;

test.each(Object.keys(mistakes))('%s is told without the words of programmers', async (name) => {
  const { diagnostics } = await loadWith(name);
  expect(diagnostics).not.toHaveLength(0);
  for (const { message, help, where } of diagnostics) {
    expect(`${message}\n${help}\n${where}`).not.toMatch(banned);
    expect(message).toMatch(/[.?]$/);
    expect(help).toMatch(/\.$/);
  }
});

test('the guide explains diagnostics without the words of programmers', () => {
  for (const { title, explanation } of codeGuides.values()) {
    expect(`${title}. ${explanation}`).not.toMatch(banned);
  }
});

test('no sentence in the code of the checks has such a word', () => {
  const root = join(mistakesFolder, '..', '..', '..');
  for (const folder of ['src/content', 'src/site', 'schema/blocks']) {
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts')) continue;
      const text = readFileSync(join(root, folder, file), 'utf8');
      for (const [, words] of text.matchAll(/\b(?:message|help):\s*(['`].*?['`]),?$/gm)) {
        expect(words?.replaceAll(/\$\{[^}]*\}/g, ''), file).not.toMatch(banned);
      }
    }
  }
});
