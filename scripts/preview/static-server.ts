import { realpath, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chooseEncoding } from './encodings.ts';
import { Hosting } from './hosting.ts';
import { packedBody, StaticFiles, type StaticFile } from './static-files.ts';

/**
 * Matches parts of an address that are never served: names that a file system could read differently, and hidden files,
 * which belong to the machine. Hosts serve only one folder whose name begins with a dot.
 */
const notServed = /^$|^\.(?!well-known$)|[/\\:\0]/;

export type StaticServer = { origin: string; close: () => Promise<void> };

/** A built site as its files and their headers; both are read again when they change. */
type ServedFolder = { folder: string; files: StaticFiles; hosting: Hosting };

async function openFolder(folder: string): Promise<ServedFolder> {
  const root = await realpath(folder);
  return { folder: root, files: new StaticFiles(), hosting: new Hosting(root) };
}

/**
 * Prepares a built site for another server: returns the site's folder on its host, and a function that answers with its
 * files.
 */
export async function openBuiltSite(folder: string) {
  const site = await openFolder(folder);
  await site.hosting.refresh();
  return {
    base: site.hosting.base,
    answer: (request: IncomingMessage, response: ServerResponse) =>
      answerFromFolder(site, request, response),
  };
}

/** Serves a built site as a static host does. Port 0 takes any free one. */
export async function startStaticServer(folder: string, port = 0): Promise<StaticServer> {
  const site = await openFolder(folder);
  const server = createServer((request, response) => {
    answerFromFolder(site, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await listen(server, port);
  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  return {
    origin: `http://localhost:${actualPort}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });

async function answerFromFolder(
  { folder, files, hosting }: ServedFolder,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  await hosting.refresh();
  const [pathname = '/'] = (request.url ?? '/').split(/[?#]/);
  for (const [name, value] of Object.entries(hosting.headersOf(pathname))) {
    response.setHeader(name, value);
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const movedTo = hosting.redirectOf(pathname);
  if (movedTo !== null) {
    const [query = ''] = (request.url ?? '').slice(pathname.length).split('#', 1);
    response.writeHead(301, { Location: movedTo + query }).end();
    return;
  }
  const { base } = hosting;
  if (!pathname.startsWith(`${base}/`)) {
    if (pathname === '/' || pathname === base) {
      response.writeHead(302, { Location: `${base}/` }).end();
    } else response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
    return;
  }
  const found = await readPath(folder, files, pathname.slice(base.length));
  const answered = found ?? (await readPath(folder, files, '/404.html'));
  if (answered === null) {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
    return;
  }
  const { name, file } = answered;
  const encoding = file.isPackable ? chooseEncoding(request.headers['accept-encoding']) : null;
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
  response.setHeader('ETag', etag);
  // A missing page is answered with another file and that file's headers.
  const ofFile = hosting.headersOf(
    `${base}/${path.relative(folder, name).split(path.sep).join('/')}`,
  );
  for (const [header, value] of Object.entries(ofFile)) response.setHeader(header, value);
  if (file.isPackable) response.setHeader('Vary', 'Accept-Encoding');
  if (found && isFresh(request, etag)) {
    response.writeHead(304).end();
    return;
  }
  const body = encoding ? await packedBody(file, encoding) : file.body;
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Type', file.contentType);
  response.setHeader('Accept-Ranges', 'bytes');
  const range = found ? rangeOf(request, etag, body.length) : null;
  if (range === 'outside') {
    response.writeHead(416, { 'Content-Range': `bytes */${body.length}` }).end();
    return;
  }
  const part = range ? body.subarray(range.first, range.last + 1) : body;
  if (range) {
    response.setHeader('Content-Range', `bytes ${range.first}-${range.last}/${body.length}`);
  }
  response.writeHead(!found ? 404 : range ? 206 : 200, { 'Content-Length': part.length });
  response.end(request.method === 'HEAD' ? undefined : part);
}

/** The requested part of the file, unless the browser has a part of another version. */
function rangeOf({ method, headers }: IncomingMessage, etag: string, size: number) {
  const condition = headers['if-range'];
  const isSameVersion = condition === undefined || condition === etag;
  return method === 'GET' && isSameVersion ? readRange(headers.range, size) : null;
}

const maxTries = 5;
const retryAfter = 20;

/** The file that answers a path. Looks again for a file that a build has just replaced or removed. */
async function readPath(
  folder: string,
  files: StaticFiles,
  pathname: string,
): Promise<{ name: string; file: StaticFile } | null> {
  for (let triesLeft = maxTries; ; triesLeft--) {
    const name = await findFile(folder, pathname);
    if (name === null) return null;
    try {
      return { name, file: await files.read(name) };
    } catch (error) {
      if (triesLeft === 0) return absentOr(error);
      await pause(retryAfter);
    }
  }
}

/** Null if the file does not exist; rethrows any other error. */
function absentOr(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

/** Whether the browser already has this version, according to If-None-Match. */
function isFresh(request: IncomingMessage, etag: string): boolean {
  const cachedTags = (request.headers['if-none-match'] ?? '').split(',');
  return cachedTags.some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}

type ByteRange = { first: number; last: number };

/**
 * The part of a file that a `Range` header asks for. Null if the whole file is to be sent: there is no header, it
 * cannot be read, or it names several parts, which a server may answer with the whole.
 */
function readRange(header: string | undefined, size: number): ByteRange | 'outside' | null {
  const [, from = '', to = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'outside' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  if (to !== '' && Number(to) < first) return null;
  return first < size
    ? { first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
    : 'outside';
}

/** The decoded parts of an address' path; null if one of them is never served. */
function segmentsOf(pathname: string): string[] | null {
  if (pathname === '/') return [];
  const trimmed = pathname.replace(/^\//, '').replace(/\/$/, '');
  try {
    const segments = trimmed.split('/').map((one) => decodeURIComponent(one).normalize('NFC'));
    return segments.every((segment) => !notServed.test(segment)) ? segments : null;
  } catch {
    return null;
  }
}

/**
 * A file counts only if its real path is the requested one: no link leads out of the folder, and /Fees does not find
 * /fees on Windows and macOS, as on the host's Linux.
 */
async function isFileItself(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile() && (await realpath(file)) === file;
  } catch {
    return false;
  }
}

/**
 * The file of a site that answers a path, as on a static host: /fees and /fees/ are both fees/index.html. `folder` is a
 * real path.
 */
async function findFile(folder: string, pathname: string): Promise<string | null> {
  const segments = segmentsOf(pathname);
  if (segments === null) return null;
  const target = path.join(folder, ...segments);
  const index = path.join(target, 'index.html');
  const candidates = pathname.endsWith('/') ? [index] : [target, index];
  for (const file of candidates) {
    if (await isFileItself(file)) return file;
  }
  return null;
}
