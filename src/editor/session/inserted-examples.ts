import { openText, isValueObject, type EditOp, type Value } from '../../content/index.ts';

/** The texts and numbers inserted into each file as examples, which nobody has written since. */
export type InsertedExamples = Readonly<Record<string, readonly string[]>>;

type Change = {
  ops: readonly { file: string; op: EditOp }[];
  /** New files, whose texts are all examples. */
  created: Readonly<Record<string, string>>;
  textOf: (file: string) => string | null;
};

/**
 * The examples after a change. A text that somebody writes is no example, even if it is the same: a fee may really be
 * called "Transport".
 */
export function examplesAfter(
  before: InsertedExamples,
  { ops, created, textOf }: Change,
): InsertedExamples {
  let examples = before;
  for (const [file, text] of Object.entries(created)) {
    examples = { ...examples, [file]: newTexts(textsOf(openText(text)?.value ?? null), null) };
  }
  for (const { file, op } of ops) {
    if (op.op !== 'set' && op.op !== 'insert') continue;
    const texts = textsOf(op.value);
    const others = (examples[file] ?? []).filter((one) => !texts.includes(one));
    const next = op.isExample === true ? [...others, ...newTexts(texts, textOf(file))] : others;
    if (next.length > 0 || examples[file]) examples = { ...examples, [file]: next };
  }
  return examples;
}

/** Texts of each file that look like examples, and are right all the same. */
export type ConfirmedTexts = InsertedExamples;

/** The confirmed texts after a change: what somebody writes is meant, even if an example of a block has the same words. */
export function confirmedAfter(
  before: ConfirmedTexts,
  ops: Change['ops'],
  isOfExample: (text: string) => boolean,
): ConfirmedTexts {
  return ops.reduce((confirmed, { file, op }) => {
    if ((op.op !== 'set' && op.op !== 'insert') || op.isExample === true) return confirmed;
    const earlier = confirmed[file] ?? [];
    const texts = textsOf(op.value).filter((one) => isOfExample(one) && !earlier.includes(one));
    return texts.length === 0 ? confirmed : { ...confirmed, [file]: [...earlier, ...texts] };
  }, before);
}

export const isExample = (examples: InsertedExamples, file: string, value: unknown): boolean =>
  examples[file]?.includes(String(value)) === true;

/** The texts of two tabs' work, inserted or confirmed. */
export function joinExamples(
  some: InsertedExamples = {},
  others: InsertedExamples = {},
): InsertedExamples {
  const files = new Set([...Object.keys(some), ...Object.keys(others)]);
  return Object.fromEntries(
    Array.from(files, (file) => [file, [...(some[file] ?? []), ...(others[file] ?? [])]]),
  );
}

function newTexts(texts: readonly string[], file: string | null): string[] {
  const existing = new Set(textsOf(openText(file ?? '')?.value ?? null));
  return texts.filter((one) => !existing.has(one));
}

function textsOf(value: Value): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (isValueObject(value)) return Object.values(value).flatMap(textsOf);
  return value === null ? [] : [String(value)];
}
