import { joinLeftOut, type LeftOut, type PastedDocument } from '../../content/index.ts';
import { readImportFile, type FileReading } from './read-file.ts';
import type { FileRefusal } from '../office/index.ts';

/** Several files as one document, pictures included; or the first that was not read, and why. */
export async function readImportFiles(
  files: readonly File[],
  reading: FileReading,
): Promise<PastedDocument | { refused: File; reason: FileRefusal }> {
  const documents: PastedDocument[] = [];
  for (const file of files) {
    if (file.type.startsWith('image/')) {
      documents.push({ parts: [{ kind: 'picture', alt: '', file }], hiddenRows: 0 });
      continue;
    }
    // One worker at a time: two would take twice the memory.
    // oxlint-disable-next-line no-await-in-loop
    const document = await readImportFile(file, reading);
    if (typeof document === 'string') return { refused: file, reason: document };
    documents.push(document);
  }
  return {
    parts: documents.flatMap(({ parts }) => parts),
    hiddenRows: documents.reduce((sum, { hiddenRows }) => sum + hiddenRows, 0),
    leftOut: documents.map(({ leftOut }) => leftOut).reduce<LeftOut>(joinLeftOut, joinLeftOut()),
    hiddenColumns: documents.reduce((sum, { hiddenColumns = 0 }) => sum + hiddenColumns, 0),
  };
}
