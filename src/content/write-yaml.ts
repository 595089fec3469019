import { stringify } from 'yaml';

/** A value as YAML source. */
export const typed = (value: unknown): string =>
  stringify(value, { lineWidth: 0, defaultStringType: 'PLAIN' }).trimEnd();

/** The line of a field or an item, with its value as source. */
export function lineOf(name: string | number | undefined, value: string): string {
  if (name === undefined) return value;
  if (typeof name === 'number') return `- ${value.replaceAll('\n', '\n  ')}`;
  const isBelow = value.includes('\n') || value.startsWith('- ') || /^[\w-]+: /.test(value);
  return isBelow ? `${name}:\n  ${value.replaceAll('\n', '\n  ')}` : `${name}: ${value}`;
}
