import { stringify } from 'yaml';
import type { Value } from './edit-op.ts';

/** The file of a new page: its title, whether the menu lists it, and a first block with sample content. */
export const writePage = (title: string, block: Value, isInMenu: boolean): string =>
  writeFile({ title, ...(isInMenu ? { listing: { inMenu: true } } : {}), blocks: [block] });

/** A new file with these values. */
export const writeFile = (value: Value): string => stringify(value, { lineWidth: 0 });
