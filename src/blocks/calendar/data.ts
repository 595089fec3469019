import { stampIn, type StructuredDataOf } from 'woven-site/components';
import { entriesOf, hoursOf, isoOf, type Entry } from 'woven-site/schema';
import { datesOf } from '../../../schema/blocks/calendar/dates-of-calendar.ts';

/** When a date begins and ends, as days or as moments; null if it is unconfirmed. */
function timesOf(entry: Entry, timeZone: string): { startDate: string; endDate?: string } | null {
  const hours = hoursOf(entry);
  if (hours) {
    const startDate = stampIn(timeZone, hours.from);
    return hours.to === undefined
      ? { startDate }
      : { startDate, endDate: stampIn(timeZone, hours.to) };
  }
  const [startDate, endDate] = [isoOf(entry.from), isoOf(entry.to)];
  return startDate === null || endDate === null ? null : { startDate, endDate };
}

/** The upcoming dates, as events at the address of the organisation. */
export const structuredData: StructuredDataOf<'calendar'> = (block, context) => {
  const { site, words, contact } = context;
  const today = context.today();
  const address = contact('main')?.address;
  return {
    things: entriesOf(datesOf(block), words.calendar, today).flatMap((entry) => {
      const { summary, to, description, location } = entry;
      const times = timesOf(entry, site.timeZone);
      if (times === null || (isoOf(to) ?? '') < today) return [];
      return [
        {
          '@type': 'Event' as const,
          name: summary,
          ...times,
          ...(description === undefined ? {} : { description }),
          location: {
            '@type': 'Place' as const,
            name: location ?? site.name,
            ...(address === undefined || location !== undefined ? {} : { address }),
          },
        },
      ];
    }),
  };
};
