import { readFileSync } from 'node:fs';
import type { SiteBlock } from './find-site-blocks.ts';

/** Why a source file of a block cannot be bundled. */
export type UnreadableFile = { file: string; line: number; message: string };

/** The first source file of a block that no bundle could have; null if all can be read. */
export async function unreadableFileOf({
  schema,
  component,
  data,
}: SiteBlock): Promise<UnreadableFile | null> {
  // Loaded only here: commands that bundle nothing would begin a fifth of a second later.
  const { parseSync } = await import('vite');
  for (const file of [schema, component, ...(data === null ? [] : [data])]) {
    const text = readFileSync(file, 'utf8');
    const { errors, module } = parseSync(file, text);
    const [error] = errors;
    if (error) {
      const position = error.labels[0]?.start ?? 0;
      return { file, line: text.slice(0, position).split('\n').length, message: error.message };
    }
    const exports = module.staticExports.flatMap(({ entries }) => entries);
    if (file === component && !exports.some(({ exportName }) => exportName.kind === 'Default')) {
      return { file, line: 1, message: 'The component must be the default export of this file' };
    }
  }
  return null;
}

/** Why a source file of a rule cannot be bundled; null if it can. */
export async function unreadableRule(file: string): Promise<Omit<UnreadableFile, 'file'> | null> {
  const { parseSync } = await import('vite');
  const text = readFileSync(file, 'utf8');
  const [error] = parseSync(file, text).errors;
  if (!error) return null;
  const position = error.labels[0]?.start ?? 0;
  return { line: text.slice(0, position).split('\n').length, message: error.message };
}
