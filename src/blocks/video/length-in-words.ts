import { secondsOf } from 'woven-site/schema';

/** The length of a video as a language writes it: `4 min 35 sec`. */
export function lengthInWords(length: string, language: string): string {
  const whole = secondsOf(length) ?? 0;
  const parts = [
    { unit: 'hour', value: Math.floor(whole / 3600) },
    { unit: 'minute', value: Math.floor(whole / 60) % 60 },
    { unit: 'second', value: whole % 60 },
  ].filter(({ value }) => value > 0);
  const words = parts.map(({ unit, value }) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value),
  );
  return new Intl.ListFormat(language, { type: 'unit', style: 'narrow' }).format(words);
}
