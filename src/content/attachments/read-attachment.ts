import { strFromU8, unzipSync } from 'fflate';
import { say, type Explanation } from '../../messages/index.ts';
import { attachmentEndings, endingOf, type Attachment } from '../../site/index.ts';
import { maxAttachmentBytes, type AttachmentRefusal } from '../edit-protocol/store.ts';

/** What a file says of itself. */
export type AttachmentFacts = Omit<Attachment, 'bytes' | 'isUsed'>;

/** A file as it was read, with what is wrong with it. */
export type ReadAttachment = { facts: AttachmentFacts; problems: Explanation[] };

/** Reads a PDF: a build has a library for it, which is too large for a browser. */
export type ReadPdf = (bytes: Uint8Array) => ReadAttachment | Promise<ReadAttachment>;

const megabyte = 1024 * 1024;

/** In megabytes: what visitors should be spared, and what no host should have to store. */
const [advisedSize, largestSize] = [5, maxAttachmentBytes / megabyte];

/** Reads what a file says of itself, and finds what would keep visitors from reading it. */
export async function readFileFacts(
  name: string,
  bytes: Uint8Array,
  readPdf: ReadPdf,
): Promise<ReadAttachment> {
  const size = Math.round((bytes.length / megabyte) * 10) / 10;
  if (size > largestSize) {
    return wrong({
      code: 'attachment-large',
      message: say('attachment-tooLarge', { size, limit: largestSize }),
      help: say('attachment-largeHow', { limit: advisedSize }),
    });
  }
  const read = await readByKind(name, bytes, readPdf);
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

/** A file that is cut off, or is something else than its name says. */
export const brokenAttachment = (): ReadAttachment =>
  wrong({
    code: 'attachment-broken',
    message: say('attachment-broken'),
    help: say('attachment-brokenHow'),
  });

/** A file that opens only with a password. */
export const lockedAttachment = (): ReadAttachment =>
  wrong({
    code: 'attachment-locked',
    message: say('attachment-locked'),
    help: say('attachment-lockedHow'),
  });

async function readByKind(
  name: string,
  bytes: Uint8Array,
  readPdf: ReadPdf,
): Promise<ReadAttachment> {
  if (bytes.length === 0) return brokenAttachment();
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

/** The first bytes of the container in which Office keeps an encrypted document. */
const encryptedOffice = [0xd0, 0xcf, 0x11, 0xe0];

function readOffice(bytes: Uint8Array): ReadAttachment {
  if (encryptedOffice.every((byte, index) => bytes[index] === byte)) return lockedAttachment();
  const parts = unzipped(bytes, ['docProps/core.xml', 'docProps/app.xml', '[Content_Types].xml']);
  if (!parts?.has('[Content_Types].xml')) return brokenAttachment();
  const [core = '', app = ''] = [parts.get('docProps/core.xml'), parts.get('docProps/app.xml')];
  const pages = Number(inElement(app, 'Pages') ?? inElement(app, 'Slides'));
  return {
    facts: {
      title: titleOf(inElement(core, 'dc:title')),
      pages: pages > 0 ? pages : undefined,
      language: languageOf(inElement(core, 'dc:language')),
      day: dayOf(inElement(core, 'dcterms:modified')),
    },
    problems: [],
  };
}

function readOpenDocument(bytes: Uint8Array): ReadAttachment {
  const parts = unzipped(bytes, ['meta.xml', 'META-INF/manifest.xml', 'content.xml']);
  if (!parts?.has('content.xml')) return brokenAttachment();
  if (parts.get('META-INF/manifest.xml')?.includes('encryption-data') === true)
    return lockedAttachment();
  const meta = parts.get('meta.xml') ?? '';
  const pages = Number(/meta:page-count="(\d+)"/.exec(meta)?.[1]);
  return {
    facts: {
      title: titleOf(inElement(meta, 'dc:title')),
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

/** A title on one line; undefined if there are no words. */
export const titleOf = (text: string | undefined): string | undefined => {
  const words = text?.replaceAll(/\s+/g, ' ').trim() ?? '';
  return words === '' ? undefined : words.slice(0, 200);
};

/** The canonical tag of a language; undefined if it is none. */
export function languageOf(written: string | undefined): string | undefined {
  try {
    return Intl.getCanonicalLocales(written?.trim() || undefined)[0];
  } catch {
    return undefined;
  }
}

/** The day of a moment as PDF (D:20260203…) or as XML (2026-02-03T…) writes it. */
export function dayOf(moment: string | undefined): string | undefined {
  const [, year, month, day] = /^(?:D:)?(\d{4})-?(\d\d)-?(\d\d)/.exec(moment ?? '') ?? [];
  const iso = `${year}-${month}-${day}`;
  return Number.isNaN(Date.parse(iso)) ? undefined : iso;
}

const refusals: Readonly<Record<string, AttachmentRefusal>> = {
  'attachment-large': 'over-limit',
  'attachment-locked': 'locked',
};

/** Why a file with this name and content is not taken; null if it is. */
export function refuseAttachment(
  name: string,
  { problems }: ReadAttachment,
): AttachmentRefusal | null {
  if (!attachmentEndings.has(endingOf(name))) return 'other-kind';
  const mistake = problems.find(({ severity = 'error' }) => severity === 'error');
  return mistake ? (refusals[mistake.code] ?? 'broken') : null;
}
