import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { curriculumSchema } from '../../../schema/blocks/math-browser/curriculum.ts';
import { viewsOf } from '../../../schema/blocks/track-explorer/track-views.ts';
import { fillWords } from '../../../src/messages/locales/fill-words.ts';
import { partId } from '../../../src/blocks/math-browser/parts.ts';
import { hydrated, openPage, siteOrigin, type OpenOptions } from '../harness.ts';
import { firstOf, firstWith, school, words } from '../../school/school.ts';

const explorer = firstOf('track-explorer');
const { block } = explorer;
export const { tracks } = block;
/** The page of the tracks, and what its views and controls are called. */
export const stem = explorer.address;
export const tracksTitle = block.title ?? '';
export const explore = block.exploreLabel ?? words.tracks.explore;
export const learnMore = block.moreLabel ?? words.tracks.learnMore;
export const backToTracks = block.backToTracks;
export const backToTopics = block.backToTopics ?? words.tracks.backToTopics;
/** The track with the subject whose curriculum opens in the page. */
export const track = firstWith(tracks, ({ topics }) => topics.some(({ outline }) => outline));
export const subject = firstWith(track.topics, ({ outline }) => outline !== undefined);
export const trackView = `#${track.id}`;
const view = viewsOf(block.anchor ?? 'tracks', tracks).ofTopic(track.id, subject.name) ?? '';
export const subjectView = `#${view}`;

export const { strands } = firstWith(
  [...school.data].flatMap(([name, data]) =>
    name === subject.outline?.name && data.kind === 'of-block'
      ? [curriculumSchema.parse(data.document)]
      : [],
  ),
  () => true,
);
/** A sub-strand far down, and the fragment that leads to it. */
const lastStrand = strands.at(-1);
export const deepSubStrand = lastStrand?.subStrands[0]?.title ?? '';
export const deepView = `#${partId(view, lastStrand?.id ?? '', lastStrand?.subStrands[0]?.id ?? null)}`;
export const subStrands = strands.flatMap((strand) => strand.subStrands);
export const titlesOf = (strand: (typeof strands)[number] | undefined) =>
  strand?.subStrands.map(({ title }) => title) ?? [];
export const [algebra, geometry, statistics] = strands.map(({ title }) => title);

/** Opens an address, with the script at work if there is to be one. */
export async function open(address: string, options: OpenOptions = {}): Promise<Page> {
  const page = await openPage(address, { ...options });
  if (options.javaScript !== false) await hydrated(page);
  return page;
}

/** Opens the curriculum. */
export const openSubject = (options: OpenOptions = {}): Promise<Page> =>
  open(stem + subjectView, options);

export const addressOf = (fragment: string) => new URL(stem + fragment, siteOrigin).href;
export const main = (page: Page) => page.getByRole('main');
export const link = (page: Page, name: string) =>
  main(page).getByRole('link', { name, exact: true });
export const viewHeading = (page: Page, name: string) =>
  main(page).getByRole('heading', { level: 2, name, exact: true });
const nameOf = (part: string) => `${subject.name}, ${part}`;
export const tree = (page: Page) =>
  page.getByRole('navigation', { name: nameOf(words.curriculum.tree) });
export const details = (page: Page) =>
  page.getByRole('region', { name: nameOf(words.curriculum.details) });
export const searchBox = (page: Page) =>
  page.getByPlaceholder(block.searchLabel ?? words.curriculum.search, { exact: true });
export const row = (page: Page, title: string) => tree(page).getByRole('link', { name: title });
export const toggle = (page: Page, strand: string) =>
  tree(page).getByRole('button', {
    name: fillWords(words.curriculum.subStrandsOf, { title: strand }),
  });
export const shownTitle = (page: Page, name: string) =>
  details(page).getByRole('heading', { level: 3, name, exact: true });
export const marked = (part: Locator) => part.locator('mark:visible').allTextContents();
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** The titles that can be seen in the tree, without their numbers. */
export const listed = async (page: Page): Promise<string[]> => {
  const rows = await tree(page).getByRole('link').allTextContents();
  return rows.map((text) =>
    text.replace(/^\d+\.\d+ /, '').replace(/(\d+ of )?\d+ sub-strands?$/, ''),
  );
};

export const expectListed = (page: Page, titles: (string | undefined)[]) =>
  expect.poll(() => listed(page)).toEqual(titles);

/** The message of a search without results. */
export const nothingFound = [
  block.emptyTitle ?? words.curriculum.noResults,
  block.emptyText ?? words.curriculum.tryAnother,
] as const;
