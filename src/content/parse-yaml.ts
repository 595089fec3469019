import { CORE_SCHEMA, load } from 'js-yaml';
import { LineCounter, parseDocument } from 'yaml';
import type { Document } from 'yaml';
import { limits } from './limits.ts';
import { isPlainYaml } from './plain-yaml.ts';

/** A YAML file with the range of everything in it. */
export type ParsedDocument = { document: Document.Parsed; lines: LineCounter };

/**
 * Fields that are there twice are found by a search of our own: the parser's compares every name with every other. It
 * says nothing by itself on the terminal.
 */
export const parseOptions = {
  prettyErrors: false,
  uniqueKeys: false,
  logLevel: 'error',
} as const;

/** Reads a file with the slow library, which knows all ranges and is the authority on what is an error. */
export function parseWithRanges(text: string): ParsedDocument {
  const lines = new LineCounter();
  const document = parseDocument(text, { ...parseOptions, lineCounter: lines });
  return { document, lines };
}

/**
 * Reads a file with the fast library (in a third of the time), if it is written in the part of YAML that leaves no choice.
 * Nothing is returned for any other file, and for one with a mistake: the slow library then says what it is.
 */
export function parseFast(text: string): { value: unknown } | null {
  if (!isPlainYaml(text)) return null;
  try {
    return { value: load(text, { schema: CORE_SCHEMA, maxAliases: 0, maxDepth: limits.depth }) };
  } catch {
    return null;
  }
}
