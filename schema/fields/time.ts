import { z } from 'zod';
import { say } from '../../src/diagnostics/message.ts';
import type { FieldText } from './field.ts';
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
function readTime(words: string): { time: string; isSure: boolean } | null {
  const found = /^(\d{1,2})(?:[.:h](\d{2}))?\s*([ap])?\.?(?:m\.?)?$/i.exec(words);
  if (!found) return null;
  const [, typed = '', minutes = '00', half] = found;
  const isSure = half !== undefined || found[2] !== undefined;
  if (half !== undefined && (Number(typed) < 1 || Number(typed) > 12)) return null;
  const hour =
    half === undefined ? Number(typed) : (Number(typed) % 12) + (/p/i.test(half) ? 12 : 0);
  return hour < 24 && Number(minutes) < 60 ? { time: `${digits(hour)}:${minutes}`, isSure } : null;
}

/** The time of day that a text means for certain, such as 8.30 or 8 am; null if there is none. */
export const readSureTime = (words: string): string | null => {
  const found = readTime(words.trim());
  return found?.isSure ? found.time : null;
};

/** Explains a value that is not a time. */
export const explainTime: Explain = (wrong) => {
  const { raw, subject, lineAsTyped } = wrong;
  const found = readTime(raw.replaceAll(/^["']|["']$/g, '').trim());
  return {
    code: 'not-a-time',
    message: [...say('time-must', { subject }), ...say('isNotOne', { value: shown(raw) })],
    help: [...say('time-how'), ...say('time-midnight')],
    ...(found ? { example: lineAsTyped(found.time) } : {}),
    ...(found?.isSure ? { replaceWith: { typed: found.time } } : {}),
  };
};
