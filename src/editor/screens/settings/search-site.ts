import { isAlsoCalled } from '../../../../schema/fields/other-words.ts';
import { fieldsOf } from '../../../../schema/fields/field.ts';
import { schemaOfFile } from '../../../../schema/file-schemas.ts';
import type { FieldPath } from '../../../messages/index.ts';
import { leavesOf } from '../../engine/index.ts';
import { schemaAt, pageFiles, valueOf, fileTitle } from '../../site/index.ts';
import type { Session } from '../../session/index.ts';
import { hintOf, labelOf } from '../../words/index.ts';
import { createFinder } from '../../../site/index.ts';

/** A field or a text that a search has found: its place and its text. */
export type Found = { file: string; path: FieldPath; title: string; text: string };

/** A longer word finds fewer. */
const maxTexts = 30;

export function isAbout(session: Session, name: string, query: string): boolean {
  const root = valueOf(session, 'site.yaml') ?? null;
  const schema = schemaOfFile('site.yaml', root);
  const field = fieldsOf(schema)?.get(name);
  if (!field) return false;
  const inside = leavesOf(schema, root).filter(({ path }) => path[0] === name);
  const texts = [labelOf(field), hintOf(field), ...inside.map(({ value }) => String(value))];
  return texts.some(createFinder(query));
}

/** The texts of a page that contain certain words, and the blocks and fields named by them. */
function findOnPage(session: Session, file: string, query: string): Found[] {
  const root = valueOf(session, file);
  if (root === undefined) return [];
  const title = fileTitle(session, file);
  const isFound = createFinder(query);
  const byAddress = new Map<string, Found>();
  const texts: Found[] = [];
  for (const { path, value } of leavesOf(schemaOfFile(file, root), root)) {
    if (path.at(-1) === 'type') continue;
    const text = String(value);
    if (typeof value === 'string' && isFound(text)) texts.push({ file, path, title, text });
    // A picture is also called a photo.
    const named = path.findIndex((_, depth) => {
      const field = schemaAt({ file, root }, path.slice(0, depth + 1));
      return field !== null && isAlsoCalled(field, query);
    });
    const fieldPath = path.slice(0, named < 0 ? 2 : named + 1);
    const schema = path[0] === 'blocks' ? schemaAt({ file, root }, fieldPath) : null;
    if (!schema || (named < 0 && ![labelOf(schema), hintOf(schema)].some(isFound))) continue;
    byAddress.set(fieldPath.join('.'), { file, path: fieldPath, title, text: labelOf(schema) });
  }
  return [...byAddress.values(), ...texts];
}

export const findOnPages = (session: Session, query: string): Found[] =>
  pageFiles(session)
    .flatMap((file) => findOnPage(session, file, query))
    .slice(0, maxTexts);
