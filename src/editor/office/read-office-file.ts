import type { PastedDocument } from '../../editing/import/pasted-document.ts';

/** Why a file was not read. The screen has a sentence for each reason. */
export type FileRefusal = 'kind' | 'size' | 'cells' | 'packed' | 'unreadable';

/** A file of an office program: a document, the HTML of one, or why it was not read. */
export type OfficeAnswer =
  | { kind: 'document'; document: PastedDocument }
  | { kind: 'html'; html: string }
  | { kind: 'refused'; reason: FileRefusal };

/** What is asked of the worker. */
export type OfficeRequest = { kind: 'read-file'; type: 'xlsx' | 'docx'; bytes: ArrayBuffer };

/** Reads a file of an office program. Nothing outside of it is loaded, and no macro is run. */
export async function readOfficeFile({ type, bytes }: OfficeRequest): Promise<OfficeAnswer> {
  try {
    const { unpack } = await import('./unpack.ts');
    const texts = unpack(new Uint8Array(bytes));
    if (!texts) return { kind: 'refused', reason: 'packed' };
    if (type === 'docx') {
      const { readLetter } = await import('./read-letter.ts');
      return { kind: 'html', html: await readLetter(bytes, texts) };
    }
    const { readSpreadsheet } = await import('./read-spreadsheet.ts');
    const document = await readSpreadsheet(bytes, texts);
    return document ? { kind: 'document', document } : { kind: 'refused', reason: 'cells' };
  } catch {
    // It is damaged, has a password, or is something else with that name.
    return { kind: 'refused', reason: 'unreadable' };
  }
}
