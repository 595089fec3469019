import { expect } from 'vitest';
import { partsOf } from '../../src/site/values/parts-of.ts';
import { longTest } from '../sample.ts';
import { school } from './school.ts';

/** Blocks that lead on or tell how to reach us; they never count (decisions of the specification). */
const uncounted = new Set(['contact', 'next-page', 'children']);

/** The links in the main part of a page that lead to other hosts, in order, as content names them. */
function outsideLinks(address: string, until?: string): string[] {
  const page = school.pages.find((one) => one.address === address);
  if (!page) throw new Error(`There is no page ${address}.`);
  const { blocks } = page.document;
  const end = blocks.findIndex((block) => 'title' in block && block.title === until);
  return blocks.slice(0, end < 0 ? undefined : end).flatMap((block) =>
    uncounted.has(block.type)
      ? []
      : partsOf(block).flatMap(({ part }) => {
          if (part.part === 'text') {
            return Array.from(part.markdown.matchAll(/\]\(([^)]+)\)/g), ([, to = '']) => to).filter(
              (to) => to in school.settings.outside,
            );
          }
          return part.part === 'link' && part.to in school.settings.outside ? [part.to] : [];
        }),
  );
}

// An editor may add a link: the long tests report what is no longer as it was specified, and it blocks no change.
longTest.each([
  ['/arts-sports', 4],
  ['/general-information', 4],
  ['/fees/grade-9', 2],
  ['/join-us/grade-9', 3],
])('%s has exactly the outside links that the specification counts', (address, count) => {
  const links = outsideLinks(address);
  expect(links, links.join(', ')).toHaveLength(count);
});

longTest('/social-sciences has nine outside links before its additional subjects', () => {
  const links = outsideLinks('/social-sciences', 'Additional subjects');
  expect(links, links.join(', ')).toHaveLength(9);
});
