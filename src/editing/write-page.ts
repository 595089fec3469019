import { stringify } from 'yaml';

/** The file of a new page: its title, and a first text to be written over. */
export const writePage = (title: string, text: string): string =>
  stringify({ title, blocks: [{ type: 'prose', text }] }, { lineWidth: 0 });
