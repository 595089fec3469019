/** A page of the handbook as its file has it. */
export type HandbookPage = {
  title: string;
  description?: string;
  listing?: { inMenu: boolean };
  blocks: { type: string; title?: string; text: string }[];
};

const count = (length: number): number[] => Array.from({ length }, (_, index) => index + 1);

const page = (title: string, text: string): HandbookPage => ({
  title,
  description: `What the council has decided about: ${title}.`,
  blocks: [
    { type: 'hero', title, text: 'From the handbook of a town council.' },
    { type: 'prose', title: 'In short', text },
    { type: 'prose', text },
  ],
});

/** Words that no screen of a phone has room for. */
const longWord = 'Straßenreinigungsgebührenverordnung';

/**
 * The handbook of a town council: about 300 pages on four levels, by the names of their files, or fewer where only
 * some chapters have rules. No page has a link or an order of its own: what leads from one to the other is what the
 * site makes of them.
 */
export function handbookPages(
  hasRules: (part: number, chapter: number) => boolean = () => true,
): Record<string, HandbookPage> {
  const pages: [string, HandbookPage][] = [
    ['index', { ...page('Lakeside', 'The council and its handbook.'), listing: { inMenu: true } }],
    ['handbook/index', { ...page('Handbook', 'All that is in force.'), listing: { inMenu: true } }],
    ['site-map', { ...page('Site map', 'Every page.'), listing: { inMenu: true } }],
  ];
  for (const part of count(4)) {
    const ofPart = `handbook/part-${part}`;
    pages.push([`${ofPart}/index`, page(`Part ${part}`, `What belongs to part ${part}.`)]);
    for (const chapter of count(12)) {
      const ofChapter = `${ofPart}/chapter-${chapter}`;
      const name = chapter === 12 ? longWord : 'Chapter';
      pages.push([`${ofChapter}/index`, page(`${name} ${chapter}`, 'Rules and their reasons.')]);
      for (const rule of hasRules(part, chapter) ? count(5) : []) {
        pages.push([
          `${ofChapter}/rule-${rule}`,
          page(`Rule ${part}.${chapter}.${rule}`, 'Nobody may speak twice, except to thank.'),
        ]);
      }
    }
  }
  return Object.fromEntries(pages);
}
