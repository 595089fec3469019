import type { PastedDocument } from '../../content/index.ts';

export type FileRefusal = 'kind' | 'size' | 'cells' | 'packed' | 'unreadable';

/** A read office file: a document, its HTML, or the reason why not. */
export type OfficeAnswer =
  | { kind: 'document'; document: PastedDocument }
  | { kind: 'html'; html: string }
  | { kind: 'refused'; reason: FileRefusal };

export type OfficeRequest = { kind: 'read-file'; type: 'xlsx' | 'docx'; bytes: ArrayBuffer };

/** Reads a file of an office program, without loading anything or running macros. */
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
    // Damaged, protected by a password, or another kind of file with that name.
    return { kind: 'refused', reason: 'unreadable' };
  }
}
