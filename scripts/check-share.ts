import process from 'node:process';
import { checkShare } from '../src/content-files/check-in-parallel.ts';
import { contentFolder } from './content-folder.ts';

/**
 * `node scripts/run.mjs check-share INDEX OF`, started by another command: checks a share of the pages and sends it the
 * result.
 */
export async function main([index, shares]: string[]): Promise<number> {
  const packed = checkShare(contentFolder(), { index: Number(index), shares: Number(shares) });
  process.send?.(packed);
  return 0;
}
