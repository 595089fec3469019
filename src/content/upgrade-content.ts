import path from 'node:path';
import type { FormatChange } from '../formats/format-change.ts';
import { upgradeText } from '../formats/upgrade-text.ts';
import { decode } from './check-bytes.ts';
import { formatOf } from './content-format.ts';
import { findLink, listFiles, readBytes } from './read-files.ts';
import { replaceFile } from './replace-file.ts';
import { Source } from './source.ts';

/** A content folder in the present format, and what that takes; nothing is written yet. */
export type ContentUpgrade = {
  /** The format that the settings state. */
  format: number;
  rewritten: { file: string; text: string; changes: readonly FormatChange[] }[];
  /** Files that a program cannot rewrite without a risk: they are left as they are. */
  left: string[];
};

const byteOrderMark = '\uFEFF';

/** Reads a content folder, and finds out how its files read in the present format. */
export function planContentUpgrade(contentDir: string): ContentUpgrade {
  const files = listFiles(contentDir).documents.map((file) => ({
    file,
    isLinked: findLink(contentDir, file) !== null,
    ...decode(file, readBytes(contentDir, file)),
  }));
  const settings = files.find(({ file }) => file === 'site.yaml')?.text ?? '';
  const format = formatOf(new Source('site.yaml', settings).value);
  const plan: ContentUpgrade = { format, rewritten: [], left: [] };
  for (const { file, text, isLinked, diagnostics } of files) {
    const upgraded = diagnostics.length > 0 ? null : upgradeText(file, text, format);
    if (upgraded === null || (isLinked && upgraded.text !== text)) plan.left.push(file);
    else if (upgraded.text !== text) {
      plan.rewritten.push({ file, text: upgraded.text, changes: upgraded.changes });
    }
  }
  return plan;
}

/** Writes what was planned. */
export function writeContentUpgrade(contentDir: string, { rewritten }: ContentUpgrade): void {
  for (const { file, text } of rewritten) {
    const hadMark = readBytes(contentDir, file).subarray(0, 3).equals(Buffer.from(byteOrderMark));
    replaceFile(path.join(contentDir, file), (hadMark ? byteOrderMark : '') + text);
  }
}
