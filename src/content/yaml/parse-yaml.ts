import { CORE_SCHEMA, load } from 'js-yaml';
import { LineCounter, parseDocument } from 'yaml';
import type { Document } from 'yaml';
import { limits } from './limits.ts';
import { isPlainYaml } from './plain-yaml.ts';

/** A parsed YAML file with the range of everything in it. */
export type ParsedDocument = { document: Document.Parsed; lines: LineCounter };

/**
 * Duplicate fields are found by our own search, because the parser's is quadratic. It must not print warnings either.
 */
export const parseOptions = {
  prettyErrors: false,
  uniqueKeys: false,
  logLevel: 'error',
} as const;

/** Parses a file with the slow library, which knows all ranges and decides what is an error. */
export function parseWithRanges(text: string): ParsedDocument {
  const lines = new LineCounter();
  const document = parseDocument(text, { ...parseOptions, lineCounter: lines });
  return { document, lines };
}

/** Without dates: they stay texts, as in the slow library. */
const fastOptions = { schema: CORE_SCHEMA, maxDepth: limits.depth };

/**
 * Parses a file with the fast library (in a tenth of the time), if it only uses the part of YAML that is unambiguous.
 * Returns nothing for other files and for files with errors: the slow library explains those.
 */
export const parseFast = (text: string): { value: unknown } | null =>
  isPlainYaml(text) ? parsePlain(text) : null;

/** The same for a text that only uses that part. */
export function parsePlain(text: string): { value: unknown } | null {
  try {
    // An empty file is null for the slow library.
    return { value: load(text, fastOptions) ?? null };
  } catch {
    return null;
  }
}
