import { pathOnDisk } from '../build/index.ts';
import { readFile, realpath } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.otf': 'font/otf',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
};

/**
 * The bytes of a picture in the folder; null if there is none with exactly this name. Links are not followed, so
 * nothing outside the folder is ever read.
 */
async function readImage(folder: string, address: string): Promise<Buffer | null> {
  try {
    const root = await realpath(folder);
    const file = pathOnDisk(root, address.split('/').map(decodeURIComponent).join('/'));
    const isInside = file.startsWith(root + path.sep) && (await realpath(file)) === file;
    return isInside ? await readFile(file) : null;
  } catch {
    return null;
  }
}

/** Answers requests for pictures of the content folder. A drawing that is opened directly runs nothing. */
export function serveImages(folder: string) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [address = ''] = (request.url ?? '/').slice(1).split('?', 1);
    const type = contentTypes[path.extname(address).toLowerCase()];
    const bytes = type === undefined ? null : await readImage(folder, address);
    if (type === undefined || bytes === null) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such picture.');
      return;
    }
    response.writeHead(200, {
      'content-type': type,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    response.end(bytes);
  };
}
