import { z } from 'zod';
import {
  brokenAttachment,
  dayOf,
  languageOf,
  lockedAttachment,
  readFileFacts,
  titleOf,
  type ReadAttachment,
  type ReadPdf,
} from '../../content/index.ts';
import { say, type Explanation } from '../../messages/index.ts';

const anyText = z.string().optional().catch(undefined);

/** What a reader of PDFs says of a document: any part may be of a wrong kind. */
const pdfInfo = z.object({
  info: z.object({ Title: anyText, Language: anyText, ModDate: anyText, CreationDate: anyText }),
  hasStructTree: z.boolean().catch(false),
});

/** Reads a PDF. Its reader is loaded only for a site that has one. */
const readPdf: ReadPdf = async (bytes) => {
  const { getDocumentProxy } = await import('unpdf');
  try {
    // The reader takes these bytes away, so it gets its own.
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    const { info, hasStructTree } = pdfInfo.parse(await pdf.getMetadata());
    const facts = {
      title: titleOf(info.Title),
      pages: pdf.numPages,
      language: languageOf(info.Language),
      day: dayOf(info.ModDate ?? info.CreationDate),
    };
    await pdf.cleanup();
    const problems: Explanation[] = [];
    if (facts.title === undefined) {
      problems.push({
        code: 'attachment-untitled',
        severity: 'warning',
        message: say('attachment-untitled'),
        help: say('attachment-untitledHow'),
      });
    }
    if (!hasStructTree) {
      problems.push({
        code: 'attachment-untagged',
        severity: 'warning',
        message: say('attachment-untagged'),
        help: say('attachment-untaggedHow'),
      });
    }
    return { facts, problems };
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException'
      ? lockedAttachment()
      : brokenAttachment();
  }
};

/** Reads what a file says of itself, and finds what would keep visitors from reading it. */
export const readAttachment = (name: string, bytes: Uint8Array): Promise<ReadAttachment> =>
  readFileFacts(name, bytes, readPdf);
