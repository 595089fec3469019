import { findLink, type ContentFiles } from '../../content-files/read-files.ts';
import { refuseBeside } from '../../edit-protocol/content-names.ts';

/** Why a content file cannot be written; null if it can. */
export function refuseContentFile(
  folder: string,
  file: string,
  { documents, links }: Pick<ContentFiles, 'documents' | 'links'>,
): string | null {
  const refused = refuseBeside(file, documents);
  if (refused !== null) return refused;
  return links.includes(file) || findLink(folder, file) !== null
    ? 'This file is a link to another one, or lies in a folder that is. Links are not followed.'
    : null;
}
