import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/** In characters: anything shorter fits into the first packet. */
const minPacked = 1000;

const gzip = { 'content-encoding': 'gzip', vary: 'accept-encoding' };

const acceptsGzip = ({ req }: ServerResponse): boolean =>
  /\bgzip\b/.test(String(req.headers['accept-encoding']));

/** Answers with a text, compressed for browsers that take that: a phone may be at the end of a slow line. */
export function sendText(
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  text: string,
): void {
  const isPacked = text.length > minPacked && acceptsGzip(response);
  response.writeHead(status, { ...headers, ...(isPacked ? gzip : {}) });
  response.end(isPacked ? gzipSync(text) : text);
}

const packedFiles = new Map<string, Buffer>();

/** Answers with a file whose name changes with its content, as a text. */
export function sendFile(
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
  file: { name: string; read: () => Buffer },
): void {
  const isPacked = acceptsGzip(response);
  response.writeHead(200, { ...headers, ...(isPacked ? gzip : {}) });
  if (!isPacked) {
    response.end(file.read());
    return;
  }
  const packed = packedFiles.get(file.name) ?? gzipSync(file.read());
  packedFiles.set(file.name, packed);
  response.end(packed);
}
