import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What an upgrade may rewrite: the settings and pages, and the blocks of the site. */
const rewritable = ['content', 'blocks'];

/** What the upgraded site has in place of a file; null for what it does not have. */
export type FileChange = { file: string; before: Buffer | null; after: Buffer | null };

/** The bytes of a file; null if it does not exist. */
export const readIfThere = (file: string): Buffer | null =>
  existsSync(file) ? readFileSync(file) : null;

const filesIn = (root: string): string[] =>
  rewritable.flatMap((folder) =>
    existsSync(path.join(root, folder))
      ? readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) =>
            path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
          )
      : [],
  );

/** The files of a site that differ in its upgraded copy, in the order of their names. */
export const changedFiles = (site: string, copy: string): FileChange[] =>
  [...new Set([...filesIn(site), ...filesIn(copy)])]
    .toSorted()
    .map((file) => ({
      file,
      before: readIfThere(path.join(site, file)),
      after: readIfThere(path.join(copy, file)),
    }))
    .filter(({ before, after }) => !(before && after && before.equals(after)));
