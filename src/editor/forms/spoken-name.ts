import type { FieldSchema } from '../../../schema/fields/field.ts';
import type { FieldPath } from '../../messages/index.ts';
import type { Value } from '../../content/index.ts';
import type { Form } from './form-context.ts';
import { quoted, type Sentence } from '../words/index.ts';
import { titleOf, wordsOf, type EditNode } from '../site/index.ts';

type Languages = Pick<Form, 'languageAt'>;

export const spokenTitleOf = (
  { languageAt }: Languages,
  { title, isNamed, path }: EditNode,
): Sentence => (isNamed ? quoted(title, languageAt(path)) : title);

export function spokenItem(
  { languageAt }: Languages,
  schema: FieldSchema,
  value: Value | undefined,
  path: FieldPath,
): Sentence {
  const title = titleOf(schema, value, Number(path.at(-1)));
  return wordsOf(schema, value) === null ? title : quoted(title, languageAt(path));
}
