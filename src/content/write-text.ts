import { parseDocument } from 'yaml';

/**
 * A text as it is typed into a file, in quotes of the kind that stood there before (`raw`), or without any where
 * there were none and none are needed.
 */
export function writeText(text: string, raw = ''): string {
  if (raw.startsWith("'")) return `'${text.replaceAll("'", "''")}'`;
  if (raw.startsWith('"') || !isPlain(text)) return JSON.stringify(text);
  return text;
}

/** Whether a text is read as itself without quotes, in a list in brackets too. */
const isPlain = (text: string): boolean =>
  !/[\n[\]{},]/.test(text) &&
  parseDocument(`[${text}]`, { prettyErrors: false }).errors.length === 0 &&
  isOnly(text, parseDocument(`[${text}]`).toJS());

const isOnly = (text: string, value: unknown): boolean =>
  Array.isArray(value) && value.length === 1 && value[0] === text;
