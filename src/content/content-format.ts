import { currentFormat } from '../../schema/format.ts';
import { isObject } from '../../schema/is-object.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { offsetInFile, staysAsItIs, upgradeText } from '../formats/upgrade-text.ts';
import { diagnoseIn } from './diagnose.ts';
import { Source } from './source.ts';
import { say } from '../diagnostics/message.ts';

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
      message: say('format-newer', { format, current: currentFormat }),
      help: say('format-newerHow'),
    });
  }
  if (format === currentFormat) return null;
  return diagnose(source.file, [], {
    code: 'older-format',
    severity: 'warning',
    message: [...say('format-older', { format, current: currentFormat }), ...say('format-read')],
    help: say('format-upgrade'),
    example: `format: ${currentFormat}`,
  });
}

/** Content of a newer format may mean anything, so nothing else is said of it. */
export function onlyNewerFormat(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const newer = diagnostics.filter(({ code }) => code === 'newer-format');
  return newer.length > 0 ? newer : diagnostics;
}
