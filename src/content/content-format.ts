import { currentFormat } from '../../schema/format.ts';
import { isObject } from '../../schema/is-object.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { offsetInFile, staysAsItIs, upgradeText } from '../formats/upgrade-text.ts';
import { diagnoseIn } from './diagnose.ts';
import { Source } from './source.ts';

/** The format that a site's settings state, 1 where they state none. What cannot be a format is reported as a value. */
export function formatOf(settings: unknown): number {
  const format = isObject(settings) ? settings['format'] : undefined;
  if (format === undefined) return 1;
  return typeof format === 'number' && Number.isInteger(format) && format > 0
    ? format
    : currentFormat;
}

/**
 * A file with these values as it is in the present format, with the ranges of what was written; the file itself where nothing in it has
 * changed, or where it cannot be rewritten, so that its former names are reported.
 */
export function inCurrentFormat(source: Source, value: unknown, format: number): Source {
  if (format >= currentFormat || staysAsItIs(source.file, value, format)) return source;
  const upgraded = upgradeText(source.file, source.text, format);
  if (!upgraded || upgraded.text === source.text) return source;
  return new Source(source.file, upgraded.text, {
    written: source,
    offsetIn: (offset) => offsetInFile(upgraded, offset),
  });
}

/** What is to be said of the format that site.yaml states; null if it is the present one. */
export function checkFormat(source: Source, format: number): Diagnostic | null {
  const diagnose = diagnoseIn(() => source);
  if (format > currentFormat) {
    return diagnose(source.file, ['format'], {
      code: 'newer-format',
      message: `This content has format ${format}, and this version of the engine reads formats up to ${currentFormat}.`,
      help: 'Use the version of the engine that this content was last upgraded to, or a newer one.',
    });
  }
  if (format === currentFormat) return null;
  return diagnose(source.file, [], {
    code: 'older-format',
    severity: 'warning',
    message: `This content has format ${format}; the present one is ${currentFormat}. It is read as it is.`,
    help: 'npm run upgrade shows what changes, rewrites it, and can take it back.',
    example: `format: ${currentFormat}`,
  });
}

/** Content of a newer format may mean anything, so nothing else is said of it. */
export function onlyNewerFormat(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const newer = diagnostics.filter(({ code }) => code === 'newer-format');
  return newer.length > 0 ? newer : diagnostics;
}
