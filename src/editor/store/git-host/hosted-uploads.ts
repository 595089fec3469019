import {
  isUpload,
  maxAttachmentBytes,
  maxPictureBytes,
  nameForUpload,
  refuseKind,
  StoreUnavailable,
  uploadFile,
  uploadName,
  type AttachmentRefusal,
  type PictureRefusal,
  type StoredAttachment,
  type StoredPicture,
  type Upload,
  type UploadAnswer,
  type UploadFolder,
} from '../../../content/index.ts';
import { endingOf } from '../../../site/index.ts';
import { blobId } from './blob-id.ts';
import type { GitHost } from './git-host.ts';
import type { HostedBranches, Working } from './hosted-branches.ts';
import type { LastBuild } from './last-build.ts';
import { pendingName, type PendingUpload, type PendingUploads } from './pending-uploads.ts';

/** A photograph made upright, scaled down and re-encoded, without the camera's metadata. */
export type ReducedPicture = {
  bytes: Uint8Array<ArrayBuffer>;
  extension: 'jpg' | 'png';
  width: number;
  height: number;
};

export type ReducePicture = (
  photograph: Blob,
) => Promise<ReducedPicture | Extract<PictureRefusal, 'damaged' | 'too-many-pixels'>>;

type UploadsParts = {
  host: Pick<GitHost, 'bytes'>;
  lastBuild: LastBuild;
  branches: HostedBranches;
  reducePicture: ReducePicture;
  pending: PendingUploads;
  /** Called when more is known of an upload. */
  changed: () => void;
};

/** The size of a picture until it has loaded, in pixels. */
const usualSize = { width: 1200, height: 800 };

/** A transparent pixel. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const types: Record<string, string> = {
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

/** A file that has no name yet. */
type NewUpload = Omit<PendingUpload, 'name'> & { extension: string };

type PictureFacts = Omit<StoredPicture, 'name' | 'id'>;
type FileFacts = Omit<StoredAttachment, 'name' | 'id'>;

/** The uploads of the site: those of the last build, with what it knows of them; others from the repository. */
export class HostedUploads {
  readonly #parts: UploadsParts;
  /** By git object id. */
  readonly #pictures = new Map<string, PictureFacts>();
  readonly #attachments = new Map<string, FileFacts>();
  readonly #requested = new Set<string>();
  /** Uploads that wait for the network, by path. */
  #pending: ReadonlyMap<string, PendingUpload> = new Map();

  constructor(parts: UploadsParts) {
    this.#parts = parts;
    for (const { blob, address, width, height } of parts.lastBuild.pictures) {
      this.#pictures.set(blob, { address, width, height });
    }
    for (const { name: _name, blob, ...facts } of parts.lastBuild.attachments ?? []) {
      if (blob !== undefined) this.#attachments.set(blob, facts);
    }
  }

  /** Finds uploads that wait in this browser from earlier sessions. */
  async resume(): Promise<void> {
    // A browser without storage has none.
    const found = await this.#parts.pending.all().catch(() => []);
    for (const upload of found) await this.#keep(upload);
    this.#pending = new Map(
      found.map((upload) => [uploadFile(upload.folder, upload.name), upload]),
    );
  }

  async sendPending(): Promise<void> {
    const pending = this.#pending;
    if (pending.size === 0) return;
    const names = [...pending.values()].map(({ name }) => name).join(', ');
    await this.#parts.branches.saveDrafts(`Draft: files, ${names}`, ({ files }) =>
      [...pending].flatMap(([path, { blob, bytes }]) =>
        files.get(path) === blob ? [] : [{ path, content: bytes }],
      ),
    );
    this.#pending = new Map([...this.#pending].filter(([path]) => !pending.has(path)));
    for (const { name } of pending.values()) {
      // An upload that cannot be removed is already committed, and found to be so the next time.
      await this.#parts.pending.remove(name).catch(() => undefined);
    }
  }

  /** Remembers what is known of the bytes of an upload. */
  async #keep(upload: PendingUpload): Promise<Upload> {
    const { folder, name, blob, bytes, width, height } = upload;
    if (folder === 'files') {
      const { facts: read } = await readDocument(name, bytes);
      const facts = { bytes: bytes.length, isUsed: true, ...read };
      this.#attachments.set(blob, facts);
      return { folder, stored: { name, id: blob, ...facts } };
    }
    const size = { ...usualSize, ...(width && height ? { width, height } : {}) };
    const facts = { address: addressOf(name, bytes), ...size };
    this.#pictures.set(blob, facts);
    return { folder, stored: { name, id: blob, ...facts } };
  }

  /** The published versions of changed uploads: the ids of deleted ones, and null for new ones. */
  published(
    changed: readonly string[],
    { main, files }: Pick<Working, 'main' | 'files'>,
  ): [string, string | null][] {
    return changed.filter(isUpload).flatMap((file): [string, string | null][] => {
      const blob = main.files.get(file)?.blob;
      return blob === undefined || !files.has(file) ? [[file, blob ?? null]] : [];
    });
  }

  /** The pictures among the files. Requests unknown ones, and shows them when they arrive. */
  pictures(files: ReadonlyMap<string, string>): StoredPicture[] {
    return this.#list('images', files).flatMap(({ name, id }): StoredPicture[] => {
      if (typeOf(name) === undefined) return [];
      const cached = this.#pictures.get(id);
      if (cached) return [{ name, id, ...cached }];
      void this.#request(id, async (bytes) => {
        const image = new Image();
        image.src = addressOf(name, bytes);
        await image.decode();
        const { naturalWidth: width, naturalHeight: height } = image;
        this.#pictures.set(id, { address: image.src, width, height });
      });
      return [{ name, id, ...usualSize, address: nothing }];
    });
  }

  /** The documents among the files. Requests unknown ones to read what they say of themselves. */
  attachments(files: ReadonlyMap<string, string>): StoredAttachment[] {
    return this.#list('files', files).map(({ name, id }): StoredAttachment => {
      const cached = this.#attachments.get(id);
      if (cached) return { name, id, ...cached };
      void this.#request(id, async (bytes) => {
        await this.#keep({ folder: 'files', name, blob: id, bytes });
      });
      return { name, id, bytes: 0, isUsed: true };
    });
  }

  #list(folder: UploadFolder, files: ReadonlyMap<string, string>): { name: string; id: string }[] {
    const waiting = Array.from(this.#pending, ([file, { blob }]) => [file, blob] as const);
    return [...new Map([...files, ...waiting])]
      .filter(([file]) => file.startsWith(`${folder}/`))
      .map(([file, id]) => ({ name: uploadName(file), id }));
  }

  async #request(
    blob: string,
    read: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>,
  ): Promise<void> {
    if (this.#requested.has(blob)) return;
    this.#requested.add(blob);
    try {
      await read(Uint8Array.from(await this.#parts.host.bytes(blob)));
      this.#parts.changed();
    } catch {
      // Its place stays empty until the editor is opened again and requests it.
    }
  }

  async take(folder: UploadFolder, name: string, file: Blob): Promise<UploadAnswer> {
    const prepared =
      folder === 'images' ? await this.#picture(file) : await attachmentOf(name, file);
    if ('reason' in prepared) return { kind: 'refused', reason: prepared.reason };
    const upload = { ...prepared, folder, blob: await blobId(prepared.bytes) };
    try {
      return { kind: 'taken', upload: await this.#commit(name, upload) };
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      return this.#wait(name, upload);
    }
  }

  async #picture(photograph: Blob): Promise<ReducedPicture | { reason: PictureRefusal }> {
    if (photograph.size > maxPictureBytes) return { reason: 'too-large' };
    const start = new Uint8Array(await photograph.slice(0, 512).arrayBuffer());
    const refusal = refuseKind(start);
    if (refusal) return { reason: refusal };
    const reduced = await this.#parts.reducePicture(photograph);
    return typeof reduced === 'string' ? { reason: reduced } : reduced;
  }

  async #commit(name: string, upload: NewUpload): Promise<Upload> {
    const { folder, blob, bytes } = upload;
    let used = '';
    await this.#parts.branches.saveDrafts(`Draft: a file, ${name}`, ({ files }) => {
      const same = [...files].find(([file, id]) => id === blob && file.startsWith(`${folder}/`));
      const names = new Set(Array.from(files.keys(), (file) => file.toLowerCase()));
      const isTaken = (one: string) => names.has(uploadFile(folder, one));
      used = same ? uploadName(same[0]) : nameForUpload(folder, name, upload.extension, isTaken);
      return same ? [] : [{ path: uploadFile(folder, used), content: bytes }];
    });
    return this.#keep({ ...upload, name: used });
  }

  /** Stores an upload in this browser until there is a network. */
  async #wait(name: string, { extension, ...upload }: NewUpload): Promise<UploadAnswer> {
    const { folder, blob } = upload;
    const used = pendingName(
      nameForUpload(folder, name, extension, () => false),
      blob,
    );
    const pending = { ...upload, name: used };
    try {
      await this.#parts.pending.add(pending);
    } catch {
      return { kind: 'refused', reason: 'no-room' };
    }
    this.#pending = new Map([...this.#pending, [uploadFile(folder, used), pending]]);
    return { kind: 'taken', upload: await this.#keep(pending) };
  }
}

/** A document as it is taken, or why it is not. */
async function attachmentOf(
  name: string,
  file: Blob,
): Promise<Pick<NewUpload, 'bytes' | 'extension'> | { reason: AttachmentRefusal }> {
  if (file.size > maxAttachmentBytes) return { reason: 'over-limit' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { refusal } = await readDocument(name, bytes);
  return refusal ? { reason: refusal } : { bytes, extension: endingOf(name) };
}

/** Reads a document, with what only few sessions need. */
const readDocument = async (name: string, bytes: Uint8Array) =>
  (await import('./read-document.ts')).readDocument(name, bytes);

const addressOf = (name: string, bytes: Uint8Array<ArrayBuffer>): string =>
  URL.createObjectURL(new Blob([bytes], { type: typeOf(name) ?? '' }));

const typeOf = (name: string): string | undefined =>
  types[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''];
