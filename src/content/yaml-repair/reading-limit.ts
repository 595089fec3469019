import type { Document, YAMLError } from 'yaml';
import { countParts } from '../check-extent.ts';
import { parseWithRanges } from '../parse-yaml.ts';
import { firstRowOf } from './error-rows.ts';

/** Two hundred times an ordinary page, or three times the longest file there may be: about a second. */
const mostReading = 200_000;

/** Reads a file again and again to see what a repair is worth, but not more often than there is time for. */
export class ReadingLimit {
  #left = mostReading;
  readonly #once: number;

  /** What reading a file once costs is known from its text. */
  constructor(text: string) {
    this.#once = countParts(text) + text.length / 10;
  }

  get isUsedUp(): boolean {
    return this.#left <= 0;
  }

  /** How far a file can be read: the row of its first error, counted from 0. */
  reachOf(lines: readonly string[]): number {
    const text = lines.join('\n');
    const parsed = parseWithRanges(text);
    const { errors, warnings } = parsed.document;
    this.#left -= this.#once + 2 * (errors.length + warnings.length);
    const error = firstSyntaxError(parsed.document);
    return error ? firstRowOf(parsed, error) : Number.POSITIVE_INFINITY;
  }

  /** What some lines say that can be read. */
  read(lines: readonly string[]): unknown {
    this.#left -= this.#once;
    return parseWithRanges(lines.join('\n')).document.toJS();
  }
}

/** The first of what makes a file unreadable. A field that stands twice does not. */
export const firstSyntaxError = (document: Document.Parsed): YAMLError | undefined =>
  document.errors
    .filter(({ code }) => code !== 'DUPLICATE_KEY')
    .toSorted((a, b) => a.pos[0] - b.pos[0])[0];
