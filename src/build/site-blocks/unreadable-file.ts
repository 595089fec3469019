import { readFileSync } from 'node:fs';
import path from 'node:path';
import type * as Vite from 'vite';
import { say, sayForeign, type Message } from '../../messages/index.ts';
import { createImportCheck } from './check-imports.ts';
import type { SiteBlock } from './find-site-blocks.ts';

/** Why a source file of a block cannot be bundled. */
export type UnreadableFile = { file: string; line: number; message: Message };

/** Why a source file, or one beside it that it imports, cannot be bundled; null if all can. */
function unreadableIn(
  files: readonly string[],
  parse: typeof Vite.parseSync,
): { unreadable: UnreadableFile | null; parsed: ReadonlyMap<string, Vite.ParseResult> } {
  const findWrongImport = createImportCheck(parse);
  const parsed = new Map<string, Vite.ParseResult>();
  for (const waiting = [...files]; ;) {
    const file = waiting.shift();
    if (file === undefined) return { unreadable: null, parsed };
    if (parsed.has(file)) continue;
    const text = readFileSync(file, 'utf8');
    const result = parse(file, text);
    parsed.set(file, result);
    const unreadable = (position: number, message: Message) => ({
      unreadable: { file, line: text.slice(0, position).split('\n').length, message },
      parsed,
    });
    const [error] = result.errors;
    if (error) return unreadable(error.labels[0]?.start ?? 0, sayForeign(error.message));
    const wrong = findWrongImport(file, result);
    if (wrong) return unreadable(wrong.position, wrong.message);
    // What a block has in files of its own folder is part of it.
    for (const { moduleRequest } of result.module.staticImports) {
      const { value } = moduleRequest;
      if (/^\.\/.*\.tsx?$/.test(value)) waiting.push(path.resolve(path.dirname(file), value));
    }
  }
}

/** The first source file of a block that no bundle could have; null if all can be read. */
export function unreadableFileOf(
  { schema, component, data }: SiteBlock,
  parse: typeof Vite.parseSync,
): UnreadableFile | null {
  const files = [schema, component, ...(data === null ? [] : [data])];
  const { unreadable, parsed } = unreadableIn(files, parse);
  if (unreadable) return unreadable;
  const exports = parsed.get(component)?.module.staticExports.flatMap(({ entries }) => entries);
  return exports?.some(({ exportName }) => exportName.kind === 'Default')
    ? null
    : { file: component, line: 1, message: say('import-noComponent') };
}

/** Why a source file of a rule cannot be bundled; null if it can. */
export const unreadableRule = (file: string, parse: typeof Vite.parseSync): UnreadableFile | null =>
  unreadableIn([file], parse).unreadable;
