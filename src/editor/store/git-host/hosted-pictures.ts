import {
  maxPictureBytes,
  StoreUnavailable,
  type PictureAnswer,
  type PictureRefusal,
  type StoredPicture,
  nameForPicture,
  refuseKind,
  isPictureFile,
} from '../../../content/index.ts';
import { blobId } from './blob-id.ts';
import type { GitHost } from './git-host.ts';
import type { HostedBranches, Working } from './hosted-branches.ts';
import type { LastBuild } from './last-build.ts';
import { pendingName, type PendingPicture, type PendingPictures } from './pending-pictures.ts';

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

type PicturesParts = {
  host: Pick<GitHost, 'bytes'>;
  lastBuild: LastBuild;
  branches: HostedBranches;
  reducePicture: ReducePicture;
  pending: PendingPictures;
  /** Called when another picture can be shown. */
  changed: () => void;
};

const folder = 'images/';

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

/** The pictures of the site: those of the last build at their URLs, others from the repository. */
export class HostedPictures {
  readonly #parts: PicturesParts;
  /** By git object id. */
  readonly #cache = new Map<string, Omit<StoredPicture, 'name' | 'id'>>();
  readonly #requested = new Set<string>();
  /** Pictures that wait for the network, by path. */
  #pending: ReadonlyMap<string, PendingPicture> = new Map();

  constructor(parts: PicturesParts) {
    this.#parts = parts;
    for (const { blob, address, width, height } of parts.lastBuild.pictures) {
      this.#cache.set(blob, { address, width, height });
    }
  }

  /** Finds pictures that wait in this browser from earlier sessions. */
  async resume(): Promise<void> {
    // A browser without storage has none.
    const found = await this.#parts.pending.all().catch(() => []);
    for (const picture of found) this.#show(picture);
    this.#pending = new Map(found.map((picture) => [folder + picture.name, picture]));
  }

  async sendPending(): Promise<void> {
    const pending = this.#pending;
    if (pending.size === 0) return;
    const names = [...pending.values()].map(({ name }) => name).join(', ');
    await this.#parts.branches.saveDrafts(`Draft: pictures, ${names}`, ({ files }) =>
      [...pending].flatMap(([path, { blob, bytes }]) =>
        files.get(path) === blob ? [] : [{ path, content: bytes }],
      ),
    );
    this.#pending = new Map([...this.#pending].filter(([path]) => !pending.has(path)));
    for (const { name } of pending.values()) {
      // A picture that cannot be removed is already committed, and found to be so the next time.
      await this.#parts.pending.remove(name).catch(() => undefined);
    }
  }

  #show({ name, blob, bytes, width, height }: PendingPicture): StoredPicture {
    const type = typeOf(name) ?? '';
    const address = URL.createObjectURL(new Blob([bytes], { type }));
    this.#cache.set(blob, { address, width, height });
    return { name, address, width, height, id: blob };
  }

  /** The published versions of changed pictures: the ids of deleted ones, and null for new ones. */
  published(
    changed: readonly string[],
    { main, files }: Pick<Working, 'main' | 'files'>,
  ): [string, string | null][] {
    return changed.filter(isPictureFile).flatMap((file): [string, string | null][] => {
      const blob = main.files.get(file)?.blob;
      return blob === undefined || !files.has(file) ? [[file, blob ?? null]] : [];
    });
  }

  /** The pictures among the files. Requests unknown ones, and shows them when they arrive. */
  list(files: ReadonlyMap<string, string>): StoredPicture[] {
    const waiting = Array.from(this.#pending, ([file, { blob }]) => [file, blob] as const);
    return [...new Map([...files, ...waiting])].flatMap(([file, blob]): StoredPicture[] => {
      const name = file.slice(folder.length);
      if (!file.startsWith(folder) || typeOf(name) === undefined) return [];
      const cached = this.#cache.get(blob);
      if (cached) return [{ name, id: blob, ...cached }];
      void this.#request(name, blob);
      return [{ name, id: blob, ...usualSize, address: nothing }];
    });
  }

  async #request(name: string, blob: string): Promise<void> {
    if (this.#requested.has(blob)) return;
    this.#requested.add(blob);
    try {
      const bytes = await this.#parts.host.bytes(blob);
      const type = typeOf(name) ?? '';
      const address = URL.createObjectURL(new Blob([Uint8Array.from(bytes)], { type }));
      const image = new Image();
      image.src = address;
      await image.decode();
      const { naturalWidth: width, naturalHeight: height } = image;
      this.#cache.set(blob, { address, width, height });
      this.#parts.changed();
    } catch {
      // Its place stays empty until the editor is opened again and requests it.
    }
  }

  async take(name: string, photograph: Blob): Promise<PictureAnswer> {
    if (photograph.size > maxPictureBytes) return { kind: 'refused', reason: 'too-large' };
    const start = new Uint8Array(await photograph.slice(0, 512).arrayBuffer());
    const refusal = refuseKind(start);
    if (refusal) return { kind: 'refused', reason: refusal };
    const reduced = await this.#parts.reducePicture(photograph);
    if (typeof reduced === 'string') return { kind: 'refused', reason: reduced };
    const picture = { ...reduced, blob: await blobId(reduced.bytes) };
    try {
      return { kind: 'taken', picture: await this.#commit(name, picture) };
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      return this.#wait(name, picture);
    }
  }

  async #commit(name: string, picture: IdentifiedPicture): Promise<StoredPicture> {
    const { blob, bytes, extension } = picture;
    let usedName = '';
    await this.#parts.branches.saveDrafts(`Draft: a picture, ${name}`, ({ files }) => {
      const same = [...files].find(([file, id]) => id === blob && file.startsWith(folder));
      const names = new Set(Array.from(files.keys(), (file) => file.toLowerCase()));
      usedName =
        same?.[0].slice(folder.length) ??
        nameForPicture(name, extension, (one) => names.has(folder + one));
      return same ? [] : [{ path: folder + usedName, content: bytes }];
    });
    return this.#show({ ...picture, name: usedName });
  }

  /** Stores a picture in this browser until there is a network. */
  async #wait(name: string, picture: IdentifiedPicture): Promise<PictureAnswer> {
    const { blob, bytes, width, height, extension } = picture;
    const usedName = pendingName(
      nameForPicture(name, extension, () => false),
      blob,
    );
    const pending = { name: usedName, blob, bytes, width, height };
    try {
      await this.#parts.pending.add(pending);
    } catch {
      return { kind: 'refused', reason: 'no-room' };
    }
    this.#pending = new Map([...this.#pending, [folder + usedName, pending]]);
    return { kind: 'taken', picture: this.#show(pending) };
  }
}

type IdentifiedPicture = ReducedPicture & { blob: string };

const typeOf = (name: string): string | undefined =>
  types[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''];
