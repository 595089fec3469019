import { toAsciiIdentifier } from '../../../schema/identifier.ts';

/** How a link begins that leads to a file: `files/rules.pdf`. */
const start = /^(?:content\/)?files\//;

/** The name of the file that a link leads to; null if it leads elsewhere. */
export const attachmentIn = (link: string): string | null =>
  start.test(link) ? link.replace(start, '').normalize('NFC') : null;

/** The ending of a file's name, in lower case and without its dot. */
export const endingOf = (name: string): string =>
  /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** The endings that files may have: what browsers or offices open, and cannot run. */
export const attachmentEndings: ReadonlySet<string> = new Set(
  'pdf doc docx odt rtf txt xls xlsx ods csv ppt pptx odp epub zip mp3'.split(' '),
);

/** The address at which a file is published, in letters that every link and system can have. */
export const attachmentAddress = (name: string): string =>
  `/files/${name
    .replace(/\.[a-z0-9]+$/i, '')
    .split('/')
    .map(toAsciiIdentifier)
    .join('/')}.${endingOf(name)}`;
