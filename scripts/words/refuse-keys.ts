import { didYouMean, nearNames } from '../../src/diagnostics/near-names.ts';
import type { TranslatedFile } from './translated-files.ts';

/** Why texts with these keys cannot be marked, a line for each unknown key. */
export function refuseKeys(files: readonly TranslatedFile[], keys: readonly string[]): string[] {
  const translated = new Set(
    files.flatMap(({ part, translations }) =>
      [...translations.keys()].map((key) => `${part}:${key}`),
    ),
  );
  const all = [...translated];
  return keys
    .filter((key) => !translated.has(key))
    .map((key) => {
      const inParts = all.filter((one) => one.endsWith(`:${key}`));
      const near = inParts.length > 0 ? inParts : nearNames(key, all);
      return `No translation has the key "${key}".${didYouMean(near)}`;
    });
}
