import { z } from 'zod';
import { say } from '../../src/messages/index.ts';
import { explainDateText } from './explain-date.ts';
import { explainText } from './explain-text.ts';
import { writtenAs, type FieldText } from './field.ts';
import { shown } from './wrong.ts';

const form = /^(\d{4}-\d{2}-\d{2})(?: ((?:[01]\d|2[0-3]):[0-5]\d))?$/;

const isRealDay = (text: string): boolean => z.iso.date().safeParse(text.slice(0, 10)).success;

/** A day, with an hour if it matters: 2026-11-24 or 2026-11-24 06:30, in the time zone of the site. */
export const moment = (field: FieldText) =>
  z
    .string()
    .trim()
    .regex(form)
    .refine(isRealDay)
    .meta({
      kind: 'moment',
      example: '2026-11-24 06:30',
      ...writtenAs(field, 'Year-month-day, with the hour where it matters: 2026-11-24 06:30.'),
    });

const twoDigits = (digits: string | undefined) => (digits ?? '').padStart(2, '0');

/** Explains a value that is not a day with an hour. */
export const explainMoment = explainText((words, wrong) => {
  const { raw, subject, lineAsTyped } = wrong;
  const found =
    /^(\d{4})-(\d{1,2})-(\d{1,2})(?:(?:T|,?\s+(?:at\s+)?)(\d{1,2})[:.h](\d{2})(?::\d{2})?)?$/i.exec(
      words,
    );
  const [, year, month, day, hour, minute] = found ?? [];
  const ofDay = explainDateText(
    words.replace(/(?<!\s),?\s+(?:at\s+)?\d{1,2}[:.h]\d{2}$/, ''),
    wrong,
  );
  if (ofDay.code === 'date-impossible') return ofDay;
  const time = hour === undefined ? '' : ` ${twoDigits(hour)}:${minute}`;
  const intended = `${year}-${twoDigits(month)}-${twoDigits(day)}${time}`;
  const isCertain = found !== null && form.test(intended) && isRealDay(intended);
  return {
    code: 'not-a-moment',
    message: [...say('time-moment', { subject }), ...say('isNotOne', { value: shown(raw) })],
    help: say('time-momentHow', { example: '2026-11-24 06:30' }),
    ...(isCertain ? { example: lineAsTyped(intended), replaceWith: { typed: intended } } : {}),
  };
});

/** The wall-clock time some hours after a moment: `2026-11-25 06:30`. A day without an hour counts to its end. */
export function hoursAfter(start: string, hours: number): string {
  const [day = '', time = '24:00'] = start.split(' ');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const later = new Date(Date.parse(`${day}T00:00:00Z`) + ((hour + hours) * 60 + minute) * 60_000);
  return later.toISOString().slice(0, 16).replace('T', ' ');
}
