import { createHash } from 'node:crypto';

/** The id that git gives to a file with these bytes. */
export const blobIdOf = (bytes: Uint8Array): string =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
