import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';

const pagesInSection = 100;
const words =
  'the school and its neighbours keep a record of every lesson, visit and match so that a parent can read in the evening what was learnt in the morning'.split(
    ' ',
  );

/** A number of words, different on every page. */
const text = (page: number, seed: number, length: number): string => {
  const chosen = Array.from(
    { length },
    (_, index) => words[(page * 7 + seed * 3 + index * (1 + (page % 5))) % words.length],
  );
  return `On page ${page}, ${chosen.join(' ')}.`;
};

const rows = <T>(count: number, row: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => row(i));

/**
 * A page of eight blocks and about 5.6 KB, which links to `next`. It has no picture: pictures and cards for shared
 * links are cached, so they do not depend on the size of a site.
 */
const pageContent = (page: number, next: string) => ({
  title: `Page ${page}`,
  description: `What there is to know about ${page}.`,
  listing: { order: page, inMenu: false },
  blocks: [
    {
      type: 'hero',
      title: `Page ${page}`,
      text: text(page, 1, 14),
    },
    {
      type: 'prose',
      title: 'In short',
      text: `${text(page, 2, 120)}\n\n${text(page, 3, 125)} See **[the first page](/)**.`,
    },
    {
      type: 'checklist',
      title: 'What to bring',
      items: rows(6, (i) => ({ text: text(page, 10 + i, 12) })),
    },
    {
      type: 'steps',
      title: 'What happens next',
      items: rows(4, (i) => ({ title: `Step ${i + 1}`, text: text(page, 20 + i, 16) })),
    },
    {
      type: 'faq',
      title: 'Questions',
      items: rows(5, (i) => ({
        question: `What about ${page} and ${i}?`,
        answer: text(page, 30 + i, 38),
      })),
    },
    {
      type: 'fee-table',
      title: 'Fees',
      terms: rows(3, (i) => ({ term: `Term ${i + 1}`, amount: 1000 + page })),
      annualTotal: 3 * (1000 + page),
      totalLabel: 'Annual total',
    },
    { type: 'terms', title: 'Terms', items: rows(6, (i) => text(page, 40 + i, 16)) },
    { type: 'next-page', label: 'The next page', to: next },
  ],
});

const siteContent = {
  name: 'A school to measure',
  address: 'https://measure.example',
  contacts: { main: { label: 'Office', email: 'office@measure.example' } },
  outside: {},
  siteMap: { groups: ['Pages'] },
  footer: {},
};

const themeContent = {
  palette: {
    ink: '#14211d',
    paper: '#fdfcf8',
    red: '#a80f48',
    yellow: '#f5b31b',
    night: '#141c3a',
  },
  roles: {
    ink: 'ink',
    paper: 'paper',
    tint: 'paper',
    tintDeep: 'paper',
    action: 'red',
    actionPressed: 'red',
    link: 'red',
    linkDark: 'yellow',
    highlight: 'yellow',
    highlightSoft: 'yellow',
    night: 'night',
  },
  tiles: { steps: ['#...', '.#..', '..#.', '...#'] },
  patterns: {
    plain: {
      ground: 'night',
      thread: 'yellow',
      text: '#ffffff',
      quiet: '#ffffff',
      tile: 'steps',
    },
  },
  defaultPattern: 'plain',
};

/** The address of the page with a number, in sections of a hundred pages below the first one. */
function addressOf(page: number): string {
  if (page === 0) return '/';
  const section = `/section-${Math.floor(page / pagesInSection)}`;
  return page % pagesInSection === 0 ? section : `${section}/page-${page}`;
}

const fileOf = (page: number): string => {
  const address = addressOf(page);
  const isSection = page % pagesInSection === 0;
  return path.join('pages', `${address === '/' ? '' : address}${isSection ? '/index' : ''}.yaml`);
};

/** Writes a content folder with a number of pages; returns the file of the last one. */
export function makeContent(folder: string, pages: number): string {
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  };
  write('site.yaml', stringify(siteContent));
  write('theme.yaml', stringify(themeContent));
  for (let page = 0; page < pages; page += 1) {
    write(fileOf(page), stringify(pageContent(page, addressOf((page + 1) % pages))));
  }
  return fileOf(pages - 1);
}
