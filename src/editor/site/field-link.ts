import type { FieldPath } from '../../messages/index.ts';
import { addressOfFile } from '../../site/index.ts';
import { isPictureFile } from '../../content/index.ts';

/**
 * The URL of the screen that edits a field: the page itself, the form of the file, or the screen of the urgent notice.
 */
export function fieldLink(file: string, path: FieldPath = []): string {
  if (file === 'site.yaml' && path[0] === 'notice') return '/@edit/notice';
  if (isPictureFile(file)) return '/@edit/pictures';
  const at = path.length > 0 ? `at=${pathForAddress(path)}` : '';
  return file.startsWith('pages/')
    ? `${addressOfFile(file)}?edit&${at}`.replace(/&$/, '')
    : `/@edit/file?name=${encodeURIComponent(file)}&${at}`.replace(/&$/, '');
}

export const pathForAddress = (path: FieldPath): string => path.map(encodeURIComponent).join('.');

export const pathInAddress = (at: string | null): FieldPath =>
  at === null || at === ''
    ? []
    : at.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
