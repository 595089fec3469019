import { weekdays } from '../../../schema/blocks/opening-hours.ts';
import type { ContactView } from '../block-props.ts';
import type { OpeningPlan, OpenTimes, OpenWeek } from './opening-plan.ts';

type Place = { name: string; url: string; contact: ContactView };

const dayLength = 24 * 60;

const nameOf = (day: number) => {
  const name = weekdays[day] ?? '';
  return name.charAt(0).toUpperCase() + name.slice(1);
};

const clock = (minutes: number) => {
  const inDay = minutes % dayLength;
  return [Math.floor(inDay / 60), inDay % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
};

/** schema.org has no 24:00: a day to its end closes at 23:59. */
const timesOf = ([from, to]: OpenTimes[number]) => ({
  opens: clock(from),
  closes: to === dayLength ? '23:59' : clock(to),
});

/** A closed day is said to open and to close at midnight. */
const closed = { opens: '00:00', closes: '00:00' };

type Hours = { opens: string; closes: string };

const specification = (hours: Hours, of: Record<string, unknown>) => ({
  '@type': 'OpeningHoursSpecification',
  ...of,
  ...hours,
});

/** The days of a week that have the same times stand together. */
function weekHours(week: OpenWeek, of: Record<string, unknown>, withClosed: boolean) {
  const days = new Map<string, { hours: Hours; dayOfWeek: string[] }>();
  for (const [day, times] of week.entries()) {
    const all = times.length === 0 && withClosed ? [closed] : times.map(timesOf);
    for (const hours of all) {
      const key = `${hours.opens} ${hours.closes}`;
      const same = days.get(key) ?? { hours, dayOfWeek: [] };
      same.dayOfWeek.push(nameOf(day));
      days.set(key, same);
    }
  }
  return Array.from(days.values(), ({ hours, dayOfWeek }) =>
    specification(hours, { dayOfWeek, ...of }),
  );
}

/** The next or present occurrence of days that come every year, with their year. */
function validity({ from, to }: { from: string; to: string }, today: string) {
  if (from.length > 5) return { validFrom: from, validThrough: to };
  const year = Number(today.slice(0, 4));
  const over = from > to ? 1 : 0;
  const first = [year - 1, year, year + 1].find((one) => `${one + over}-${to}` >= today) ?? year;
  return { validFrom: `${first}-${from}`, validThrough: `${first + over}-${to}` };
}

/** The opening hours of a place as search engines read them (schema.org). Days that are over are left out. */
export function structuredHours(plan: OpeningPlan, { name, url, contact }: Place, today: string) {
  const special = [
    ...plan.seasons.flatMap(({ week, ...days }) => {
      const when = validity(days, today);
      return when.validThrough < today ? [] : weekHours(week, when, true);
    }),
    ...plan.exceptions.flatMap(({ times, ...days }) => {
      const when = validity(days, today);
      if (when.validThrough < today) return [];
      return (times.length === 0 ? [closed] : times.map(timesOf)).map((hours) =>
        specification(hours, when),
      );
    }),
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name,
    url,
    ...(contact.phone ? { telephone: contact.phone.text } : {}),
    ...(contact.email ? { email: contact.email.text } : {}),
    ...(contact.address === undefined ? {} : { address: contact.address }),
    openingHoursSpecification: weekHours(plan.week, {}, false),
    ...(special.length > 0 ? { specialOpeningHoursSpecification: special } : {}),
  };
}
