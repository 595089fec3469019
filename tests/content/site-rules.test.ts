import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { footballLeague } from '../built/football-league.ts';
import { longTest } from '../sample.ts';

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'rules-'));
  return () => rmSync(site, { recursive: true, force: true });
});

const write = (file: string, text: string) => writeFileSync(path.join(site, file), text);

function validate(): string {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'validate', '--content', path.join(site, 'content')],
    { encoding: 'utf8', env: { ...process.env, NODE_ENV: undefined, VITEST: undefined } },
  );
  return stdout + stderr;
}

test('a rule sees the rows of a list that pages show, and reports once where the row stands', () => {
  cpSync(path.dirname(footballLeague()), site, { recursive: true });
  const file = path.join(site, 'content', 'data', 'partidos.yaml');
  const text = readFileSync(file, 'utf8');
  // Both the Spanish page and the Arabic one show the list.
  writeFileSync(file, text.replace('visita: Los Halcones', 'visita: Las Torres'));
  expect(validate().match(/^\S+:\d+:\d+ .*$/gm)).toEqual([
    expect.stringMatching(
      /^content\/data\/partidos\.yaml:\d+:\d+ {2}Warning: Las Torres plays twice in round \d+\.$/,
    ),
  ]);
}, 60_000);

const rule = `import { defineRule } from 'woven-site/schema';

export default defineRule({
  label: 'Titles are short',
  description: 'The title of a page has at most three letters.',
  source: { title: 'The market', url: 'https://market.example/rules' },
  check: ({ title }) =>
    title.length > 3
      ? [{ path: ['title'], message: { en: 'This title is long.' }, help: { en: 'Shorten it.' } }]
      : [],
});
`;

longTest(
  'a site has rules of its own beside its content, and what is wrong with one is told at its file',
  () => {
    cpSync('tests/fixtures/fish-market', site, { recursive: true });
    mkdirSync(path.join(site, 'rules'), { recursive: true });
    const settings = readFileSync(path.join(site, 'content', 'site.yaml'), 'utf8');
    write('content/site.yaml', settings.replace(/^rules:\n/m, '$&  short-titles: true\n'));
    write('rules/short-titles.ts', rule);
    write('rules/no-rule.ts', 'export const rule = 1;\n');
    write('rules/named-contact.ts', rule);
    write('rules/unclosed.ts', '\nexport default {{;\n');
    expect(validate().match(/^\S+:\d+:\d+ .*$/gm)).toEqual([
      'rules/named-contact.ts:1:1  The engine has a rule called named-contact already.',
      'rules/no-rule.ts:1:1  The rule no-rule cannot be used: its default export is not what defineRule makes.',
      expect.stringMatching(/^rules\/unclosed\.ts:2:1 {2}The rule unclosed cannot be used: /),
    ]);

    for (const name of ['named-contact', 'no-rule', 'unclosed'])
      rmSync(path.join(site, 'rules', `${name}.ts`));
    const output = validate();
    expect(output).toMatch(
      /^content\/pages\/index\.yaml:\d+:\d+ {2}Warning: This title is long\.$/m,
    );
    expect(output.replaceAll(/\s+/g, ' ')).toContain(
      'How to fix: shorten it. Source: The market (https://market.example/rules).',
    );
  },
  180_000,
);
