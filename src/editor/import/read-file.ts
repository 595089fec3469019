import type { PastedDocument } from '../../editing/import/pasted-document.ts';
import { readCsv, readPlain } from '../../editing/import/read-plain.ts';
import type { LinkTo } from '../rich-text/pasted-links.ts';
import type { FileRefusal, OfficeAnswer, OfficeRequest } from '../office/read-office-file.ts';
import { readHtml } from './read-html.ts';

/** The kinds of files that can be read, by the end of their names. */
export const importKinds = ['.xlsx', '.csv', '.docx', '.txt'] as const;

/** The largest file that is read, in bytes. */
const largest = 10 * 1024 * 1024;

/** The time after which reading is given up, in milliseconds. */
const longest = 30_000;

/** What reading a file needs: the URL of the script of workers, and how links are written. */
export type FileReading = { worker: string; linkTo: LinkTo };

/** A file as a document, or why it was not read. */
export async function readImportFile(
  file: File,
  { worker, linkTo }: FileReading,
): Promise<PastedDocument | FileRefusal> {
  const kind = importKinds.find((one) => file.name.toLowerCase().endsWith(one));
  if (!kind) return 'kind';
  if (file.size > largest) return 'size';
  const bytes = await file.arrayBuffer();
  if (kind === '.csv') return readCsv(textOf(bytes));
  if (kind === '.txt') return readPlain(textOf(bytes));
  const type = kind === '.xlsx' ? 'xlsx' : 'docx';
  const answer = await askWorker(worker, { kind: 'read-file', type, bytes });
  switch (answer.kind) {
    case 'document':
      return answer.document;
    case 'html':
      return readHtml(answer.html, linkTo);
    case 'refused':
      return answer.reason;
  }
}

/** Reads a file in a worker that does nothing else, and ends with it. */
function askWorker(address: string, request: OfficeRequest): Promise<OfficeAnswer> {
  return new Promise((resolve) => {
    const worker = new Worker(address, { type: 'module' });
    const end = (answer: OfficeAnswer) => {
      clearTimeout(limit);
      worker.terminate();
      resolve(answer);
    };
    const giveUp = () => end({ kind: 'refused', reason: 'unreadable' });
    const limit = setTimeout(giveUp, longest);
    worker.addEventListener('message', ({ data }: MessageEvent<OfficeAnswer>) => end(data));
    worker.addEventListener('error', giveUp);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(request);
  });
}

/** Excel on Windows saves CSV files in the code page of the system. */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
