import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inCopy } from './broken-sites.ts';

const page = `title: Further on
pattern: marin
blocks:
  - type: contact
    contact: mian
  - type: contact
    contact: main
  - type: buttons
    items:
      - label: Enquire
        to: enqiury
`;

test('names are checked against the valid parts of invalid settings', async () => {
  const { diagnostics } = await inCopy((folder) => {
    for (const [file, added] of [
      ['site.yaml', 'sponsor: nobody\n'],
      ['theme.yaml', 'shadow: deep\n'],
    ] as const) {
      const target = join(folder, file);
      writeFileSync(target, readFileSync(target, 'utf8') + added);
    }
    writeFileSync(join(folder, 'pages', 'mistake.yaml'), page);
  });
  expect(diagnostics.map(({ file, code, range }) => `${file}:${range.line} ${code}`)).toEqual([
    'pages/mistake.yaml:2 no-such-pattern',
    'pages/mistake.yaml:5 no-such-contact',
    'pages/mistake.yaml:11 no-such-name',
    expect.stringMatching(/^site\.yaml:\d+ unknown-field$/),
    expect.stringMatching(/^theme\.yaml:\d+ unknown-field$/),
  ]);
});
