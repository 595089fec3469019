import {
  brokenAttachment,
  lockedAttachment,
  readFileFacts,
  refuseAttachment,
  type AttachmentFacts,
  type AttachmentRefusal,
  type ReadPdf,
} from '../../../content/index.ts';

/** In bytes: programs may write something after the end of a PDF. */
const tail = 8192;

/**
 * Finds out whether a PDF is whole and open. The reader of a build, which also finds its title and pages, is larger than
 * the editor; what it reads is known after the next build.
 */
const lookAtPdf: ReadPdf = (bytes) => {
  const text = new TextDecoder('latin1').decode(bytes);
  const isWhole = text.slice(0, 1024).includes('%PDF-') && text.slice(-tail).includes('%%EOF');
  if (!isWhole) return brokenAttachment();
  return /\/Encrypt\s+\d+\s+\d+\s+R/.test(text) ? lockedAttachment() : { facts: {}, problems: [] };
};

/** What a document says of itself, and why it is not taken, if it is not. */
export async function readDocument(
  name: string,
  bytes: Uint8Array,
): Promise<{ facts: AttachmentFacts; refusal: AttachmentRefusal | null }> {
  const read = await readFileFacts(name, bytes, lookAtPdf);
  return { facts: read.facts, refusal: refuseAttachment(name, read) };
}
