import path from 'node:path';
import { blobIdOf, listFiles, readAttachment, readBytes, stampOf } from '../../build/index.ts';
import type { StoredAttachment } from '../../content/index.ts';

const readBefore = new Map<string, StoredAttachment>();

/** The files of content/files with what they say of themselves. A file is read again only if it has changed. */
export async function readAttachments(folder: string): Promise<StoredAttachment[]> {
  return Promise.all(
    listFiles(folder).attachments.map(async (name) => {
      const file = `files/${name}`;
      const { size: bytes, changed } = stampOf(folder, file);
      const key = `${path.join(folder, file)} ${bytes} ${changed}`;
      const before = readBefore.get(key);
      if (before) return before;
      const content = readBytes(folder, file);
      const { facts } = await readAttachment(name, content);
      const read = { name, bytes, isUsed: true, id: blobIdOf(content), ...facts };
      readBefore.set(key, read);
      return read;
    }),
  );
}
