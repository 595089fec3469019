import { stringify } from 'yaml';
import type { Value } from './edit-op.ts';

/** A new file with these values. */
export const writeFile = (value: Value): string => stringify(value, { lineWidth: 0 });
