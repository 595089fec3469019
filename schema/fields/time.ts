import { z } from 'zod';
import { say } from '../../src/messages/index.ts';
import type { FieldText } from './field.ts';
import { asCompared, habitsOf, plainNotation, type Notation } from './notation.ts';
import { shown, type Explain } from './wrong.ts';

/** A time of day on the 24-hour clock: 08:00, 17:30; 24:00 is midnight at the end of a day. */
export const timeOfDay = (field: FieldText) =>
  z
    .string()
    .trim()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/)
    .meta({ kind: 'time', example: '08:00', ...field });

/** The minutes from midnight to a time of day. */
export const minutesOf = (time: string): number => {
  const [hours = '', minutes = ''] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
};

const digits = (number: number) => String(number).padStart(2, '0');

/** A time in another form: 8:00, 8.30, 17h30, 8 am. Null if it is not a time. */
function readTime(words: string, notation: Notation): { time: string; isSure: boolean } | null {
  const [, typed = '', minutes, rest = ''] =
    /^(\d{1,2})(?:[.:h](\d{2}))?(\D{0,40})$/i.exec(words.trim()) ?? [];
  if (typed === '') return null;
  const period = asCompared(rest.trimStart().replace(/^(?:hrs|hr|h)(?!\p{L})/iu, ''));
  const hour = period === '' ? Number(typed) : hourIn(Number(typed), period, notation);
  if (hour === undefined || hour > 23 || Number(minutes ?? 0) > 59) return null;
  const isSure = period !== '' || minutes !== undefined;
  return { time: `${digits(hour)}:${minutes ?? '00'}`, isSure };
}

/** The hour on the 24-hour clock at which a word is said of an hour from 1 to 12; undefined if at none, or at both. */
function hourIn(typed: number, period: string, notation: Notation): number | undefined {
  if (typed < 1 || typed > 12) return undefined;
  const { dayPeriods } = habitsOf(notation);
  const [hour, other] = [typed % 12, (typed % 12) + 12].filter((one) =>
    dayPeriods[one]?.has(period),
  );
  return other === undefined ? hour : undefined;
}

/** The time of day that a text means for certain, such as 8.30 or 8 am; null if there is none. */
export const readSureTime = (words: string, notation = plainNotation): string | null => {
  const found = readTime(words.trim(), notation);
  return found?.isSure ? found.time : null;
};

/** Explains a value that is not a time. */
export const explainTime: Explain = (wrong) => {
  const { raw, subject, notation, lineAsTyped } = wrong;
  const found = readTime(raw.replaceAll(/^["']|["']$/g, '').trim(), notation);
  return {
    code: 'not-a-time',
    message: [...say('time-must', { subject }), ...say('isNotOne', { value: shown(raw) })],
    help: [...say('time-how'), ...say('time-midnight')],
    ...(found ? { example: lineAsTyped(found.time) } : {}),
    ...(found?.isSure ? { replaceWith: { typed: found.time } } : {}),
  };
};
