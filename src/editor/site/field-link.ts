import type { FieldPath } from '../../messages/index.ts';
import { addressOfFile } from '../../site/index.ts';
import { isUpload } from '../../content/index.ts';

/**
 * The URL of the screen that edits a field: the page itself, the form of the file, or the screen of the urgent notice.
 */
export function fieldLink(file: string, path: FieldPath = []): string {
  if (file === 'site.yaml' && path[0] === 'notice') return '/@edit/notice';
  if (isUpload(file)) return '/@edit/pictures';
  const at = path.length > 0 ? `at=${pathForAddress(path)}` : '';
  return file.startsWith('pages/')
    ? `${addressOfFile(file)}?edit&${at}`.replace(/&$/, '')
    : `/@edit/file?name=${encodeURIComponent(file)}&${at}`.replace(/&$/, '');
}

/** The URL of the screen that translates a page, or, of a translation, shows it beside its original. */
export const translateLink = (file: string): string =>
  `/@edit/translate?page=${encodeURIComponent(file)}`;

/** Whether a file has no form as a whole: each of its fields has one. */
export const hasFormPerField = (file: string): boolean =>
  file === 'site.yaml' || file === 'theme.yaml';

/** The URL of a page with a field of another file open beside it, which the page shows. */
export const sourceLink = (page: string, file: string, path: FieldPath): string =>
  `${fieldLink(page)}&source=${encodeURIComponent(file)}&at=${pathForAddress(path)}`;

/** The file whose field is open beside a page; null if it is the page's own. */
export const sourceInAddress = (search: string): string | null =>
  new URLSearchParams(search).get('source');

export const pathForAddress = (path: FieldPath): string => path.map(encodeURIComponent).join('.');

export const pathInAddress = (at: string | null): FieldPath =>
  at === null || at === ''
    ? []
    : at.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
