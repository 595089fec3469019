import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { contentTypeOf, isWorthPacking } from './content-type.ts';
import { pack } from './encodings.ts';
import type { Encoding } from './encodings.ts';

export type StaticFile = {
  contentType: string;
  isPackable: boolean;
  etag: string;
  body: Buffer;
  packed: Map<Encoding, Promise<Buffer>>;
};

/** Files as they are served, kept in memory until they change on the disk. */
export class StaticFiles {
  private readonly known = new Map<string, { stamp: string; file: StaticFile }>();

  async read(name: string): Promise<StaticFile> {
    const { mtimeMs, size } = await stat(name);
    const stamp = `${mtimeMs} ${size}`;
    const known = this.known.get(name);
    if (known?.stamp === stamp) return known.file;
    const body = await readFile(name);
    const contentType = contentTypeOf(name);
    const file = {
      contentType,
      isPackable: isWorthPacking(contentType),
      etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
      body,
      packed: new Map(),
    };
    this.known.set(name, { stamp, file });
    return file;
  }
}

/** A file's bytes in an encoding, packed the first time they are asked for. */
export function packedBody(file: StaticFile, encoding: Encoding): Promise<Buffer> {
  const body = file.packed.get(encoding) ?? pack(file.body, encoding);
  file.packed.set(encoding, body);
  return body;
}
