import { strFromU8, unzipSync } from 'fflate';
import { z } from 'zod';
import { say, type Explanation } from '../../messages/index.ts';
import { endingOf, type Attachment } from '../../site/index.ts';

/** What a file says of itself. */
export type AttachmentFacts = Omit<Attachment, 'bytes' | 'isUsed'>;

/** A file as it was read, with what is wrong with it. */
export type ReadAttachment = { facts: AttachmentFacts; problems: Explanation[] };

/** In megabytes: what visitors should be spared, and what no host should have to store. */
const [advisedSize, largestSize] = [5, 50];

const megabyte = 1024 * 1024;

/** Reads what a file says of itself, and finds what would keep visitors from reading it. */
export async function readAttachment(name: string, bytes: Uint8Array): Promise<ReadAttachment> {
  const size = Math.round((bytes.length / megabyte) * 10) / 10;
  if (size > largestSize) {
    return wrong({
      code: 'attachment-large',
      message: say('attachment-tooLarge', { size, limit: largestSize }),
      help: say('attachment-largeHow', { limit: advisedSize }),
    });
  }
  const read = await readByKind(name, bytes);
  if (size > advisedSize) {
    read.problems.push({
      code: 'attachment-large',
      severity: 'warning',
      message: say('attachment-large', { size }),
      help: say('attachment-largeHow', { limit: advisedSize }),
    });
  }
  return read;
}

const wrong = (problem: Explanation): ReadAttachment => ({ facts: {}, problems: [problem] });

const broken = (): ReadAttachment =>
  wrong({
    code: 'attachment-broken',
    message: say('attachment-broken'),
    help: say('attachment-brokenHow'),
  });

const locked = (): ReadAttachment =>
  wrong({
    code: 'attachment-locked',
    message: say('attachment-locked'),
    help: say('attachment-lockedHow'),
  });

async function readByKind(name: string, bytes: Uint8Array): Promise<ReadAttachment> {
  if (bytes.length === 0) return broken();
  switch (endingOf(name)) {
    case 'pdf':
      return readPdf(bytes);
    case 'docx':
    case 'xlsx':
    case 'pptx':
      return readOffice(bytes);
    case 'odt':
    case 'ods':
    case 'odp':
      return readOpenDocument(bytes);
    default:
      return { facts: {}, problems: [] };
  }
}

const anyText = z.string().optional().catch(undefined);

/** What a reader of PDFs says of a document: any part may be of a wrong kind. */
const pdfInfo = z.object({
  info: z.object({ Title: anyText, Language: anyText, ModDate: anyText, CreationDate: anyText }),
  hasStructTree: z.boolean().catch(false),
});

/** Reads a PDF. Its reader is loaded only for a site that has one. */
async function readPdf(bytes: Uint8Array): Promise<ReadAttachment> {
  const { getDocumentProxy } = await import('unpdf');
  try {
    // The reader takes these bytes away, so it gets its own.
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    const { info, hasStructTree } = pdfInfo.parse(await pdf.getMetadata());
    const facts = {
      title: textOf(info.Title),
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
    return error instanceof Error && error.name === 'PasswordException' ? locked() : broken();
  }
}

/** The first bytes of the container in which Office keeps an encrypted document. */
const encryptedOffice = [0xd0, 0xcf, 0x11, 0xe0];

function readOffice(bytes: Uint8Array): ReadAttachment {
  if (encryptedOffice.every((byte, index) => bytes[index] === byte)) return locked();
  const parts = unzipped(bytes, ['docProps/core.xml', 'docProps/app.xml', '[Content_Types].xml']);
  if (!parts?.has('[Content_Types].xml')) return broken();
  const [core = '', app = ''] = [parts.get('docProps/core.xml'), parts.get('docProps/app.xml')];
  const pages = Number(inElement(app, 'Pages') ?? inElement(app, 'Slides'));
  return {
    facts: {
      title: textOf(inElement(core, 'dc:title')),
      pages: pages > 0 ? pages : undefined,
      language: languageOf(inElement(core, 'dc:language')),
      day: dayOf(inElement(core, 'dcterms:modified')),
    },
    problems: [],
  };
}

function readOpenDocument(bytes: Uint8Array): ReadAttachment {
  const parts = unzipped(bytes, ['meta.xml', 'META-INF/manifest.xml', 'content.xml']);
  if (!parts?.has('content.xml')) return broken();
  if (parts.get('META-INF/manifest.xml')?.includes('encryption-data') === true) return locked();
  const meta = parts.get('meta.xml') ?? '';
  const pages = Number(/meta:page-count="(\d+)"/.exec(meta)?.[1]);
  return {
    facts: {
      title: textOf(inElement(meta, 'dc:title')),
      pages: pages > 0 ? pages : undefined,
      language: languageOf(inElement(meta, 'dc:language')),
      day: dayOf(inElement(meta, 'dc:date')),
    },
    problems: [],
  };
}

/** Some parts of a zipped file as texts; null if it cannot be unpacked. Nothing else is unpacked. */
function unzipped(bytes: Uint8Array, parts: readonly string[]): Map<string, string> | null {
  try {
    const found = unzipSync(bytes, {
      filter: ({ name, originalSize }) => parts.includes(name) && originalSize < 20 * megabyte,
    });
    return new Map(Object.entries(found).map(([name, part]) => [name, strFromU8(part)]));
  } catch {
    return null;
  }
}

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};

/** The text of the first element with this name; undefined if there is none. */
const inElement = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}(?: [^<>]*)?>([^<]*)</${name}>`)
    .exec(xml)?.[1]
    ?.replaceAll(/&(?:lt|gt|quot|apos|amp);/g, (entity) => entities[entity] ?? entity);

const textOf = (text: string | undefined): string | undefined => {
  const words = text?.replaceAll(/\s+/g, ' ').trim() ?? '';
  return words === '' ? undefined : words.slice(0, 200);
};

function languageOf(written: string | undefined): string | undefined {
  try {
    return Intl.getCanonicalLocales(written?.trim() || undefined)[0];
  } catch {
    return undefined;
  }
}

/** The day of a moment as PDF (D:20260203…) or as XML (2026-02-03T…) writes it. */
function dayOf(moment: string | undefined): string | undefined {
  const [, year, month, day] = /^(?:D:)?(\d{4})-?(\d\d)-?(\d\d)/.exec(moment ?? '') ?? [];
  const iso = `${year}-${month}-${day}`;
  return Number.isNaN(Date.parse(iso)) ? undefined : iso;
}
