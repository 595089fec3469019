import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSite } from '../../src/build/content-files/load-site.ts';
import { mistakesFolder } from './broken-sites.ts';
import { inEnglish } from '../../src/messages/word-message.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync(join(mistakesFolder, 'site'), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function standIns(strict: boolean) {
  const { diagnostics } = await loadSite(folder, undefined, { strict });
  return diagnostics.map(({ code, severity, file, path, message }) => {
    expect({ code, severity }).toEqual({ code: 'stand-in', severity: 'warning' });
    return `${file} ${path.join('.')}: ${inEnglish(message)}`;
  });
}

const words = (text: string, note = '') =>
  `title: Fees\nblocks:\n  - type: prose\n    text: ${text}\n${note && `    note: "${note}"\n`}`;

test('placeholders are warnings in strict mode, and ignored otherwise', async () => {
  writeFileSync(
    join(folder, 'pages', 'fees.yaml'),
    words('Box 0000, licence 1000000.', 'Stand-in: the fees belong here.'),
  );
  appendFileSync(join(folder, 'site.yaml'), '    - Registration number 0000/0000.\n');
  expect(await standIns(false)).toEqual([]);
  expect(await standIns(true)).toEqual([
    'pages/fees.yaml blocks.0.text: The number 0000 is a placeholder.',
    'pages/fees.yaml blocks.0.note: This is a placeholder: the fees belong here.',
    'site.yaml address: "https://lakeside.example" is a placeholder: no real address ends in .example.',
    'site.yaml contacts.main.phone: "+254 700 000 000" is a placeholder, not a real telephone number.',
    'site.yaml contacts.main.email: "office@lakeside.example" is a placeholder: no real address ends in .example.',
    'site.yaml contacts.library.email: "books@lakeside.example" is a placeholder: no real address ends in .example.',
    'site.yaml outside.enquiry.address: "https://enquiry.lakeside.example" is a placeholder: no real address ends in .example.',
    'site.yaml embeds.hosts.0: "maps.lakeside.example" is a placeholder: no real address ends in .example.',
    'site.yaml footer.notes.1: The number 0000 is a placeholder.',
  ]);
});

test.each([
  words('We paid KES 100,000 in 2000, for example to 10,000 girls.'),
  words('"+254 722 100 200"'),
  words('Welcome.', 'The stand-in of last year is gone.'),
])('real values are not placeholders: %s', async (page) => {
  const before = await standIns(true);
  writeFileSync(join(folder, 'pages', 'fees.yaml'), page);
  expect(await standIns(true)).toEqual(before);
});
