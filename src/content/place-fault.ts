import type { Fault, Problem } from '../diagnostics/diagnostic.ts';
import { placeWords } from './place-words.ts';
import type { Source } from './source.ts';

/** Turns a fault into a problem: says where it is, as line and column and in words. */
export function placeFault(fault: Fault, sourceOf: (file: string) => Source | null): Problem {
  const { at = 'value', place, within, related = [], ...rest } = fault;
  const source = sourceOf(fault.file);
  const top = { line: 1, column: 1, endLine: 1, endColumn: 1 };
  return {
    ...rest,
    ...(place ?? source?.placeOf(fault.path, at, within) ?? top),
    where: source && fault.path.length > 0 ? placeWords(source.value, fault.path) : '',
    related: related.map(({ file, path, message }) => ({
      file,
      message,
      ...(sourceOf(file)?.placeOf(path, 'value') ?? top),
    })),
  };
}

/** The order in which problems are told: by file, then from the top of the file to its end. */
export const inFileOrder = (a: Problem, b: Problem): number =>
  compareText(a.file, b.file) ||
  a.line - b.line ||
  a.column - b.column ||
  compareText(a.code, b.code);

const compareText = (a: string, b: string) => (a < b ? -1 : Number(a > b));
