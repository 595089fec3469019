import { metaOf } from '../../../schema/fields/field.ts';
import type { FieldPath } from '../../messages/index.ts';
import { openText, type Value } from '../../content/index.ts';
import { schemaAt } from './schema-at.ts';
import { nodesTo } from './edit-node.ts';
import type { Session } from '../session/index.ts';
import { labelOf, joinSentences, quoted, type Sentence } from '../words/index.ts';
import { spokenTitle } from './file-title.ts';
import { declaredLanguage, languageOfFile } from './site-language.ts';

const between = ' › ';

/** The path to a field in the labels of the forms: Termly fees › Term 2 › Amount. `language` is the file's. */
export function whereWords(file: string, root: Value, path: FieldPath, language: string): Sentence {
  const nodes = nodesTo(file, root, path);
  const isNode = nodes.at(-1)?.path.length === path.length;
  const steps = nodes
    .slice(1)
    .map((node) =>
      node.isNamed ? quoted(node.title, declaredLanguage(root, node.path) ?? language) : node.title,
    );
  return joinSentences(isNode ? steps : [...steps, labelAt(file, root, path)], between);
}

/** The path to a field, beginning with the title of its page. */
export function whereOnSite(session: Session, file: string, path: FieldPath): Sentence {
  const root = openText(session.textOf(file) ?? '')?.value ?? null;
  const inFile = whereWords(file, root, path, languageOfFile(session, file));
  return joinSentences(
    [spokenTitle(session, file), ...(inFile.length === 0 ? [] : [inFile])],
    between,
  );
}

/** The label of a field, or of the list around an item. */
export function labelAt(file: string, root: Value, path: FieldPath): string {
  const depth = path.findLastIndex((step) => typeof step === 'string');
  const field = path.slice(0, depth + 1);
  const schema = schemaAt({ file, root }, field);
  // The file of a picture is the picture.
  if (schema && metaOf(schema).kind === 'image-file' && field.length > 1) {
    return labelAt(file, root, field.slice(0, -1));
  }
  return schema ? labelOf(schema) : String(path[depth] ?? '');
}
