import type { z } from 'zod';
import { type Explanation, type FieldPath, phrase, say } from '../../src/messages/index.ts';
import { repeatedDays } from '../repeated-days.ts';
import { choice } from './choice.ts';
import { day, reversed } from './date.ts';
import type { FieldText } from './field.ts';
import { wholeNumber } from './number.ts';
import { list, object } from './structure.ts';
import type { ValidPart } from './valid-part.ts';

/** The days of a week, in order. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** Which of the days of its kind in a month. */
export const weeksOfMonth = ['first', 'second', 'third', 'fourth', 'last'] as const;

/** Days that come again: every Thursday, the first Sunday of the month, the 15th, each with exceptions. */
export const repetition = (field: FieldText) =>
  object(field, {
    days: list(choice(weekdays, { label: 'Day' }), {
      label: 'Days of the week',
    }).optional(),
    weeks: list(choice(weeksOfMonth, { label: 'Week' }), {
      label: 'Which of the month',
      hint: 'The first, the last. If empty, it is every week.',
      hintInForm: '',
    }).optional(),
    everyWeeks: wholeNumber({
      label: 'Every how many weeks',
      hint: '2 is every second week, from the first day on.',
      hintInForm: '',
      min: 1,
      max: 26,
      example: 2,
    }).optional(),
    dayOfMonth: wholeNumber({
      label: 'Day of the month',
      hint: 'The same day of every month. In place of days of the week; months without that day are left out.',
      hintInForm: '',
      min: 1,
      max: 31,
      example: 15,
    }).optional(),
    from: day({ label: 'From', hint: 'The first day on which it can be.', hintInForm: '' }),
    until: day({
      label: 'Until',
      hint: 'If empty, it goes on.',
      hintInForm: '',
    }).optional(),
    except: list(day({ label: 'Day' }), {
      label: 'Except',
      hint: 'Days on which it is not, although it would be.',
      hintInForm: '',
      min: 0,
    }).optional(),
  })
    // Without a day of the month, the days of the week are what is missing.
    .refine(({ days, dayOfMonth }) => days !== undefined || dayOfMonth !== undefined, {
      path: ['days'],
    })
    .meta({ kind: 'repetition', ...field });

/** Days that come again, as they are written. */
export type Repetition = z.output<ReturnType<typeof repetition>>;

/** The names of two fields that cannot stand together; none if all can. */
function findContradiction(rule: ValidPart<Repetition>): readonly (keyof Repetition)[] {
  const pairs = [
    ['days', 'dayOfMonth'],
    ['weeks', 'dayOfMonth'],
    ['everyWeeks', 'dayOfMonth'],
    ['weeks', 'everyWeeks'],
  ] as const;
  return pairs.find((pair) => pair.every((name) => rule[name] !== undefined)) ?? [];
}

const weekdayOf = (iso: string) => weekdays[(new Date(iso).getUTCDay() + 6) % 7] ?? 'monday';

/** Reports a repetition that contradicts itself, or excepts a day that it does not have. */
export function checkRepetition(
  path: FieldPath,
  rule: ValidPart<Repetition> | undefined,
): (Explanation & { path: FieldPath })[] {
  if (!rule) return [];
  const { days, weeks, everyWeeks, dayOfMonth, from, until, except = [] } = rule;
  const [one, other] = findContradiction(rule);
  if (one !== undefined && other !== undefined) {
    return [
      {
        code: 'repetition-contradicts',
        path: [...path, other],
        message: say('repetition-contradicts', { field: one, otherField: other }),
        help: say('repetition-leaveOne'),
        related: [{ path: [...path, one], message: say('see-otherOne') }],
      },
    ];
  }
  if (from === undefined || (days === undefined && dayOfMonth === undefined)) return [];
  if (until !== undefined && until < from) {
    return [reversed({ path, begin: 'from', end: 'until' }, from, until)];
  }
  const usual = { days, weeks, everyWeeks, dayOfMonth, from, until };
  return except.flatMap((iso, index) => {
    if (iso === undefined || repeatedDays(usual, iso, iso).length > 0) return [];
    return [
      {
        code: 'exception-on-no-day' as const,
        severity: 'warning' as const,
        path: [...path, 'except', index],
        message: say('repetition-notAnyway', {
          day: iso,
          weekday: phrase('weekday', weekdayOf(iso)),
        }),
        help: say('repetition-correctDay'),
      },
    ];
  });
}
