import { expect, test } from 'vitest';
import { listPages, neighboursOf, orderOps } from '../../src/editor/screens/pages/page-tree.ts';
import { openSession, storedSite } from './opened-session.ts';

const library = await storedSite('scripts/starter/library');

const below = { index: '', arts: 10, maths: 20, music: 30, sports: 40 };

const files = Object.fromEntries(
  Object.entries(below).map(([name, order]) => [
    `pages/paths/${name}.yaml`,
    {
      text: `title: ${name}\n${order === '' ? '' : `listing:\n  order: ${order}\n`}blocks:\n  - type: prose\n    text: Hi.\n`,
      hash: name,
      ofBytes: [],
    },
  ]),
);

test('a page that moves in the menu changes only its own file, until its new neighbours leave no number', () => {
  const { session } = openSession(undefined, { ...library, files: { ...library.files, ...files } });
  const listed = () => listPages(session).filter(({ address }) => address.startsWith('/paths/'));
  const move = (name: string, to: number) => {
    const pages = listPages(session);
    const page = pages.find(({ address }) => address === `/paths/${name}`);
    if (!page) throw new Error(`There is no page ${name}.`);
    const before = new Map(listed().map(({ file }) => [file, session.textOf(file)]));
    session.edit(orderOps(neighboursOf(pages, page), page, to));
    const changed = [...before].filter(([file, text]) => session.textOf(file) !== text);
    return [
      listed()
        .map(({ title }) => title)
        .join(' '),
      changed.length,
    ];
  };
  expect(move('sports', 1)).toEqual(['arts sports maths music', 1]);
  expect(move('arts', 3)).toEqual(['sports maths music arts', 1]);
  expect(move('arts', 0)).toEqual(['arts sports maths music', 1]);
  for (const _ of [1, 2, 3]) {
    expect(move('music', 1)[0]).toBe('arts music sports maths');
    expect(move('music', 3)[0]).toBe('arts sports maths music');
    expect(move('maths', 1)[0]).toBe('arts maths sports music');
    expect(move('sports', 1)[0]).toBe('arts sports maths music');
  }
  session.close();
});
