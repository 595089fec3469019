import mammoth from 'mammoth/mammoth.browser.js';

/** Reads a Word file as HTML: headings, lists, tables, emphasis and links; of pictures only their descriptions. */
export async function readLetter(arrayBuffer: ArrayBuffer): Promise<string> {
  const { value } = await mammoth.convertToHtml(
    { arrayBuffer },
    {
      convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
      externalFileAccess: false,
    },
  );
  return value;
}
