import { describe, expect, test } from 'vitest';
import { readLink } from '../../../src/site/addresses/links.ts';
import { addressOfFile } from '../../../src/site/addresses/addresses.ts';
import { linksOfFile } from '../../../src/content/editing/links-of-file.ts';
import {
  deletePage,
  duplicatePage,
  movePage,
  movePages,
} from '../../../src/content/editing/move-page.ts';
import { openText } from '../../../src/content/yaml/open-text.ts';
import { realTexts } from './content-texts.ts';
import { inEnglish } from '../../../src/messages/word-message.ts';

const texts = new Map([
  [
    'pages/fees.yaml',
    'title: Fees\nblocks:\n  - type: prose # ours\n    text: See [the terms](#terms) or [this page](/fees#terms).\n',
  ],
  [
    'pages/join-us.yaml',
    `title: Join us
listing:
  parent: /fees
blocks:
  - type: prose
    text: |-
      First [the fees](/fees?year=2026#terms), then [all of them](/Fees/).

      Not [these](/fees/form-3).
  - type: next-page
    label: Fees # the last step
    to: /fees#terms
`,
  ],
  ['pages/fees/form-3.yaml', 'title: Form 3\nblocks:\n  - type: updated\n'],
]);
const move = (to: string) =>
  movePage(texts, { from: 'pages/fees.yaml', to, oldAddressField: 'movedFrom' });

const afterOf = (result: ReturnType<typeof movePage>, file: string): string | null | undefined =>
  'changes' in result ? result.changes.find((change) => change.file === file)?.after : undefined;

describe('a page that moves', () => {
  test('updates every link, and keeps its query and fragment', () => {
    const result = move('pages/costs/all.yaml');
    expect(afterOf(result, 'pages/fees.yaml')).toBeNull();
    expect(afterOf(result, 'pages/join-us.yaml')).toBe(
      texts
        .get('pages/join-us.yaml')
        ?.replace('/fees?year', '/costs/all?year')
        .replace('(/Fees/)', '(/costs/all)')
        .replace('parent: /fees', 'parent: /costs/all')
        .replace('to: /fees#terms', 'to: /costs/all#terms'),
    );
    expect(afterOf(result, 'pages/fees/form-3.yaml')).toBeUndefined();
    expect(result).toMatchObject({ links: [] });
  });

  test('keeps its old address, and its anchors', () => {
    expect(afterOf(move('pages/costs.yaml'), 'pages/costs.yaml')).toBe(
      'title: Fees\nmovedFrom:\n  - /fees\nblocks:\n  - type: prose # ours\n    text: See [the terms](#terms) or [this page](/costs#terms).\n',
    );
  });

  test('moves with the pages below it and under another title, or not at all', () => {
    const moves = [
      { from: 'pages/fees.yaml', to: 'pages/costs.yaml' },
      { from: 'pages/fees/form-3.yaml', to: 'pages/costs/form-3.yaml' },
    ];
    const title = { file: 'pages/fees.yaml', title: 'Costs' };
    const result = movePages(texts, { moves, oldAddressField: 'movedFrom', title });
    expect(afterOf(result, 'pages/costs.yaml')).toMatch(
      /^title: Costs\nmovedFrom:\n {2}- \/fees\n/,
    );
    expect(afterOf(result, 'pages/costs/form-3.yaml')).toContain('  - /fees/form-3\n');
    expect(afterOf(result, 'pages/join-us.yaml')).toContain('[these](/costs/form-3)');
    expect('changes' in result && result.changes.map(({ file }) => file)).toEqual([
      'pages/fees.yaml',
      'pages/join-us.yaml',
      'pages/fees/form-3.yaml',
      'pages/costs.yaml',
      'pages/costs/form-3.yaml',
    ]);
    const wrong = [...moves, { from: 'pages/join-us.yaml', to: 'pages/costs.yaml' }];
    expect(movePages(texts, { moves: wrong, oldAddressField: 'movedFrom', title })).toHaveProperty(
      'refused',
    );
  });

  test('drops a former address that the page returns to', () => {
    const there = afterOf(move('pages/costs.yaml'), 'pages/costs.yaml') ?? '';
    const back = movePage(new Map([['pages/costs.yaml', there]]), {
      from: 'pages/costs.yaml',
      to: 'pages/fees.yaml',
      oldAddressField: 'movedFrom',
    });
    expect(afterOf(back, 'pages/fees.yaml')).toContain('movedFrom:\n  - /costs\n');
  });

  test.each([
    ['pages/Join-Us.yaml', 'There is already a page at /join-us.'],
    ['pages/assets/fees.yaml', 'The website keeps its pictures and styles under /assets.'],
    ['pages/con.yaml', 'Windows computers cannot keep a file called con.'],
    [
      'pages/../site.yaml',
      'An address is made of letters without accents, digits and hyphens: /fees/grade-10.',
    ],
    ['pages/fees.yaml', 'The page is already at this address.'],
  ])('cannot go to %s', (to, refused) => {
    const result = move(to);
    expect('refused' in result && inEnglish(result.refused)).toEqual(refused);
  });
});

test('any page of the real site can move without leaving broken links', () => {
  const site = new Map(
    realTexts.filter(({ file }) => file !== 'theme.yaml').map(({ file, text }) => [file, text]),
  );
  const pages = [...site.keys()].filter((file) => file.startsWith('pages/'));
  // Every tenth stands for all.
  for (const from of pages.filter((_, index) => index % 10 === 3)) {
    const result = movePage(site, {
      from,
      to: 'pages/moved/here.yaml',
      oldAddressField: 'movedFrom',
    });
    if (!('changes' in result)) throw new Error(inEnglish(result.refused));
    expect(result.links).toEqual([]);
    const after = new Map(site);
    for (const change of result.changes) {
      if (change.after === null) after.delete(change.file);
      else after.set(change.file, change.after);
    }
    for (const [file, text] of after) {
      const links = linksOfFile(file, openText(text)?.value ?? null).map(({ to }) => readLink(to));
      const stray = links.filter(
        (link) => link.kind === 'page' && link.address === addressOfFile(from),
      );
      expect(stray, file).toEqual([]);
    }
  }
});

test('a copy has its own title, and deleting a page lists the links to it', () => {
  const copy = duplicatePage(texts, {
    from: 'pages/fees.yaml',
    to: 'pages/fees-2.yaml',
    title: 'Fees 2',
  });
  expect(afterOf(copy, 'pages/fees-2.yaml')).toMatch(/^title: Fees 2\nblocks:/);
  const gone = deletePage(texts, 'pages/fees.yaml');
  expect('links' in gone && gone.links.map(({ path, to }) => `${path.join('.')}: ${to}`)).toEqual([
    'blocks.0.text: /fees?year=2026#terms',
    'blocks.0.text: /Fees/',
    'blocks.1.to: /fees#terms',
    'listing.parent: /fees',
  ]);
});
