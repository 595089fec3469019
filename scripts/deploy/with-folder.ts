import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removePath } from '../../src/build/index.ts';

export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'deploy-'));
  try {
    return await work(folder);
  } finally {
    removePath(folder);
  }
}
