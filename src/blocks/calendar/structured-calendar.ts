import type { StructuredDataOf } from 'woven-site/components';
import { entriesOf, isoOf } from 'woven-site/schema';

/** The upcoming dates, as events at the address of the organisation. */
export const calendarData: StructuredDataOf<'calendar'> = (block, context) => {
  const { site, words, contact } = context;
  const today = context.today();
  const entries = entriesOf(block, words.calendar).flatMap(({ summary, from, to, description }) => {
    const [startDate, endDate] = [isoOf(from), isoOf(to)];
    return startDate !== null && endDate !== null && endDate >= today
      ? [{ name: summary, startDate, endDate, description }]
      : [];
  });
  const address = contact('main')?.address;
  return {
    things: entries.map(({ name, startDate, endDate, description }) => ({
      '@type': 'Event',
      name,
      startDate,
      endDate,
      ...(description === undefined ? {} : { description }),
      location: {
        '@type': 'Place',
        name: site.name,
        ...(address === undefined ? {} : { address }),
      },
    })),
  };
};
