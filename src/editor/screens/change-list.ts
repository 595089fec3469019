import type { FieldPath } from '../../diagnostics/diagnostic.ts';
import { compareValues, type ValueChange } from '../../editing/compare-values.ts';
import { describeChange } from '../../editing/describe-change.ts';
import type { FileChange, Value } from '../../editing/edit-op.ts';
import { openText } from '../../editing/open-text.ts';
import { schemaAt } from '../fields/schema-at.ts';
import { valueWords } from '../fields/value-words.ts';
import { nodesTo } from '../panel/edit-node.ts';
import { labelOf } from '../words/field-words.ts';

/** A changed field, as screens show it. */
export type ToldChange = {
  kind: ValueChange['kind'];
  id: string;
  /** Its path, in the labels of the forms. */
  where: string[];
  before: string;
  after: string;
};

/** A changed file with its changes in words, and a summary. */
export type ToldFile = FileChange & { changes: ToldChange[]; sentence: string };

type Read = { before: Value; after: Value };

/** The changes of a file, field by field, and a summary. */
export function tellFile(change: FileChange, title: string, language: string): ToldFile {
  const { file, before, after } = change;
  const [old, now] = [before, after].map((text) => (text === null ? undefined : openText(text)));
  if (!old || !now) return { ...change, changes: [], sentence: `${title}.` };
  const read: Read = { before: old.value, after: now.value };
  const found = compareValues(read.before, read.after);
  const changeLabel = ({ kind, path }: ValueChange) =>
    labelAt(file, kind === 'removed' ? read.before : read.after, path);
  const sentences = found.map((one) =>
    describeChange(one, read, { language, labelOf: changeLabel }),
  );
  return {
    ...change,
    changes: found.map((one) => tell(file, one, read, language)),
    sentence: `${title}: ${sentences.join('; ')}.`,
  };
}

function tell(file: string, change: ValueChange, read: Read, language: string): ToldChange {
  const { kind, path } = change;
  const root = kind === 'removed' ? read.before : read.after;
  const schema = schemaAt({ file, root }, path);
  const words = (value: ValueChange['before']) => valueWords(value, schema, { language });
  return {
    kind,
    id: `${kind} ${path.join('.')}`,
    where: whereWords(file, root, path),
    before: words(change.before),
    after: words(change.after),
  };
}

/** The path to a field in the labels of the forms: Termly fees › Term 2 › Amount. */
export function whereWords(file: string, root: Value, path: FieldPath): string[] {
  const nodes = nodesTo(file, root, path);
  const titles = nodes.slice(1).map(({ title }) => title);
  const isNode = nodes.at(-1)?.path.length === path.length;
  return isNode ? titles : [...titles, labelAt(file, root, path)];
}

function labelAt(file: string, root: Value, path: FieldPath): string {
  const depth = path.findLastIndex((step) => typeof step === 'string');
  const schema = schemaAt({ file, root }, path.slice(0, depth + 1));
  return schema ? labelOf(schema) : String(path[depth] ?? '');
}
