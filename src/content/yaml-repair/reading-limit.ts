import type { Document, YAMLError } from 'yaml';
import { countParts } from '../check-extent.ts';
import { parseWithRanges } from '../yaml/parse-yaml.ts';
import { firstRowOf } from './error-rows.ts';

/** The budget in characters: two hundred ordinary pages, or three files of maximum size, which takes about a second. */
const maxCharacters = 200_000;

/** Parses a file repeatedly to evaluate repairs, within a limit on total work. */
export class ReadingLimit {
  remaining = maxCharacters;
  readonly #once: number;

  /** The cost of parsing is estimated from the text. */
  constructor(text: string) {
    this.#once = countParts(text) + text.length / 10;
  }

  get isUsedUp(): boolean {
    return this.remaining <= 0;
  }

  /** How far a file can be read: the row of its first error, counted from 0. */
  reachOf(lines: readonly string[]): number {
    const text = lines.join('\n');
    const parsed = parseWithRanges(text);
    const { errors, warnings } = parsed.document;
    this.remaining -= this.#once + 2 * (errors.length + warnings.length);
    const error = firstSyntaxError(parsed.document);
    return error ? firstRowOf(parsed, error) : Number.POSITIVE_INFINITY;
  }

  /** The value of some lines that can be parsed. */
  read(lines: readonly string[]): unknown {
    this.remaining -= this.#once;
    return parseWithRanges(lines.join('\n')).document.toJS();
  }
}

/** The first error that makes a file unreadable. Duplicate fields do not. */
export const firstSyntaxError = (document: Document.Parsed): YAMLError | undefined =>
  document.errors
    .filter(({ code }) => code !== 'DUPLICATE_KEY')
    .toSorted((a, b) => a.pos[0] - b.pos[0])[0];
