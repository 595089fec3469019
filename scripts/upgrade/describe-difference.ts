import { commonLines } from '../../src/editing/merge-lines.ts';
import type { FileChange } from './site-files.ts';

const linesOf = (bytes: Buffer | null): string[] =>
  bytes === null ? [] : bytes.toString('utf8').replace(/\n$/, '').split('\n');

/** How many lines are the same at the start of two texts. */
function sameAtStart(before: readonly string[], after: readonly string[]): number {
  const end = before.findIndex((line, row) => line !== after[row]);
  return end === -1 ? before.length : end;
}

/** The lines of a file that go and come, with their numbers before and after. */
export function describeDifference({ file, before, after }: FileChange): string[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  const start = sameAtStart(old, now);
  // Of long files only the part that differs is compared.
  const atEnd = sameAtStart(old.slice(start).toReversed(), now.slice(start).toReversed());
  const [oldPart, nowPart] = [
    old.slice(start, old.length - atEnd),
    now.slice(start, now.length - atEnd),
  ];
  const common = commonLines(oldPart, nowPart);
  const lines: string[] = [];
  let to = 0;
  const show = (sign: string, row: number, line: string) =>
    lines.push(`  ${String(start + row + 1).padStart(4)} ${sign} ${line}`);
  const showNew = (end: number) => {
    for (; to < end; to += 1) show('+', to, nowPart[to] ?? '');
  };
  oldPart.forEach((line, row) => {
    const same = common.get(row);
    if (same === undefined) {
      show('-', row, line);
      return;
    }
    showNew(same);
    to = same + 1;
  });
  showNew(nowPart.length);
  return [file, ...lines];
}
