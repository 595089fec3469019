import { type PastedDocument, readCsv, readPlain } from '../../content/index.ts';
import type { LinkTo } from '../rich-text/index.ts';
import type { FileRefusal, OfficeAnswer, OfficeRequest } from '../office/index.ts';
import { readHtml } from './read-html.ts';

export const importKinds = ['.xlsx', '.csv', '.docx', '.txt'] as const;

/** In bytes. */
const largest = 10 * 1024 * 1024;

/** In milliseconds. */
const longest = 30_000;

/** What reading a file needs: the URL of the workers' script, and how links are written. */
export type FileReading = { worker: string; linkTo: LinkTo };

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

/** Decodes a file. Excel on Windows saves CSV files in the code page of the system, and “Unicode text” as UTF-16. */
export function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder(wideEncoding(bytes) ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The encoding of a text with two bytes a character, by its first bytes; null for any other. */
function wideEncoding(bytes: ArrayBuffer): 'utf-16le' | 'utf-16be' | null {
  const start = new Uint8Array(bytes, 0, Math.min(bytes.byteLength, 200));
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  // Without a mark: every other byte of Latin letters is zero, as in no other text.
  const zeros = [0, 1].map(
    (odd) => start.filter((byte, index) => byte === 0 && index % 2 === odd).length,
  );
  const [even = 0, odd = 0] = zeros;
  if (even + odd === 0) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}
