import { parseDocument } from 'yaml';

/**
 * A text as YAML source, in the kind of quotes it had before (`raw`), or without quotes if it had none and needs none.
 */
export function writeText(text: string, raw = ''): string {
  if (raw.startsWith("'")) return `'${text.replaceAll("'", "''")}'`;
  if (raw.startsWith('"') || !isPlain(text)) return JSON.stringify(text);
  return text;
}

/** Whether a text needs no quotes, not even in a list in brackets. */
const isPlain = (text: string): boolean =>
  !/[\n[\]{},]/.test(text) &&
  parseDocument(`[${text}]`, { prettyErrors: false }).errors.length === 0 &&
  isOnly(text, parseDocument(`[${text}]`).toJS());

const isOnly = (text: string, value: unknown): boolean =>
  Array.isArray(value) && value.length === 1 && value[0] === text;
