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
 * What stands on a generated page, whichever program makes it. It has no picture: pictures and cards for shared
 * links are cached, so they do not depend on the size of a site.
 */
export const wordsOfPage = (page: number) => ({
  title: `Page ${page}`,
  description: `What there is to know about ${page}.`,
  opening: text(page, 1, 14),
  paragraphs: [text(page, 2, 120), `${text(page, 3, 125)} See **[the first page](/)**.`] as const,
  checklist: rows(6, (i) => text(page, 10 + i, 12)),
  steps: rows(4, (i) => ({ title: `Step ${i + 1}`, text: text(page, 20 + i, 16) })),
  questions: rows(5, (i) => ({
    question: `What about ${page} and ${i}?`,
    answer: text(page, 30 + i, 38),
  })),
  fees: rows(3, (i) => ({ term: `Term ${i + 1}`, amount: 1000 + page })),
  annualTotal: 3 * (1000 + page),
  terms: rows(6, (i) => text(page, 40 + i, 16)),
});

/** The words of one page. */
export type PageWords = ReturnType<typeof wordsOfPage>;

/** The address of the page with a number, in sections of a hundred pages below the first one. */
export function addressOfPage(page: number): string {
  if (page === 0) return '/';
  const section = `/section-${Math.floor(page / pagesInSection)}`;
  return page % pagesInSection === 0 ? section : `${section}/page-${page}`;
}

/** Whether a page is the first of its section, and so has pages below it. */
export const isFirstOfSection = (page: number): boolean => page % pagesInSection === 0;
