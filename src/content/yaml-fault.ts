import type { Fault, Place } from '../diagnostics/diagnostic.ts';
import type { Finding } from './explain-value.ts';

/** A fault of a line that cannot be read as it is. */
export const yamlFault = (file: string, place: Place, finding: Finding): Fault => ({
  ...finding,
  severity: 'error',
  file,
  path: [],
  place,
});
