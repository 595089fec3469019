import { strToU8, Unzip, UnzipInflate, unzipSync, zipSync } from 'fflate';

/** In bytes. Ordinary spreadsheets and letters have a hundredth of it. */
const largest = 60 * 1024 * 1024;
const maxFiles = 2000;

/** The ends of names of files that are needed as text. */
const usedParts =
  /(?:\.rels|workbook\.xml|worksheets\/[^/]+\.xml|(?:styles|sharedStrings|numbering|document|footnotes|endnotes)\.xml)$/;

/**
 * Unpacks a file far enough to know that it is harmless, counting the output instead of trusting the sizes that the
 * file states. Returns the texts that tell what is hidden or merged; null if it contains too much.
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
  // Small pieces, so that it ends soon after the limit.
  const step = 16 * 1024;
  for (let index = 0; index < bytes.length; index += step) {
    unzip.push(bytes.subarray(index, index + step), index + step >= bytes.length);
    if (isTooLarge) return null;
  }
  return texts;
}

export function repack(bytes: ArrayBuffer, texts: ReadonlyMap<string, string>): ArrayBuffer {
  const files = unzipSync(new Uint8Array(bytes));
  for (const [name, text] of texts) files[name] = strToU8(text);
  // The reader unpacks it again at once.
  return new Uint8Array(zipSync(files, { level: 0 })).buffer;
}
