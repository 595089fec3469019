import { strToU8, Unzip, UnzipInflate, unzipSync, zipSync } from 'fflate';

/** The largest content of a packed file, in bytes: ordinary spreadsheets and letters have a hundredth of it. */
const largest = 60 * 1024 * 1024;
const maxFiles = 2000;

/** What the names of those files end with that are needed as text. */
const usedParts =
  /(?:\.rels|workbook\.xml|worksheets\/[^/]+\.xml|(?:styles|sharedStrings|numbering|document|footnotes|endnotes)\.xml)$/;

/**
 * Unpacks a file as far as it is needed to know that it is harmless, counting what comes out rather than trusting what
 * the file says of itself. Returns the texts that say what is hidden or merged; null if too much is packed into it.
 */
export function unpack(bytes: Uint8Array): ReadonlyMap<string, string> | null {
  const texts = new Map<string, string>();
  let size = 0;
  let files = 0;
  let isTooLarge = false;
  const unzip = new Unzip((file) => {
    files += 1;
    if (files > maxFiles) isTooLarge = true;
    if (isTooLarge) return;
    const decoder = new TextDecoder();
    file.ondata = (error, data, isLast) => {
      if (error) throw error;
      size += data.length;
      if (size > largest) {
        isTooLarge = true;
        file.terminate();
        return;
      }
      if (usedParts.test(file.name))
        texts.set(
          file.name,
          (texts.get(file.name) ?? '') + decoder.decode(data, { stream: !isLast }),
        );
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  // In small pieces, so that it ends soon after the limit is reached.
  const step = 16 * 1024;
  for (let index = 0; index < bytes.length; index += step) {
    unzip.push(bytes.subarray(index, index + step), index + step >= bytes.length);
    if (isTooLarge) return null;
  }
  return texts;
}

/** A packed file with other texts in it. */
export function repack(bytes: ArrayBuffer, texts: ReadonlyMap<string, string>): ArrayBuffer {
  const files = unzipSync(new Uint8Array(bytes));
  for (const [name, text] of texts) files[name] = strToU8(text);
  // It is unpacked again at once.
  return new Uint8Array(zipSync(files, { level: 0 })).buffer;
}
