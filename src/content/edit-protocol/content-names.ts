import { say, type Message } from '../../messages/index.ts';
import { addressOfFile, findReservedStep } from '../../site/index.ts';
import type { SavedFile } from './store.ts';

const longestPath = 200;

/**
 * Pages and data files have names that are valid on every system: no dots, no spaces, nothing that leaves the folder.
 */
const contentFiles =
  /^(?:(?:site|theme)|(?:pages|data)(?:\/[\p{L}\p{N}][\p{L}\p{N}\p{M}_-]*)+)\.yaml$/u;

/** Why a name is not valid for a content file; null if it is. */
export const refuseContentName = (file: string): Message | null =>
  file.length > longestPath || !contentFiles.test(file) ? say('save-notAName') : null;

/** Why a content file cannot be saved beside the existing ones; null if it can. An existing one may have any name. */
export function refuseBeside(file: string, documents: readonly string[]): Message | null {
  const unnamed = refuseContentName(file);
  if (unnamed !== null || documents.includes(file)) return unnamed;
  const reserved = findReservedStep(addressOfFile(file.replace(/^data\//, 'pages/')));
  return reserved ? reserved.reason : refuseCapitals(file, documents);
}

/** Why files cannot be saved together; null if they can. */
export function refuseTogether(files: readonly SavedFile[]): Message | null {
  const all = files.map(({ file }) => file);
  const twice = all.find((file, index) => all.indexOf(file) !== index);
  if (twice !== undefined) return say('save-twice', { file: twice });
  // Of two such existing files, one may be deleted while the other is changed.
  const written = files.flatMap(({ file, text }) => (text === null ? [] : [file]));
  return firstOf(written, (file, index) => refuseCapitals(file, written.slice(0, index)));
}

function refuseCapitals(file: string, others: readonly string[]): Message | null {
  const other = firstOf(others, (name) => sameOnWindows(name, file));
  return other === null ? null : say('save-capitals', { file: other });
}

/** The file or folder of the first path that the second one names with other capitals; null if there is none. */
function sameOnWindows(one: string, other: string): string | null {
  const [steps, others] = [one, other].map((path) => path.split('/'));
  const index = steps?.findIndex((step, at) => step !== others?.[at]) ?? -1;
  const [step, otherStep] = [steps?.[index], others?.[index]];
  return step !== undefined && step.toLowerCase() === otherStep?.toLowerCase()
    ? (steps?.slice(0, index + 1).join('/') ?? null)
    : null;
}

function firstOf<Item, Result>(
  items: readonly Item[],
  find: (item: Item, index: number) => Result | null,
): Result | null {
  for (const [index, item] of items.entries()) {
    const found = find(item, index);
    if (found !== null) return found;
  }
  return null;
}
