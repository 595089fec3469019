import { structuredPatch } from 'diff';
import type { FileChange } from './site-files.ts';

const textOf = (bytes: Buffer | null): string => bytes?.toString('utf8') ?? '';

/** The lines of a file that go and come, with their numbers before and after. */
export function describeDifference({ file, before, after }: FileChange): string[] {
  const { hunks } = structuredPatch('', '', textOf(before), textOf(after), '', '', { context: 0 });
  return [
    file,
    ...hunks.flatMap(({ oldStart, newStart, lines }) => {
      const next = { '-': oldStart, '+': newStart };
      return lines.flatMap((line) => {
        const sign = line[0];
        // The other lines say that a file does not end with a line break.
        if (sign !== '-' && sign !== '+') return [];
        const row = String(next[sign]).padStart(4);
        next[sign] += 1;
        return `  ${row} ${sign} ${line.slice(1)}`;
      });
    }),
  ];
}
