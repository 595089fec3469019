import { isDeviceName } from '../../site/index.ts';
import { type Diagnose, type Diagnostic, type Explanation, say } from '../../messages/index.ts';
import type { ContentFiles } from './read-files.ts';

/**
 * Checks that every system can have the files of the content folder under their names: Windows and macOS make no
 * difference between capitals and small letters, and Windows has names that are taken. Pages have stricter rules.
 */
export function checkPortableNames(
  { documents, images, attachments }: Pick<ContentFiles, 'documents' | 'images' | 'attachments'>,
  diagnose: Diagnose,
): Diagnostic[] {
  const files = [
    ...documents.filter((file) => !file.startsWith('pages/')),
    ...images.map((name) => `images/${name}`),
    ...attachments.map((name) => `files/${name}`),
  ];
  const firsts = new Map<string, string>();
  return files.flatMap((file) => {
    const step = file.split('/').find((name) => isRefusedByWindows(name));
    if (step !== undefined) return [diagnose(file, [], refusedByWindows(step))];
    const key = comparedName(file);
    const first = firsts.get(key);
    if (first !== undefined) return [diagnose(file, [], sameName(first))];
    firsts.set(key, file);
    return [];
  });
}

/** A name as systems compare it: macOS also reads an accent in both of the ways in which it can be stored. */
const comparedName = (file: string): string => file.normalize('NFC').toLowerCase();

/** See learn.microsoft.com/windows/win32/fileio/naming-a-file. */
const isRefusedByWindows = (name: string): boolean =>
  /[<>:"\\|?*\p{Cc}]|[. ]$/u.test(name) || isDeviceName(name.split('.', 1)[0] ?? '');

const refusedByWindows = (name: string): Explanation => ({
  code: 'windows-name',
  severity: 'warning',
  message: say('file-cannotCopy', { quoted: `"${name}"` }),
  help: say('file-renamePages'),
});

const sameName = (first: string): Explanation => ({
  code: 'name-in-capitals',
  severity: 'warning',
  message: [...say('file-capitals', { file: first }), ...say('file-oneOnly')],
  help: say('file-capitalsHow'),
});
