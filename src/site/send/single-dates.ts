import { entriesOf, type Entry } from '../../../schema/offered-dates.ts';
import { isoOf } from '../../../schema/fields/date.ts';
import { entryHours } from '../dates/entry-hours.ts';
import { findLinkedPage, readLink } from '../addresses/links.ts';
import type { SiteLocale } from '../language/locale.ts';
import { summaryOf } from '../pages/page-summary.ts';
import { whenText, withTime, type DatedLine } from './page-essentials.ts';
import { calendarsOf } from './page-offers.ts';
import type { Page, SiteTree } from '../site-tree.ts';

/** A date in words, its last day, and the page whose calendar has it. */
export type SingleDate = DatedLine & { until: string; page: Page };

/** The dates that have not passed in the calendars that a page has or shows dates of, in order of their days. */
export function singleDatesOf(
  page: Page,
  edition: SiteTree,
  locale: SiteLocale,
  today: string,
): SingleDate[] {
  const { words } = locale;
  return [...new Set([page, ...pagesReadBy(page, edition)])]
    .flatMap((source) =>
      calendarsOf(source).flatMap((calendar) =>
        entriesOf(calendar, words.calendar, today).map((entry) => ({ entry, source })),
      ),
    )
    .filter(({ entry }) => lastDay(entry) >= today)
    .toSorted((a, b) => (firstDay(a.entry) < firstDay(b.entry) ? -1 : 1))
    .map(({ entry, source }) => ({
      name: entry.summary,
      when: withTime(whenText(entry.from, entry.to, locale), entryHours(entry, locale)),
      until: lastDay(entry),
      page: source,
    }));
}

/** The last day of a date, as far as it is confirmed; otherwise empty. */
const lastDay = ({ from, to }: Entry): string => isoOf(to) ?? isoOf(from) ?? '';

const firstDay = ({ from, to }: Entry): string => isoOf(from) ?? isoOf(to) ?? '';

/** The other pages whose dates a message about a page has, in the order of its blocks. */
function pagesReadBy(page: Page, edition: SiteTree): Page[] {
  const { offers } = summaryOf(page.document);
  return offers.flatMap(({ essentials = [] }) =>
    essentials.flatMap((one) => {
      const target = one.kind === 'dates-of' ? readLink(one.to.to) : null;
      return target?.kind === 'page' ? (findLinkedPage(edition, target.address) ?? []) : [];
    }),
  );
}
