import mammoth from 'mammoth/mammoth.browser.js';
import { letterStyles, rewriteLetter } from './rewrite-letter.ts';
import { repack } from './unpack.ts';

const { hidden, struck, marker } = letterStyles;

const styleMap = [
  `r.${hidden} => span.${hidden}`,
  `r.${struck} => s`,
  `r.${marker} => span.${marker}`,
];

/** Marks hidden words and the numbers of items as HTML does. Other numbered paragraphs begin with their number. */
const readable = (html: string): string =>
  html
    .replaceAll(`<span class="${hidden}">`, '<span hidden>')
    .replaceAll(
      new RegExp(`<li>((?:<p>)?)<span class="${marker}">([^<]*)</span>`, 'g'),
      '<li data-marker="$2">$1',
    )
    .replaceAll(new RegExp(`<span class="${marker}">([^<]*)</span>`, 'g'), '$1 ');

/** Reads a Word file as HTML: headings, lists, tables, emphasis, links, and embedded pictures. */
export async function readLetter(
  bytes: ArrayBuffer,
  texts: ReadonlyMap<string, string>,
): Promise<string> {
  const { value, messages } = await mammoth.convertToHtml(
    { arrayBuffer: repack(bytes, rewriteLetter(texts)) },
    {
      styleMap,
      convertImage: mammoth.images.imgElement(async (image) => ({
        src: `data:${image.contentType};base64,${await image.readAsBase64String()}`,
      })),
      externalFileAccess: false,
    },
  );
  // A linked picture is not loaded. Its description is lost, but its presence is reported.
  const linked = messages.filter(({ message }) => message.includes('external image'));
  return readable(value) + '<img>'.repeat(linked.length);
}
