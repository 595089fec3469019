// @vitest-environment jsdom
import * as fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { blockSchema } from '../../schema/blocks/index.ts';
import { openingHoursBlock } from '../../schema/blocks/opening-hours.ts';
import { openState } from '../../src/blocks/opening-hours/open-state.ts';
import type { OpeningPlan, OpenTimes } from '../../src/blocks/opening-hours/opening-plan.ts';
import { structuredData } from '../../src/blocks/opening-hours/data.ts';
import { runs } from '../sample.ts';
import { renderBlock, testContext } from './test-context.ts';

const minute = 60_000;
const day = 24 * 60;
/** All times and all clocks' leaps are at quarters of an hour. */
const step = 15 * minute;

/** Zones whose clocks are moved by an hour, by half an hour, at midnight, never; and one that lost a whole day. */
const zones = [
  'Europe/London',
  'America/New_York',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Africa/Nairobi',
  'Pacific/Apia',
];

const clocks = new Map(
  zones.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
  ]),
);

/** The clock of a place at a moment, by another way than the code's own: 2026-11-22 02:30. */
function clock(zone: string, moment: number): { iso: string; minute: number } {
  const [iso = '', time = ''] = (clocks.get(zone)?.format(moment) ?? '').split(' ');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { iso, minute: hours * 60 + minutes };
}

const isoAfter = (iso: string, days: number) =>
  new Date(Date.parse(iso) + days * day * minute).toISOString().slice(0, 10);

/** Whether a day lies in days of one year, or in days of every year. */
function isWithin({ from, to }: { from: string; to: string }, iso: string): boolean {
  const end = to.length > 5 || from <= to ? to : `${to} of the next year`;
  if (to.length > 5) return from <= iso && iso <= to;
  const date = iso.slice(5);
  return end === to ? from <= date && date <= to : date >= from || date <= to;
}

function timesOn(plan: OpeningPlan, iso: string): OpenTimes {
  const exception = plan.exceptions.find((days) => isWithin(days, iso));
  if (exception) return exception.times;
  const { week } = plan.seasons.find((days) => isWithin(days, iso)) ?? plan;
  return week[(new Date(iso).getUTCDay() + 6) % 7] ?? [];
}

/** Whether it is open, looked up at each moment: by today's times, or by yesterday's that go on past midnight. */
function isOpenAt(plan: OpeningPlan, moment: number): boolean {
  const now = clock(plan.zone, moment);
  const inTimes = (iso: string, at: number) =>
    timesOn(plan, iso).some(([from, to]) => from <= at && at < to);
  return inTimes(now.iso, now.minute) || inTimes(isoAfter(now.iso, -1), now.minute + day);
}

const times: fc.Arbitrary<OpenTimes> = fc
  .uniqueArray(fc.integer({ min: 0, max: 96 }), { maxLength: 4 })
  .map((quarters) => quarters.toSorted((a, b) => a - b).map((quarter) => quarter * 15))
  .chain((marks) =>
    fc.integer({ min: 0, max: 8 }).map((late) => {
      const spans: [number, number][] = [];
      for (let index = 0; index + 1 < marks.length; index += 2) {
        spans.push([marks[index] ?? 0, marks[index + 1] ?? 0]);
      }
      const last = spans.at(-1);
      // Some close after midnight.
      if (last && late > 5) last[1] = Math.min(day + late * 15, last[0] + day);
      return spans;
    }),
  );

const week = fc.array(times, { minLength: 7, maxLength: 7 });
const around = (iso: string) =>
  fc.integer({ min: -12, max: 12 }).map((days) => isoAfter(iso, days));
/** Days on which clocks are moved, the end of a year, and a leap day. */
const iso = fc
  .constantFrom('2026-03-29', '2026-10-25', '2026-11-01', '2026-04-05', '2026-12-31', '2028-02-29')
  .chain(around);
const days = fc
  .tuple(iso, fc.integer({ min: 0, max: 9 }), fc.boolean())
  .map(([from, length, yearly]) => {
    const to = isoAfter(from, length);
    return yearly ? { from: from.slice(5), to: to.slice(5) } : { from, to };
  });
const plan: fc.Arbitrary<OpeningPlan> = fc.record({
  zone: fc.constantFrom(...zones),
  week,
  seasons: fc.array(
    fc.tuple(days, week).map(([of, hours]) => ({ ...of, name: 'season-0', week: hours })),
    { maxLength: 2 },
  ),
  exceptions: fc.array(
    fc.tuple(days, times).map(([of, open]) => ({ ...of, name: 'exception-0', times: open })),
    { maxLength: 3 },
  ),
});
const moment = fc
  .tuple(iso, fc.integer({ min: 0, max: 96 }))
  .map(([on, at]) => Date.parse(on) + at * step);

/** As text, in order: 2026-11-22 0150. */
const timeOf = (time: { iso: string; minute: number }): string =>
  `${time.iso} ${String(time.minute).padStart(4, '0')}`;

test('open or closed, and until when, is what the clock on the wall says: at midnight, when clocks are moved, on exceptions', () => {
  fc.assert(
    fc.property(plan, moment, (hours, now) => {
      const { isOpen, change } = openState(hours, new Date(now));
      expect(isOpen).toBe(isOpenAt(hours, now));
      // What comes next is looked for by waiting for it, at most two days.
      const shown = new Set<string>();
      let later = now;
      while (later < now + 2 * day * minute && isOpenAt(hours, later) === isOpen) {
        later += step;
        shown.add(timeOf(clock(hours.zone, later)));
      }
      if (later >= now + 2 * day * minute) {
        expect(change?.inDays ?? 2).toBeGreaterThanOrEqual(1);
        return;
      }
      const seen = clock(hours.zone, later);
      const shownTime = change ? timeOf(change) : '';
      const before = clock(hours.zone, later - step);
      // A time that the clock leaps over comes with the leap, or never; one that it shows twice may come the second time.
      const isLeap = seen.minute % day !== 0 && seen.minute !== before.minute + 15;
      const isLeaptOver = shownTime < timeOf(seen) && !shown.has(shownTime);
      if (!isLeap && !isLeaptOver) expect(shownTime).toBe(timeOf(seen));
    }),
    runs(30),
  );
});

/** Runs the scripts of the document as if a browser had just read them. */
function runScripts(): void {
  document.querySelectorAll('script:not([type])').forEach((parsed) => {
    const script = document.createElement('script');
    for (const { name, value } of parsed.attributes) script.setAttribute(name, value);
    script.text = parsed.textContent;
    parsed.replaceWith(script);
  });
}

/** Sets the clock of the page's own scripts, which run in a window that all test files share. */
const clockAt = (now: string) =>
  `<script>{ const Clock = globalThis.UsualDate ??= Date; Date = class extends Clock {
    constructor(...values) { super(...(values.length === 0 ? ['${now}'] : values)); }
  } }</script>`;

afterEach(() => {
  document.body.innerHTML = '<script>Date = globalThis.UsualDate ?? Date</script>';
  runScripts();
});

test.each([
  ['2026-11-20T05:00:00Z', 'Open now, until 17:00', 'Monday to Friday'],
  ['2026-11-20T04:59:00Z', 'Closed now, opens at 08:00', 'Monday to Friday'],
  ['2026-11-20T14:00:00Z', 'Closed now, opens on Monday at 08:00', 'Monday to Friday'],
  ['2026-11-22T12:00:00Z', 'Closed now, opens tomorrow at 08:00', 'Saturday and Sunday'],
  ['2026-12-25T09:00:00Z', 'Closed now, opens on 4 January at 08:00', '25 December to 3 January'],
])('at %s a visitor reads: %s', (now, words, row) => {
  const block = blockSchema.parse({
    type: 'opening-hours',
    hours: [
      {
        days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
        times: [{ from: '08:00', to: '17:00' }],
      },
    ],
    exceptions: [{ name: 'Holidays', from: '2026-12-25', to: '2027-01-03', everyYear: true }],
  });
  const context = testContext({
    site: {
      name: 'Clinic </script>',
      address: 'https://clinic.example',
      timeZone: 'Africa/Nairobi',
    },
  });
  document.body.innerHTML = `<main>${clockAt(now)}${renderBlock(block, context)}</main>`;
  runScripts();
  expect(document.querySelector('[data-open]')?.textContent).toBe(words);
  const marked = Array.from(document.querySelectorAll('[aria-current=date] dt'), (term) =>
    term.textContent?.replace('Holidays', ''),
  );
  expect(marked).toEqual([row]);
});

test('without a script the hours are all there, and what search engines read can end no script', () => {
  const block = blockSchema.parse({
    type: 'opening-hours',
    place: 'Pharmacy </script><b>',
    hours: [
      { days: ['friday'], times: [{ from: '18:00', to: '02:00' }] },
      { days: ['sunday'], times: [{ from: '00:00', to: '24:00' }] },
    ],
    seasons: [
      { name: 'Winter', from: '2026-12-01', to: '2027-02-01', everyYear: true, hours: [] },
      { name: 'Long ago', from: '2020-12-01', to: '2021-02-01', hours: [] },
    ],
    exceptions: [{ name: 'Fair', from: '2026-12-24', times: [{ from: '09:00', to: '12:00' }] }],
  });
  document.body.innerHTML = renderBlock(block, testContext({ today: () => '2027-01-15' }));
  const rows = Array.from(document.querySelectorAll('[data-hours=week] > div'), (row) =>
    Array.from(row.children, ({ textContent }) => textContent).join(': '),
  );
  expect(rows).toEqual([
    'Monday to Thursday: Closed',
    'Friday: 18:00 – 02:00',
    'Saturday: Closed',
    'Sunday: Day and night',
  ]);
  expect(document.body.textContent).not.toContain('Long ago');
  expect(document.querySelectorAll('b')).toHaveLength(0);
  if (!openingHoursBlock.isOfType(block)) throw new Error('It is another block.');
  const { things = [] } = structuredData(block, testContext({ today: () => '2027-01-15' }));
  expect(things).toHaveLength(1);
  expect(things[0]).toMatchObject({
    name: 'Pharmacy </script><b>',
    openingHoursSpecification: [
      { dayOfWeek: ['Friday'], opens: '18:00', closes: '02:00' },
      { dayOfWeek: ['Sunday'], opens: '00:00', closes: '23:59' },
    ],
    // The winter that has begun; the fair and the winter of long ago are over.
    specialOpeningHoursSpecification: [
      { opens: '00:00', closes: '00:00', validFrom: '2026-12-01', validThrough: '2027-02-01' },
    ],
  });
});

test('every Thursday is late but on holidays, and exceptions are in the order of their days', () => {
  const block = blockSchema.parse({
    type: 'opening-hours',
    hours: [{ days: ['monday', 'thursday'], times: [{ from: '08:00', to: '12:00' }] }],
    exceptions: [
      { name: 'Ascension Day', from: '2026-05-14' },
      {
        name: 'Late opening',
        repeats: { days: ['thursday'], from: '2026-01-01' },
        times: [{ from: '08:00', to: '19:00' }],
      },
      { name: 'Labour Day', from: '2026-05-01' },
    ],
  });
  const context = testContext({ today: () => '2026-05-01' });
  document.body.innerHTML = renderBlock(block, context);
  const script = document.querySelector<HTMLElement>('script[data-values]');
  const computed: OpeningPlan = JSON.parse(script?.dataset['values'] ?? '').plan;
  const at = (visited: string) =>
    openState({ ...computed, zone: 'UTC' }, new Date(`${visited}T18:00:00Z`)).isOpen;
  expect([at('2026-05-07'), at('2026-05-14'), at('2026-05-21'), at('2028-04-20')]).toEqual([
    true,
    false,
    true,
    true,
  ]);
  const reasons = [...document.querySelectorAll('[data-hours="exceptions"] dt')].map(
    ({ textContent }) => textContent,
  );
  expect(reasons.map((text) => /(Labour Day|Late opening|Ascension Day)$/.exec(text)?.[0])).toEqual(
    ['Labour Day', 'Late opening', 'Ascension Day'],
  );
  expect(document.querySelector('time[datetime="2026-05-07"]')?.closest('[hidden]')).toBeNull();
  expect(document.querySelector('time[datetime="2026-05-21"]')?.closest('[hidden]')).not.toBeNull();
});

test('on the night after a day that comes again it is open until its end, on a page built at midnight', () => {
  const block = blockSchema.parse({
    type: 'opening-hours',
    hours: [{ days: ['saturday', 'sunday'], times: [{ from: '08:00', to: '12:00' }] }],
    exceptions: [
      {
        name: 'Night market',
        repeats: { days: ['saturday'], weeks: ['first'], from: '2026-01-03' },
        times: [{ from: '20:00', to: '02:00' }],
      },
    ],
  });
  document.body.innerHTML = renderBlock(block, testContext({ today: () => '2026-12-06' }));
  const script = document.querySelector<HTMLElement>('script[data-values]');
  const computed: OpeningPlan = JSON.parse(script?.dataset['values'] ?? '').plan;
  const at = (time: string) =>
    openState({ ...computed, zone: 'UTC' }, new Date(`2026-12-06T${time}:00Z`)).isOpen;
  expect([at('00:30'), at('01:59'), at('02:00')]).toEqual([true, true, false]);
});
