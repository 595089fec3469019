import { stringify } from 'yaml';
import type { Value } from '../yaml/edit-op.ts';

/** A new file with these values. */
export const writeFile = (value: Value): string => stringify(value, { lineWidth: 0 });
