import { isObject } from '../../../schema/is-object.ts';
import type { FieldKind } from '../../../schema/fields/field-kind.ts';
import { schemaOfFile } from '../../../schema/file-schemas.ts';
import type { Diagnostic, FieldPath } from '../../messages/index.ts';
import { openText, type FileChange, type StoredSite } from '../../content/index.ts';
import { leavesOf, type Leaf } from '../engine/index.ts';
import { currentWords, englishWords, nameInWords, type EditorWords } from '../words/index.ts';
import type { SessionState } from './session-state.ts';

/**
 * A changed text that visitors should not get: a sample that nobody has written, or signs such as asterisks that they would
 * see. Whoever edits can say that it is right, unless nobody can mean it.
 */
export type UnfinishedText = {
  file: string;
  path: FieldPath;
  value: string;
  /** Explains the signs that visitors would see; null for a sample. */
  signs: Diagnostic | null;
  /** Whether it came with the copy of a page, and has its old name. */
  isCopied: boolean;
  mayBeRight: boolean;
};

/** Kinds of fields whose values visitors would take for facts about this site. */
const statements: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'line',
  'inline',
  'prose',
  'alt',
  'amount',
  'number',
  'date',
  'time',
  'email',
  'telephone',
  'url',
  'embed',
]);

/** The diagnostics of texts in which visitors see signs that should have become something else. */
const leftSigns: ReadonlySet<string> = new Set(['markdown-in-line', 'asterisks-left']);

type Texts = Pick<SessionState, 'site' | 'examples' | 'confirmed' | 'diagnostics'>;

/** The texts of some changes that are not ready for visitors, but those that are published already or confirmed. */
export function unfinishedIn(state: Texts, changes: readonly FileChange[]): UnfinishedText[] {
  const samples = sampleWords();
  const { inFields, texts } = examplesOf(state.site.blocks);
  return changes.flatMap(({ file, before, after }) => {
    const leaves = leavesIn(file, after);
    if (leaves.length === 0) return [];
    const inserted = new Set(state.examples[file]);
    const signs = state.diagnostics.filter((one) => one.file === file && leftSigns.has(one.code));
    const typeAt = blockTypes(after);
    const isOfExample = ({ path, value }: Leaf) =>
      inFields.has(inField(typeAt(path), path, String(value)));
    const exampleBlocks = blocksOfExamples(leaves, isOfExample);
    const published = new Set([
      ...leavesIn(file, before).map(valueOf),
      ...(state.confirmed[file] ?? []),
    ]);
    return leaves.flatMap((leaf): UnfinishedText[] => {
      const value = valueOf(leaf);
      const { path, kind } = leaf;
      if (published.has(value)) return [];
      const isCopied =
        file.startsWith('pages/') && before === null && inserted.has(value) && !texts.has(value);
      const found = { file, path, value, isCopied };
      if (samples.has(value)) return [{ ...found, signs: null, mayBeRight: false }];
      const isExample =
        inserted.has(value) || (isOfExample(leaf) && exampleBlocks.has(blockOf(leaf)));
      // A heading such as “Questions” says what kind of block it is, which is true of any.
      const saysKind = value === nameInWords(typeAt(path));
      if (isExample && !saysKind && statements.has(kind))
        return [{ ...found, signs: null, mayBeRight: true }];
      const left = signs.find((one) => one.path.join('.') === path.join('.'));
      return left ? [{ ...found, signs: left, mayBeRight: true }] : [];
    });
  });
}

const valueOf = ({ value }: Leaf): string => String(value);

const blockOf = ({ path }: Leaf): string => path.slice(0, 2).join('.');

/**
 * The blocks that still say as much of an example as of their own, by their paths. In others a text is the same as an
 * example's by chance, such as a fee.
 */
function blocksOfExamples(
  leaves: readonly Leaf[],
  isOfExample: (leaf: Leaf) => boolean,
): ReadonlySet<string> {
  /** The leaves of each block that somebody wrote, less those that an example says too. */
  const surplusOf = new Map<string, number>();
  for (const leaf of leaves) {
    if (!statements.has(leaf.kind)) continue;
    const block = blockOf(leaf);
    surplusOf.set(block, (surplusOf.get(block) ?? 0) + (isOfExample(leaf) ? -1 : 1));
  }
  return new Set([...surplusOf].flatMap(([block, surplus]) => (surplus <= 0 ? [block] : [])));
}

function leavesIn(file: string, text: string | null): Leaf[] {
  const root = text === null ? undefined : openText(text)?.value;
  return root === undefined ? [] : leavesOf(schemaOfFile(file, root), root);
}

const samplesOf = ({ pages: { firstText, starts } }: EditorWords): string[] => [
  firstText,
  starts.eventText,
  starts.eventWay,
  starts.newsText,
  starts.personRole,
  starts.personText,
];

/** Stand-in words, which any editor in any browser may have begun the text with. */
const sampleWords = (): ReadonlySet<string> =>
  new Set(['A few words', ...samplesOf(englishWords), ...samplesOf(currentWords())]);

/** The type of the block that a path leads into, by the text of its file. */
function blockTypes(text: string | null): (path: FieldPath) => string {
  const root: unknown = text === null ? null : openText(text)?.value;
  const blocks: unknown = isObject(root) ? root['blocks'] : null;
  return ([first, index]) => {
    const block: unknown =
      first === 'blocks' && Array.isArray(blocks) ? blocks[Number(index)] : null;
    return isObject(block) ? String(block['type']) : '';
  };
}

/** Texts of the blocks' examples: alone, and with their block and field. */
type BlockExamples = { texts: ReadonlySet<string>; inFields: ReadonlySet<string> };

const cachedExamples = new WeakMap<StoredSite['blocks'], BlockExamples>();

function examplesOf(blocks: StoredSite['blocks']): BlockExamples {
  const cached = cachedExamples.get(blocks);
  if (cached) return cached;
  const schema = schemaOfFile('pages/index.yaml', null);
  const leaves = blocks.flatMap(({ type, example }) =>
    leavesOf(schema, { blocks: [example] }).map((leaf) => ({ ...leaf, type })),
  );
  const found = {
    texts: new Set(leaves.map(valueOf)),
    inFields: new Set(leaves.map((leaf) => inField(leaf.type, leaf.path, valueOf(leaf)))),
  };
  cachedExamples.set(blocks, found);
  return found;
}

/** A text in a field of a block: the same for all items of a list. */
const inField = (type: string, path: FieldPath, text: string): string =>
  [type, ...path.filter((step, at) => at > 1 && typeof step === 'string'), text].join(' ');

/** Makes the test whether an example of a block has a text. */
export const isTextOfExample = (blocks: StoredSite['blocks']) => (text: string) =>
  examplesOf(blocks).texts.has(text);
