import type { ServerResponse } from 'node:http';
import { listFiles, readBytes } from '../build/index.ts';
import { attachmentAddress } from '../site/index.ts';

/** Answers a request for a file of content/files at its published address; returns whether there is one. */
export function serveAttachment(
  contentDir: string,
  url: string,
  response: ServerResponse,
): boolean {
  if (!url.startsWith('/files/')) return false;
  const [address] = url.split('?', 1);
  const name = listFiles(contentDir).attachments.find((one) => attachmentAddress(one) === address);
  if (name === undefined) return false;
  const isPdf = name.toLowerCase().endsWith('.pdf');
  response.writeHead(200, {
    // Nothing but a PDF is opened here: a page among the files would run as one of this server.
    'content-type': isPdf ? 'application/pdf' : 'application/octet-stream',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(readBytes(contentDir, `files/${name}`));
  return true;
}
