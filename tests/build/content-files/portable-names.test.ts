import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { codeGuides } from '../../../schema/code-guides.ts';
import { inCopy } from '../../content/broken-sites.ts';

/** What is reported of a site whose picture has been copied to other names. */
async function reportedOf(...names: string[]): Promise<Record<string, string>> {
  const { diagnostics } = await inCopy((folder) => {
    for (const name of names) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      copyFileSync(join(folder, 'images', 'gate.svg'), join(folder, name));
    }
  });
  return Object.fromEntries(
    diagnostics
      .filter(({ code }) => code !== 'image-unused')
      .map(({ code, severity, file }) => [file, `${severity} ${code}`]),
  );
}

// Windows can have none of these files, so that they are no fixtures.
test.skipIf(process.platform === 'win32')('names that Windows has for something else', async () => {
  const taken = ['con.svg', 'Aux.svg', 'NUL.old.svg', 'com1.svg', 'lpt9', 'prn/gate.svg'];
  const refused = [
    'gate.svg.',
    'gate.svg ',
    'at: night.svg',
    'why?.svg',
    'a"b.svg',
    'old /gate.svg',
  ];
  const names = [...taken, ...refused].map((name) => `images/${name}`);
  expect(await reportedOf(...names)).toEqual(
    Object.fromEntries(names.map((name) => [name, 'warning windows-name'])),
  );
  const fine = ['images/console.svg', 'images/com.svg', 'images/.hidden:file', 'images/gate 2.svg'];
  expect(await reportedOf(...fine)).toEqual({});
});

test.skipIf(process.platform !== 'linux')(
  'names that most computers take for the same, in capitals and in how an accent is stored',
  async () => {
    const names = [
      'images/Gate.SVG',
      'images/caf\u00E9.svg',
      'images/cafe\u0301.svg',
      'images/Old/gate.svg',
    ];
    expect(Object.values(await reportedOf(...names, 'images/old/Gate.svg'))).toEqual([
      'warning name-in-capitals',
      'warning name-in-capitals',
      'warning name-in-capitals',
    ]);
    expect(codeGuides.has('name-in-capitals')).toBe(true);
  },
);
