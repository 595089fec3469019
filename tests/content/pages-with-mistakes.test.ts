import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inCopy } from './broken-sites.ts';

/** Blocks of a page with the anchor `prices`, each with a mistake or none. */
const target = (...blocks: string[]) => ['title: Fees', 'blocks:', ...blocks, ''].join('\n');
const prices = '  - { type: prose, anchor: prices, text: Fees. }';

/** What is reported when one page links to two anchors of another page, and that page to an anchor of its own. */
async function codesFor(fees: string): Promise<string[]> {
  const { diagnostics } = await inCopy((folder) => {
    writeFileSync(join(folder, 'pages', 'fees.yaml'), fees);
    writeFileSync(
      join(folder, 'pages', 'mistake.yaml'),
      'title: Links\nblocks:\n  - type: prose\n    text: "[a](/fees#prices) [b](/fees#grants)"\n',
    );
  });
  return diagnostics.map(({ code, file }) => `${file.replace(/^pages\//, '')} ${code}`).toSorted();
}

const missing = 'mistake.yaml no-such-place';

test('a missing anchor is reported together with other mistakes on its page', async () => {
  expect(await codesFor(target(prices))).toEqual([missing]);
  expect(await codesFor(target(prices, '  - { type: prose, txt: Fees. }'))).toEqual([
    'fees.yaml unknown-field',
    missing,
  ]);
  expect(
    await codesFor(target(prices, '  - { type: prose, text: "[c](#grants)", tint: 5 }')),
  ).toEqual(['fees.yaml no-such-place', 'fees.yaml true-or-false', missing]);
});

test('links name anchors as editors write them, as headings make them and as browsers copy them', async () => {
  const fees = target(
    '  - { type: prose, anchor: caf\u00e9, text: Fees. }',
    '  - { type: prose, anchor: \u5f00\u653e\u65e5, text: Fees. }',
    '  - { type: prose, title: Часы работы, text: Fees. }',
  );
  const codesOf = async (...anchors: string[]) => {
    const { diagnostics } = await inCopy((folder) => {
      writeFileSync(join(folder, 'pages', 'fees.yaml'), fees);
      const text = anchors.map((anchor) => `[a](/fees#${anchor})`).join(' ');
      writeFileSync(
        join(folder, 'pages', 'mistake.yaml'),
        `title: Links\nblocks:\n  - type: prose\n    text: "${text}"\n`,
      );
    });
    return diagnostics.map(({ code }) => code);
  };
  const working = ['cafe\u0301', '开放日', '_часы-работы'];
  expect(await codesOf(...working, ...working.map(encodeURIComponent))).toEqual([]);
  expect(await codesOf('开放', '_часы', '%E5%BC')).toEqual(Array(3).fill('no-such-place'));
});

test('an anchor that a mistake on its page may hide is not reported', async () => {
  const hiding = [
    // The anchor itself is wrong, or the field that may be the anchor has an unknown name.
    target(prices, '  - { type: prose, anchor: Gränts, text: Fees. }'),
    target(prices, '  - { type: prose, grants: yes, text: Fees. }'),
    // It is not known what kind of block it is, or the block has anchors of its own that cannot be listed.
    target(prices, '  - { type: zzz, text: Fees. }'),
    target(prices, '  - { type: track-explorer, backToTracks: Back, tracks: 5 }'),
    target(prices, '  - { type: prose, text: Rules., paragraphs: 5 }'),
    // The file cannot be read as it is.
    target(prices, '  - type: prose', '    text: "Fees.'),
    // Of two blocks with one anchor, one should have another.
    target(prices, prices),
  ];
  for (const fees of hiding) {
    const codes = await codesFor(fees);
    expect(codes, fees).toHaveLength(1);
    expect(codes[0], fees).toMatch(/^fees\.yaml /);
  }
});

test('a mistake in a file hides no other mistake in it', async () => {
  const { diagnostics } = await inCopy((folder) => {
    const change = (file: string, ...changes: [string, string][]) => {
      const path = join(folder, file);
      const before = readFileSync(path, 'utf8');
      const after = changes.reduce((text, [from, to]) => text.replace(from, to), before);
      writeFileSync(path, after);
    };
    change('site.yaml', ['address:', 'adress:'], ['outside:', 'currency: KSH\noutside:']);
    change(
      'theme.yaml',
      ['defaultPattern: calm', 'defaultPatern: calm'],
      ['tile: plain', 'tile: plian'],
    );
    writeFileSync(
      join(folder, 'pages', 'mistake.yaml'),
      `title: A page
colour: red
listing:
  parent: /jion
  siteMapGroup: Abuot
blocks:
  - type: prose
    showFrom: 2099-02-08
    showUntil: 2099-01-08
    text: Welcome to {{site.nmae}}.
  - type: hero
    title: Fees
    image:
      src: Gate.SVG
      alt: image
`,
    );
  });
  const codes = diagnostics.map(({ code, file }) => `${file} ${code}`).toSorted();
  expect(codes).toEqual([
    'pages/mistake.yaml alt-says-nothing',
    'pages/mistake.yaml date-reversed',
    'pages/mistake.yaml image-case',
    'pages/mistake.yaml no-such-group',
    'pages/mistake.yaml no-such-parent',
    'pages/mistake.yaml unknown-field',
    'pages/mistake.yaml unknown-substitution',
    'site.yaml no-such-currency',
    'site.yaml unknown-field',
    'theme.yaml no-such-tile',
    'theme.yaml unknown-field',
  ]);
});

test('former addresses on a page with another mistake are checked, and links to them lead there', async () => {
  const { diagnostics } = await inCopy((folder) => {
    const write = (name: string, ...lines: string[]) =>
      writeFileSync(join(folder, 'pages', `${name}.yaml`), [...lines, ''].join('\n'));
    const mistaken = ['blocks:', '  - { type: prose, txt: Words. }'];
    write('here', 'title: Here', 'movedFrom: [/join, /there, /old, no]', ...mistaken);
    write('there', 'title: There', 'movedFrom: [/here, /OLD]', ...mistaken);
    write('links', 'title: Links', 'blocks:', '  - { type: prose, text: "[a](/old)" }');
  });
  const codes = diagnostics.map(({ code, file }) => `${file} ${code}`).toSorted();
  expect(codes).toEqual([
    'pages/here.yaml former-address-in-use',
    'pages/here.yaml moved-in-circle',
    'pages/here.yaml not-a-former-address',
    'pages/here.yaml unknown-field',
    'pages/links.yaml link-to-former-address',
    'pages/there.yaml former-address-twice',
    'pages/there.yaml unknown-field',
  ]);
});

/** What is reported in theme.yaml after a text in it was replaced. */
async function codesForTheme(...changes: [string, string][]): Promise<string[]> {
  const { diagnostics } = await inCopy((folder) => {
    const file = join(folder, 'theme.yaml');
    const text = changes.reduce(
      (before, [from, to]) => before.replace(from, to),
      readFileSync(file, 'utf8'),
    );
    writeFileSync(file, text);
  });
  return diagnostics.map(({ code, path }) => `${path.join('.')} ${code}`).toSorted();
}

test('colours that are hard to tell apart are reported together with other mistakes in the theme', async () => {
  const unreadable: [string, string][] = [
    ['link: lake', 'link: sand'],
    ['text: paper', 'text: "#0b4000"'],
  ];
  const reported = ['patterns.calm.text contrast', 'roles.link contrast'];
  expect(await codesForTheme(...unreadable)).toEqual(reported);
  expect(await codesForTheme(...unreadable, ['defaultPattern: calm', 'shadow: deep'])).toEqual([
    ...reported,
    'shadow unknown-field',
  ]);
  expect(await codesForTheme(...unreadable, ['night: ink', 'night: true'])).toEqual([
    reported[0],
    reported[1],
    'roles.night number-not-text',
  ]);
  expect(await codesForTheme(...unreadable, ['night: ink', 'night: inky'])).toEqual([
    ...reported,
    'roles.night no-such-colour',
  ]);
});

test('a colour that a mistake leaves unknown is not compared', async () => {
  // The page's own colour, from which others follow, and the ground of a pattern.
  expect(await codesForTheme(['ink: "#101820"', 'ink: "#10182"'])).toEqual([
    'palette.ink not-a-colour',
  ]);
  expect(
    await codesForTheme(
      ['link: lake', 'link: sand'],
      ['paper: paper', 'paper: papre'],
      ['  tint: paper\n  tintDeep: sand\n', ''],
    ),
  ).toEqual(['roles.paper no-such-colour']);
  expect(
    await codesForTheme(['ground: lake', 'ground: lka'], ['text: paper', 'text: ink']),
  ).toEqual(['patterns.calm.ground no-such-colour']);
});
