import { applyEdits, type EditOp } from '../../content/index.ts';
import type { Session } from '../session/index.ts';
import { blocksOf, elementsAlong } from './find-field.ts';
import { wordsOf, type Door } from './frame-doors.ts';
import { digitsOf, leavesIn } from './value-doors.ts';

/** Beyond this, the differences would not be exact numbers. */
const maxAmounts = 40;

type Sum = {
  file: string;
  element: Element;
  /** The child indices from the blocks of the page to the element. */
  steps: readonly number[];
  /** The pages whose amounts may be added up. */
  pages: readonly string[];
  parse: (html: string) => Document;
};

/** How an amount follows from several fields. */
export type Relation = 'sum' | 'same';

/** The amounts behind an element, in order, and whether it adds them up or shows what they have in common. */
type Behind = { doors: Door[]; relation: Relation };

const nothing: Behind = { doors: [], relation: 'sum' };

/** The numbers in a text, which a dash parts. */
const numbersIn = (text: string): number[] =>
  text
    .split(/[–—-]/)
    .map(digitsOf)
    .filter((digits) => digits !== '')
    .map(Number);

/**
 * The amounts that an element adds up, or the ends of whose range it shows; none if it shows neither. Renders the page
 * with the amounts raised by 1, 2, 4, 8 and so on: the difference of the sum tells which of them are in it.
 */
export async function findSummands(session: Session, sum: Sum): Promise<Behind> {
  const { file, element, steps, pages, parse } = sum;
  const amounts = pages
    .flatMap((page) => leavesIn(session, page).map((leaf) => ({ ...leaf, file: page })))
    .filter(({ kind, value }) => kind === 'amount' && typeof value === 'number')
    .slice(0, maxAmounts);
  const ops = amounts.map(({ file: page, path, value }, index) => ({
    file: page,
    op: { op: 'set', path, value: Number(value) + 2 ** index } satisfies EditOp,
  }));
  const texts: Record<string, string> = {};
  for (const { file: page, op } of ops) {
    const edited = applyEdits(texts[page] ?? session.textOf(page) ?? '', [op]);
    if ('refused' in edited) return nothing;
    texts[page] = edited.text;
  }
  const raised = await session.engine.preview(file, texts);
  const root = raised && blocksOf(parse(raised.html));
  const shown = root && elementsAlong(root, steps).at(-1);
  if (!shown) return nothing;
  const [before, after] = [element, shown].map((one) => numbersIn(wordsOf(one)));
  if (!before || !after) return nothing;
  if (before.length > 1 || after.length > 1) {
    const ends = amounts.filter(({ value }) => before.includes(Number(value)));
    return { doors: ends.map(({ file: page, path }) => ({ file: page, path })), relation: 'same' };
  }
  const difference = Number(after[0]) - Number(before[0]);
  const isInSum = (index: number) => Math.floor(difference / 2 ** index) % 2 === 1;
  const isSum = difference > 0 && difference < 2 ** amounts.length;
  if (!isSum) return nothing;
  const summands = amounts.filter((_, index) => isInSum(index));
  return { doors: summands.map(({ file: page, path }) => ({ file: page, path })), relation: 'sum' };
}
