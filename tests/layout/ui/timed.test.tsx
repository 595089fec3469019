// @vitest-environment jsdom
import * as fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { clockIn, momentOf } from '../../../src/site/dates/day-in.ts';
import { Timed } from '../../../src/layout/ui/Timed.tsx';
import { showToday } from '../../../src/layout/ui/Today.tsx';
import { runs } from '../../sample.ts';

/** Far ahead of UTC, behind it, with clocks that are moved on these days, and without. */
const zones = ['Pacific/Auckland', 'Africa/Nairobi', 'America/New_York'];

const day = fc
  .constantFrom('2026-03-08', '2026-04-05', '2026-11-01', '2026-11-24')
  .chain((middle) =>
    fc
      .integer({ min: -2, max: 2 })
      .map((days) => new Date(Date.parse(middle) + days * 86_400_000).toISOString().slice(0, 10)),
  );
const hour = fc
  .tuple(fc.integer({ min: 3, max: 23 }), fc.constantFrom('00', '15', '59'))
  .map(([hours, minutes]) => ` ${String(hours).padStart(2, '0')}:${minutes}`);
const time = fc.tuple(day, fc.option(hour, { nil: '' })).map(([on, at]) => on + at);

/** When a day or a moment begins in a zone, and when what lasts until it is over, in milliseconds. */
const beginOf = (zone: string, at: string) => momentOf(zone, at);
const overOf = (zone: string, at: string) =>
  at.length > 10
    ? momentOf(zone, at)
    : momentOf(zone, new Date(Date.parse(at) + 86_400_000).toISOString().slice(0, 10));

const isShown = () => document.querySelector('div')?.hidden === false;

test('what has days or hours is there exactly between them, in every zone, by the build and by the browser', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.option(time, { nil: undefined }),
      fc.option(time, { nil: undefined }),
      fc.integer({ min: -49 * 60, max: 49 * 60 }),
      (timeZone, from, until, minutes) => {
        const near = from ?? until ?? '2026-11-24';
        const now = momentOf(timeZone, near) + minutes * 60_000;
        const isThere =
          (from === undefined || beginOf(timeZone, from) <= now) &&
          (until === undefined || now < overOf(timeZone, until));
        const html = (today: string) =>
          renderToStaticMarkup(<Timed {...{ from, until, today, timeZone }}>Words</Timed>);
        document.body.innerHTML = html(clockIn(timeZone, new Date(now)));
        expect(isShown()).toBe(isThere);
        document.body.innerHTML = html('2020-01-01');
        showToday(document, new Date(now));
        expect(isShown()).toBe(isThere);
      },
    ),
    runs(40),
  );
});
