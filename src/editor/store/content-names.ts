import { addressOfFile, findReservedStep } from '../../site/addresses.ts';

const longestPath = 200;

/**
 * Pages and data files have names that are valid on every system: no dots, no spaces, nothing that leaves the folder.
 */
const ownFiles = /^(?:(?:site|theme)|(?:pages|data)(?:\/[A-Za-z0-9][A-Za-z0-9_-]*)+)\.yaml$/;

/** Why something is not a valid name of a content file; null if it is. */
export const refuseContentName = (file: string): string | null =>
  file.length > longestPath || !ownFiles.test(file)
    ? 'This is not the name of a page or of another file of the content.'
    : null;

/** Why a content file cannot be saved beside those that exist; null if it can. */
export function refuseBeside(file: string, documents: readonly string[]): string | null {
  const unnamed = refuseContentName(file);
  if (unnamed !== null) return unnamed;
  const reserved = findReservedStep(addressOfFile(file.replace(/^data\//, 'pages/')));
  if (reserved && !documents.includes(file)) return reserved.reason;
  const other = documents.find(
    (known) => known !== file && known.toLowerCase() === file.toLowerCase(),
  );
  return other === undefined
    ? null
    : `There is ${other} already. Windows cannot keep both: capitals do not make two names different.`;
}
