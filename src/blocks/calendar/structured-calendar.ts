import type { StructuredDataOf } from 'woven-site/components';
import { entriesOf, isoOf } from 'woven-site/schema';
import { datesOf } from './dates-of-calendar.ts';

/** A day with its hour, if it has one, in local time. */
const at = (iso: string, time: string | undefined): string =>
  time === undefined || time === '24:00' ? iso : `${iso}T${time}`;

/** The upcoming dates, as events at the address of the organisation. */
export const calendarData: StructuredDataOf<'calendar'> = (block, context) => {
  const { site, words, contact } = context;
  const today = context.today();
  const entries = entriesOf(datesOf(block), words.calendar, today).flatMap((entry) => {
    const { summary, from, to, description, begins, ends, location } = entry;
    const [startDate, endDate] = [isoOf(from), isoOf(to)];
    return startDate !== null && endDate !== null && endDate >= today
      ? [
          {
            name: summary,
            startDate: at(startDate, begins),
            endDate: at(endDate, ends),
            description,
            location,
          },
        ]
      : [];
  });
  const address = contact('main')?.address;
  return {
    things: entries.map(({ name, startDate, endDate, description, location }) => ({
      '@type': 'Event',
      name,
      startDate,
      endDate,
      ...(description === undefined ? {} : { description }),
      location: {
        '@type': 'Place',
        name: location ?? site.name,
        ...(address === undefined || location !== undefined ? {} : { address }),
      },
    })),
  };
};
