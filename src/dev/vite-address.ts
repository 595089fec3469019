import path from 'node:path';
import { engineRoot } from '../roots.ts';

/** The URL of a file that Vite serves: below its root, the engine's folder, by its path there, or else by its whole path. */
export function viteAddress(file: string): string {
  const inEngine = path.relative(engineRoot, file);
  const isInEngine = !inEngine.startsWith('..') && !path.isAbsolute(inEngine);
  return isInEngine ? asAddress('/', inEngine) : asAddress('/@fs/', file.replace(/^\//, ''));
}

/** The URL of a file by its path. */
export const asAddress = (base: string, file: string) =>
  base + file.split(path.sep).map(encodeURIComponent).join('/').replaceAll('%40', '@');
