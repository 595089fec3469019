import mammoth from 'mammoth/mammoth.browser.js';

/** Reads a Word file as HTML: headings, lists, tables, emphasis, links, and the pictures that are in the file. */
export async function readLetter(arrayBuffer: ArrayBuffer): Promise<string> {
  const { value, messages } = await mammoth.convertToHtml(
    { arrayBuffer },
    {
      convertImage: mammoth.images.imgElement(async (image) => ({
        src: `data:${image.contentType};base64,${await image.readAsBase64String()}`,
      })),
      externalFileAccess: false,
    },
  );
  // A picture that is only linked to is not loaded. Its description is lost with it, but not that it was there.
  const linked = messages.filter(({ message }) => message.includes('external image'));
  return value + '<img>'.repeat(linked.length);
}
