import { entriesOf, type Entry } from '../../../schema/offered-dates.ts';
import { isoOf } from '../../../schema/fields/date.ts';
import { entryHours } from '../dates/entry-hours.ts';
import { publicUrl } from '../addresses/base.ts';
import { readLink } from '../addresses/links.ts';
import type { SiteLocale } from '../language/locale.ts';
import { offersOf } from '../pages/page-summary.ts';
import { whenText, withTime, type DatedLine, type OtherPages } from './page-essentials.ts';
import { calendarsOf } from './page-offers.ts';
import type { PageAlone, SiteTree } from '../site-tree.ts';

/** A date in words, its last day, and the canonical URL of the page whose calendar has it. */
export type SingleDate = DatedLine & { until: string; url: string };

/** The dates that have not passed in the calendars that a page has or shows dates of, in order of their days. */
export function singleDatesOf(
  page: PageAlone,
  tree: SiteTree,
  others: OtherPages,
  locale: SiteLocale,
  today: string,
): SingleDate[] {
  const { words } = locale;
  const ofPage = { calendars: calendarsOf(page), url: publicUrl(page, tree) };
  const sources = new Map([ofPage, ...calendarsRead(page, others)].map((one) => [one.url, one]));
  return [...sources.values()]
    .flatMap(({ calendars, url }) =>
      calendars.flatMap((calendar) =>
        entriesOf(calendar, words.calendar, today).map((entry) => ({ entry, url })),
      ),
    )
    .filter(({ entry }) => lastDay(entry) >= today)
    .toSorted((a, b) => (firstDay(a.entry) < firstDay(b.entry) ? -1 : 1))
    .map(({ entry, url }) => ({
      name: entry.summary,
      when: withTime(whenText(entry.from, entry.to, locale), entryHours(entry, locale), locale),
      until: lastDay(entry),
      url,
    }));
}

/** The last day of a date, as far as it is confirmed; otherwise empty. */
const lastDay = ({ from, to }: Entry): string => isoOf(to) ?? isoOf(from) ?? '';

const firstDay = ({ from, to }: Entry): string => isoOf(from) ?? isoOf(to) ?? '';

/** The calendars of other pages whose dates a message about a page has, in the order of its blocks. */
const calendarsRead = (page: PageAlone, others: OtherPages) =>
  offersOf(page.document).flatMap(({ essentials = [] }) =>
    essentials.flatMap((one) => {
      const target = one.kind === 'dates-of' ? readLink(one.to.to) : null;
      return target?.kind === 'page' ? (others.calendarsAt(target.address) ?? []) : [];
    }),
  );
