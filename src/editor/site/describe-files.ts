import { metaOf, type FieldSchema } from '../../../schema/fields/field.ts';
import type { FieldPath } from '../../messages/index.ts';
import {
  compareValues,
  type ValueChange,
  describeChange,
  isValueObject,
  type FileChange,
  type Value,
  movedPages,
  valueOf,
  type Maybe,
} from '../../content/index.ts';
import { valueAt } from '../../../schema/value-at.ts';
import { addressOfFile } from '../../site/index.ts';
import { calledWords, nodesTo } from './edit-node.ts';
import { schemaAt, schemasTo } from './schema-at.ts';
import { joinSentences, quoted, type Sentence, currentWords, fill } from '../words/index.ts';
import { declaredLanguage } from './site-language.ts';
import { labelAt, whereWords } from './where-words.ts';

export type DescribedChange = {
  kind: ValueChange['kind'];
  id: string;
  /** Its path, in the labels of the forms. */
  where: Sentence;
  language: string;
  /** The field, or what remains around it if it was removed. */
  path: FieldPath;
  schema: FieldSchema | null;
  before: Maybe;
  after: Maybe;
  /** The earlier and present position of a moved item, from 1. */
  positions: { from: number; to: number } | null;
};

/** The changes of an unreadable file are not described. */
type FileFate = 'changed' | 'new' | 'deleted' | 'moved' | 'unreadable';

export type DescribedFile = FileChange & {
  fate: FileFate;
  from: string | null;
  changes: DescribedChange[];
  title: Sentence;
  sentence: Sentence;
};

/** The titles of files, and the languages of their texts. */
export type Titles = {
  titleOf: (file: string) => Sentence;
  languageIn: (file: string) => string;
  language: string;
};

/** Describes the changes of several files, field by field. A moved page is one file, not two. */
export function describeFiles(changes: readonly FileChange[], titles: Titles): DescribedFile[] {
  const origins = movedPages(changes);
  const moved = new Set([...origins.values()].map(({ file }) => file));
  return changes
    .filter(({ file }) => !moved.has(file))
    .map((change) => {
      const origin = origins.get(change.file);
      return origin
        ? describeMove({ ...change, before: origin.before }, origin.file, titles)
        : describeFile(change, titles);
    });
}

/** The changes of a moved page, apart from the note of its former address. */
function describeMove(change: FileChange, from: string, titles: Titles): DescribedFile {
  const words = currentWords();
  const described = describeFile(change, titles);
  const { file } = change;
  const move = fill(words.review.movedTo, {
    from: addressOfFile(from),
    to: addressOfFile(file),
  });
  const changes = described.changes.filter(({ path }) => path[0] !== 'movedFrom');
  return {
    ...described,
    fate: 'moved',
    from,
    changes,
    sentence: joinSentences([titles.titleOf(file), move], ': '),
  };
}

export function describeFile(
  change: FileChange,
  { titleOf, languageIn, language }: Titles,
): DescribedFile {
  const words = currentWords();
  const { file, before, after } = change;
  const title = titleOf(file);
  const [old, now] = [valueOf(before), valueOf(after)];
  const whole = (fate: FileFate, end: string): DescribedFile => ({
    ...change,
    fate,
    from: null,
    changes: [],
    title,
    sentence: joinSentences([title, end], ''),
  });
  if (before === null) return whole('new', `: ${words.review.isNew}`);
  if (after === null) return whole('deleted', `: ${words.review.isDeleted}`);
  if (old === undefined || now === undefined) return whole('unreadable', '.');
  const found = compareValues(old, now).filter(
    ({ path }) =>
      !schemasTo({ file, root: now }, path).some((schema) => metaOf(schema).isAutomatic),
  );
  const labelOf = ({ kind, path }: ValueChange) => {
    const root = kind === 'removed' ? old : now;
    const isItem = typeof path.at(-1) === 'number';
    return (isItem && nodesTo(file, root, path).at(-1)?.title) || labelAt(file, root, path);
  };
  const nameOf = ({ kind }: ValueChange, path: FieldPath) => {
    const root = kind === 'removed' ? old : now;
    const schema = schemaAt({ file, root }, path);
    return schema && calledWords(schema, valueAt(root, path));
  };
  const fates = { ...words.review.became, yes: words.panel.yes, no: words.panel.no };
  const sentences = found.map((one) =>
    describeChange(
      one,
      { before: old, after: now },
      { language, labelOf, nameOf, words: fates },
    ).flatMap((part) =>
      typeof part === 'string' ? [part] : quoted(part.ofContent, languageIn(file)),
    ),
  );
  return {
    ...change,
    fate: 'changed',
    from: null,
    changes: found.map((one) => tell(file, one, [old, now], languageIn(file))),
    title,
    // Parts without a value, such as comments, can change too.
    sentence: joinSentences(
      [title, ...(sentences.length === 0 ? [] : [': ', joinSentences(sentences, '; ')]), '.'],
      '',
    ),
  };
}

function tell(
  file: string,
  change: ValueChange,
  [old, now]: readonly [Value, Value],
  language: string,
): DescribedChange {
  const { kind, path, before, after, from } = change;
  const root = kind === 'removed' ? old : now;
  const to = path.at(-1);
  return {
    kind,
    id: `${file}:${kind}:${path.join('.')}`,
    where: whereWords(file, root, path, language),
    language: declaredLanguage(root, path) ?? language,
    path: kind === 'removed' ? existing(now, path.slice(0, -1)) : path,
    schema: schemaAt({ file, root }, path),
    before,
    after,
    positions: from === undefined || typeof to !== 'number' ? null : { from: from + 1, to: to + 1 },
  };
}

/** The longest beginning of a path that exists. */
function existing(root: Value, path: FieldPath): FieldPath {
  let length = path.length;
  while (length > 0 && valueAt(root, path.slice(0, length)) === undefined) length -= 1;
  const found = valueAt(root, path.slice(0, length));
  return isValueObject(found) || Array.isArray(found) ? path.slice(0, length) : [];
}
