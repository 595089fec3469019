import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { currentFormat } from '../../schema/format.ts';
import { addressOfPage, isFirstOfSection, wordsOfPage } from './generated-words.ts';

/** A page of eight blocks and about 5.6 KB, which links to `next`. */
function pageContent(page: number, next: string) {
  const words = wordsOfPage(page);
  return {
    title: words.title,
    description: words.description,
    listing: { order: page, inMenu: false },
    blocks: [
      { type: 'hero', title: words.title, text: words.opening },
      { type: 'prose', title: 'In short', text: words.paragraphs.join('\n\n') },
      {
        type: 'checklist',
        title: 'What to bring',
        items: words.checklist.map((text) => ({ text })),
      },
      { type: 'steps', title: 'What happens next', items: words.steps },
      { type: 'faq', title: 'Questions', items: words.questions },
      {
        type: 'fee-table',
        title: 'Fees',
        terms: words.fees,
        annualTotal: words.annualTotal,
        totalLabel: 'Annual total',
      },
      { type: 'terms', title: 'Terms', items: words.terms },
      { type: 'next-page', label: 'The next page', to: next },
    ],
  };
}

const siteContent = {
  format: currentFormat,
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

const fileOf = (page: number): string => {
  const address = addressOfPage(page);
  const index = isFirstOfSection(page) ? '/index' : '';
  return path.join('pages', `${address === '/' ? '' : address}${index}.yaml`);
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
    write(fileOf(page), stringify(pageContent(page, addressOfPage((page + 1) % pages))));
  }
  return fileOf(pages - 1);
}
