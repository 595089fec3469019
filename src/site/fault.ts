import type { Fault, FieldPath } from '../diagnostics/diagnostic.ts';

/** A fault of some file at some field, as the checks write it. */
export const fault = (
  file: string,
  path: FieldPath,
  rest: Omit<Fault, 'file' | 'path' | 'severity'> & Partial<Pick<Fault, 'severity'>>,
): Fault => ({ severity: 'error', ...rest, file, path });
