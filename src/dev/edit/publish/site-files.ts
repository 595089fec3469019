import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDocumentName, isHidden } from '../../../content/document-name.ts';
import { listFiles } from '../../../content-files/read-files.ts';
import { pictureKinds } from '../../../site/checks/picture-kinds.ts';
import type { SiteTree } from '../../../site/site-tree.ts';

/** Deleted files can no longer be looked up: these names were part of a site. */
const wasOfSite = (file: string): boolean =>
  isDocumentName(file) ||
  (!isHidden(file) &&
    ((file.startsWith('images/') && pictureKinds.test(file)) ||
      /\.(?:woff2|ttf|otf)$/i.test(file)));

/**
 * Selects the files of the content folder that are published: pages, data, settings, pictures and fonts. Drafts of an
 * interrupted save, backup copies of other programs and private notes may be beside them.
 */
export function siteFiles(
  contentDir: string,
  tree: Pick<SiteTree, 'theme'> | null,
): (file: string) => boolean {
  const { documents, images } = listFiles(contentDir);
  const faces = Object.values(tree?.theme.fonts ?? {});
  const present = new Set([
    ...documents.map((file) => file.normalize('NFC')),
    ...images.filter((image) => pictureKinds.test(image)).map((image) => `images/${image}`),
    ...faces.flatMap(({ file, boldFile, licence }) => [file, boldFile, licence]),
  ]);
  // Git lists names as the disk has them.
  return (file) =>
    present.has(file.normalize('NFC')) ||
    (wasOfSite(file) && !existsSync(path.join(contentDir, file)));
}
