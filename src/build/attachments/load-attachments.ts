import { type Diagnostic, say, type Message } from '../../messages/index.ts';
import type { Site } from '../../render/index.ts';
import { attachmentEndings, attachmentIn, endingOf, type Attachment } from '../../site/index.ts';
import type { Table } from '../cache/tables.ts';
import { isSettled, readBytes, stampOf, type ContentFiles } from '../content-files/read-files.ts';
import type { ReadAttachment } from '../../content/index.ts';
import { readAttachment } from './read-attachment.ts';

/** A site, and its files as they were read before, by their stamps. */
export type AttachmentCache = { site: Site; storedAttachments: Table<ReadAttachment> };

/** Gives the site what is known of the files in content/files. Only files to which a link leads are read. */
export async function loadAttachments(
  { folder, documents, attachments }: ContentFiles,
  { site, storedAttachments }: AttachmentCache,
): Promise<Diagnostic[]> {
  // The links of all pages are read for nothing but these files.
  const firstUses = firstUsesOf(attachments.length === 0 ? [] : documents, site);
  const found = new Map<string, Attachment>();
  const diagnostics: Diagnostic[] = [];
  for (const name of attachments) {
    const file = `files/${name}`;
    const stamp = stampOf(folder, file);
    const use = firstUses.get(name);
    if (use === undefined || !attachmentEndings.has(endingOf(name))) {
      found.set(name, { bytes: stamp.size, isUsed: use !== undefined });
      continue;
    }
    const key = `${file} ${stamp.size} ${stamp.changed} ${stamp.entry} ${stamp.node}`;
    const stored = isSettled(stamp) ? storedAttachments.take(key) : undefined;
    const read = stored ?? (await readAttachment(name, readBytes(folder, file)));
    if (!stored && isSettled(stamp)) storedAttachments.put(key, read);
    found.set(name, { bytes: stamp.size, isUsed: true, ...read.facts });
    for (const problem of read.problems)
      diagnostics.push(site.diagnose(file, [], { ...problem, related: [use] }));
  }
  site.attachments = found;
  return diagnostics;
}

/** Where each file is first linked to. */
function firstUsesOf(documents: readonly string[], site: Site) {
  const uses = new Map<string, { file: string; path: (string | number)[]; message: Message }>();
  for (const file of documents) {
    for (const { to, path } of site.files.get(file)?.checked.mentions?.links ?? []) {
      const name = attachmentIn(to);
      if (name !== null && !uses.has(name))
        uses.set(name, { file, path: [...path], message: say('see-linkedHere') });
    }
  }
  return uses;
}
