import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { pack, type Encoding } from './encodings.ts';
import path from 'node:path';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.ics': 'text/calendar; charset=utf-8',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

export type StaticFile = {
  contentType: string;
  isPackable: boolean;
  etag: string;
  body: Buffer;
  packed: Map<Encoding, Promise<Buffer>>;
};

/** Served files, kept in memory until they change on the disk. */
export class StaticFiles {
  private readonly cache = new Map<string, { stamp: string; file: StaticFile }>();

  async read(name: string): Promise<StaticFile> {
    // Opened once: a build may replace the file between two looks at the name.
    const handle = await open(name);
    try {
      const { mtimeMs, size, ino } = await handle.stat();
      const stamp = `${ino} ${mtimeMs} ${size}`;
      const cached = this.cache.get(name);
      return cached?.stamp === stamp
        ? cached.file
        : this.store(name, stamp, await handle.readFile());
    } finally {
      await handle.close();
    }
  }

  private store(name: string, stamp: string, body: Buffer): StaticFile {
    const contentType = contentTypeOf(name);
    const file = {
      contentType,
      isPackable: isWorthPacking(contentType),
      etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
      body,
      packed: new Map(),
    };
    this.cache.set(name, { stamp, file });
    return file;
  }
}

/** A file's bytes in an encoding, compressed on the first request. */
export function packedBody(file: StaticFile, encoding: Encoding): Promise<Buffer> {
  const body = file.packed.get(encoding) ?? pack(file.body, encoding);
  file.packed.set(encoding, body);
  return body;
}

const contentTypeOf = (file: string): string =>
  types[path.extname(file).toLowerCase()] ?? 'application/octet-stream';

/** Pictures, fonts and films are already compressed; text is worth compressing. */
const isWorthPacking = (contentType: string): boolean =>
  /^text\/|json|xml|javascript/.test(contentType);
