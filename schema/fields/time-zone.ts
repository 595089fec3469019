import { offerNames, say, nearNames } from '../../src/messages/index.ts';
import type { FieldText } from './field.ts';
import { refusing, type Refusal } from './refusal.ts';
import { line } from './text.ts';

/** A time zone (IANA) that the platform has a clock for. */
export const timeZone = (field: FieldText) =>
  line({ max: 60, example: 'Africa/Nairobi', ...field }).superRefine(refusing(checkTimeZone));

function checkTimeZone(text: string): Refusal | null {
  const supported = ['UTC', ...Intl.supportedValuesOf('timeZone')];
  if (supported.includes(text)) return null;
  const inCity = supported.filter((name) => name.toLowerCase().endsWith(`/${text.toLowerCase()}`));
  const near = inCity.length > 0 ? inCity : nearNames(text, supported);
  return {
    code: 'no-such-time-zone',
    message: [...say('time-zone', { name: text }), ...offerNames(near)],
    help: say('time-zoneHow', { example: 'Africa/Nairobi' }),
    value: near[0],
    suggestions: near,
  };
}
