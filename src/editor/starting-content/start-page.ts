import type { FieldPath } from '../../messages/index.ts';
import { type Value, type ValueObject, writeFile } from '../../content/index.ts';
import { valueAt } from '../../../schema/value-at.ts';
import { siteTime, namesOfSite, type SiteNames } from '../site/index.ts';
import type { Session } from '../session/index.ts';
import { currentWords, type Sentence } from '../words/index.ts';
import { startBlock } from './add-block.ts';

/** The kinds of new pages; each begins with other blocks. */
export const pageKinds = [
  'text',
  'event',
  'news',
  'person',
  'faq',
  'steps',
  'opening-hours',
] as const;
export type PageKind = (typeof pageKinds)[number];

type PageWishes = {
  file: string;
  title: string;
  kind: PageKind;
  day: string;
  /** Whether it is an entry of a collection, which has a date. */
  isEntry: boolean;
  times: ValueObject;
  /** The field that lists it in the menu; undefined if its address decides. */
  inMenu: boolean | undefined;
};

/** The first content of a page, and the paths of its texts that are no examples. */
type Start = { blocks: Value[]; filled: FieldPath[]; date?: string };

/** Creates a page with the blocks of its kind, in one step of undo. Returns whether that was possible. */
export function startPage(session: Session, wishes: PageWishes, notice: Sentence): boolean {
  const { file, title, times, inMenu } = wishes;
  const { blocks, filled, date } = startOf(session, wishes);
  const page = {
    title,
    ...times,
    ...(date === undefined ? {} : { date }),
    ...(inMenu === undefined ? {} : { listing: { inMenu } }),
    blocks,
  };
  // All texts of a new file count as examples, except those that somebody wrote.
  const paths = [['title'], ...(date === undefined ? [] : [['date']]), ...filled];
  const ops = paths.flatMap((path) => {
    const value = valueAt(page, path);
    return value === undefined ? [] : [{ file, op: { op: 'set', path, value } as const }];
  });
  return session.edit(ops, notice, { [file]: writeFile(page) });
}

const text = (one: string) => ({ type: 'prose', text: one });

function startOf(session: Session, { file, kind, title, day, isEntry }: PageWishes): Start {
  const words = currentWords();
  const site = namesOfSite(session, file);
  const { starts } = words.pages;
  const today = siteTime(session).slice(0, 10);
  const dated = isEntry ? { date: today } : {};
  switch (kind) {
    case 'text':
      return { blocks: [text(words.pages.firstText)], filled: [], ...dated };
    case 'event':
      if (isEntry) {
        return {
          blocks: [
            text(starts.eventText),
            { type: 'prose', title: starts.eventWhere, text: starts.eventWay },
          ],
          filled: [['blocks', 1, 'title']],
          date: day,
        };
      }
      return {
        blocks: [
          text(starts.eventText),
          {
            type: 'calendar',
            year: Number(day.slice(0, 4)),
            eventsTitle: starts.eventDay,
            events: [{ event: title, date: day }],
          },
          { type: 'prose', title: starts.eventWhere, text: starts.eventWay },
          ...contact(site),
        ],
        filled: [
          ['blocks', 1, 'year'],
          ['blocks', 1, 'eventsTitle'],
          ['blocks', 1, 'events', 0, 'date'],
          ['blocks', 2, 'title'],
          ['blocks', 3, 'title'],
        ],
      };
    case 'news':
      return {
        blocks: [text(starts.newsText), ...contact(site)],
        filled: [['blocks', 1, 'title']],
        date: today,
      };
    case 'person':
      return {
        blocks: [
          {
            type: 'people',
            items: [{ name: title, role: starts.personRole, message: starts.personText }],
          },
          ...contact(site),
        ],
        filled: [['blocks', 1, 'title']],
        ...dated,
      };
    default: {
      const example = session.state.site.blocks.find(({ type }) => type === kind)?.example;
      const block = example && startBlock(example, site);
      return { blocks: [block ?? text(words.pages.firstText)], filled: [], ...dated };
    }
  }
}

/** A contact to ask, if the site has one. */
function contact({ names }: SiteNames): Value[] {
  const words = currentWords();
  const canAsk = (['phone', 'email', 'whatsapp'] as const).some((one) => names(one).length > 0);
  return canAsk ? [{ type: 'contact', title: words.pages.starts.contact }] : [];
}
