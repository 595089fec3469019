import { engineCodes, type CodeEntry, type CodeGuide } from '../src/messages/index.ts';
import { blocks } from './blocks/index.ts';

const entries: [string, CodeEntry][] = [
  ...blocks.flatMap(({ codes }) => Object.entries(codes)),
  ...Object.entries(engineCodes),
];

/** What the editors' guide says of each code, of the engine and of blocks, in the order of the alphabet. */
export const codeGuides: ReadonlyMap<string, CodeGuide> = new Map(
  entries
    .map(([code, [title, explanation, before, after]]): [string, CodeGuide] => [
      code,
      { title, explanation, before, after },
    ])
    .toSorted(([a], [b]) => (a < b ? -1 : 1)),
);
