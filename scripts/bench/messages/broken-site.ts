import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLoadCache, loadSite } from '../../../src/content-files/load-site.ts';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import type { Trial } from './trial.ts';

const keyOf = ({ file, code, message }: Diagnostic) => JSON.stringify([file, code, message]);

/** A copy of a content folder in which one file after another is broken. */
export async function openBrokenSite(contentDir: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'messages-'));
  cpSync(contentDir, folder, { recursive: true });
  const cache = createLoadCache();
  const usual = new Set((await loadSite(folder, cache)).diagnostics.map(keyOf));
  return {
    /** The new diagnostics of a broken file. */
    diagnose: async ({ file, text, encoding }: Trial, whole: string): Promise<Diagnostic[]> => {
      const target = path.join(folder, file);
      writeFileSync(target, Buffer.from(text, encoding));
      const { diagnostics } = await loadSite(folder, cache);
      writeFileSync(target, whole);
      return diagnostics.filter((diagnostic) => !usual.has(keyOf(diagnostic)));
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
