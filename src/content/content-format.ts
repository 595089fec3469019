import { currentFormat } from '../../schema/format.ts';
import { isObject } from '../../schema/is-object.ts';
import { type Diagnostic, say } from '../messages/index.ts';
import {
  offsetInFile,
  upgradeText,
  upgradeValue,
  type UpgradedText,
} from './formats/upgrade-text.ts';
import { isValue } from './yaml/edit-op.ts';
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
 * A file with these values as it is in the present format, with the ranges of what was written; the file itself where
 * nothing in it changes. Its text is rewritten only where somebody asks for a range.
 */
export function inCurrentFormat(source: Source, value: unknown, format: number): Source {
  if (format >= currentFormat || !isValue(value)) return source;
  const { file } = source;
  const current = file === 'site.yaml' ? undefined : upgradeValue(file, value, format);
  if (current === value) return source;
  let upgraded: UpgradedText | null | undefined;
  const upgrade = () => (upgraded ??= upgradeText(file, source.text, format));
  if (current === undefined && (upgrade()?.text ?? source.text) === source.text) return source;
  return new Source(file, () => upgrade()?.text ?? source.text, {
    written: source,
    offsetIn: (offset) => offsetInFile(upgrade(), offset),
    value: current,
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
