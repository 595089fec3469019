import { expect } from 'vitest';
import { heroBlock } from '../../schema/blocks/hero.ts';
import { lookOfHero } from '../../src/blocks/hero/look-of-hero.ts';
import { createPageContexts } from '../../src/render/page-contexts.ts';
import { createLocale } from '../../src/site/language/locale.ts';
import { partsOf } from '../../src/site/values/parts-of.ts';
import type { Page } from '../../src/site/site-tree.ts';
import { longTest } from '../sample.ts';
import { school } from './school.ts';

const contextOf = createPageContexts(school, createLocale(school.settings), '2025-01-01');

const sectionOf = (page: Page): string => (page.parent ? sectionOf(page.parent) : page.address);

const looksOf = (page: Page): string[] =>
  page.document.blocks.flatMap((block) =>
    heroBlock.isOfType(block) ? [lookOfHero(block, contextOf(page).offers)] : [],
  );

// Editors may decide otherwise: the long tests report it, and it blocks no change.

longTest('no section of the site opens more than three pages running in one look', () => {
  const sections = new Map<string, string[]>();
  for (const page of school.pages) {
    const section = sectionOf(page);
    sections.set(section, [...(sections.get(section) ?? []), ...looksOf(page)]);
  }
  const tooAlike = [...sections].filter(([, looks]) =>
    looks.some((look, at) => looks.slice(at, at + 4).filter((next) => next === look).length === 4),
  );
  expect(tooAlike).toEqual([]);
});

longTest('no picture opens more than two pages', () => {
  const opened = new Map<string, string[]>();
  for (const page of school.pages) {
    const [first] = page.document.blocks;
    const [image] = partsOf(first).flatMap(({ part }) => (part.part === 'image' ? [part] : []));
    if (image) {
      const { src } = image;
      opened.set(src, [...(opened.get(src) ?? []), page.address]);
    }
  }
  expect(opened.size).toBeGreaterThan(0);
  expect([...opened].filter(([, addresses]) => addresses.length > 2)).toEqual([]);
});
