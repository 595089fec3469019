import type { OpeningHoursSpecification, StructuredDataOf } from 'woven-site/components';
import { buildOpeningPlan, type OpenTimes, type OpenWeek } from './opening-plan.ts';

const dayLength = 24 * 60;

const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Properties besides the times. */
type Days = Pick<
  Extract<OpeningHoursSpecification, { '@type': string }>,
  'dayOfWeek' | 'validFrom' | 'validThrough'
>;

const clock = (minutes: number) => {
  const inDay = minutes % dayLength;
  return [Math.floor(inDay / 60), inDay % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
};

/** schema.org has no 24:00, so a day that is open to its end closes at 23:59. */
const timesOf = ([from, to]: OpenTimes[number]) => ({
  opens: clock(from),
  closes: to === dayLength ? '23:59' : clock(to),
});

/** A closed day opens and closes at midnight. */
const closed = { opens: '00:00', closes: '00:00' };

type Hours = { opens: string; closes: string };

const specification = (hours: Hours, days: Days): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  ...days,
  ...hours,
});

/** Days of the week with the same times are combined. */
function weekHours(week: OpenWeek, openDays: Days, withClosed: boolean) {
  const days = new Map<string, { hours: Hours; dayOfWeek: (typeof weekdays)[number][] }>();
  for (const [index, day] of weekdays.entries()) {
    const times = week[index] ?? [];
    const all = times.length === 0 && withClosed ? [closed] : times.map(timesOf);
    for (const hours of all) {
      const key = `${hours.opens} ${hours.closes}`;
      const same = days.get(key) ?? { hours, dayOfWeek: [] };
      same.dayOfWeek.push(day);
      days.set(key, same);
    }
  }
  return Array.from(days.values(), ({ hours, dayOfWeek }) =>
    specification(hours, { dayOfWeek, ...openDays }),
  );
}

const leapDay = '02-29';

/** A day of every year in one of them; a year without it has the day beside it instead. */
const inYear = (year: number, day: string, beside: string): string =>
  `${year}-${day === leapDay && new Date(Date.UTC(year, 2, 0)).getUTCDate() < 29 ? beside : day}`;

/** There is a leap day within so many years. */
const yearsToLeapDay = 8;

/** The next or current occurrence of days that recur every year, with the year. */
function validity({ from, to }: { from: string; to: string }, today: string) {
  if (from.length > 5) return { validFrom: from, validThrough: to };
  const year = Number(today.slice(0, 4));
  const over = from > to ? 1 : 0;
  const occurrences = Array.from({ length: yearsToLeapDay + 2 }, (_, index) => ({
    validFrom: inYear(year - 1 + index, from, '03-01'),
    validThrough: inYear(year - 1 + index + over, to, '02-28'),
  }));
  // A leap day alone is in no other year.
  const next = occurrences.find(
    ({ validFrom, validThrough }) => validFrom <= validThrough && validThrough >= today,
  );
  return next ?? null;
}

/** Search engines get what comes again for a season; they read the page again before. */
const daysAhead = 92;

/** The opening hours as structured data (schema.org). Past days are left out. */
export const structuredData: StructuredDataOf<'opening-hours'> = (block, context) => {
  const { site } = context;
  const today = context.today();
  const plan = buildOpeningPlan(block, site.timeZone, today, daysAhead);
  const { phone, email, address } = context.contact(block.contact);
  const special = [
    ...plan.seasons.flatMap(({ week, ...days }) => {
      const when = validity(days, today);
      return when === null || when.validThrough < today ? [] : weekHours(week, when, true);
    }),
    ...plan.exceptions.flatMap(({ times, ...days }) => {
      const when = validity(days, today);
      if (when === null || when.validThrough < today) return [];
      return (times.length === 0 ? [closed] : times.map(timesOf)).map((hours) =>
        specification(hours, when),
      );
    }),
  ];
  return {
    things: [
      {
        '@type': 'LocalBusiness',
        name: block.place ?? site.name,
        url: site.address,
        ...(phone ? { telephone: phone.text } : {}),
        ...(email ? { email: email.text } : {}),
        ...(address === undefined ? {} : { address }),
        openingHoursSpecification: weekHours(plan.week, {}, false),
        ...(special.length > 0 ? { specialOpeningHoursSpecification: special } : {}),
      },
    ],
  };
};
