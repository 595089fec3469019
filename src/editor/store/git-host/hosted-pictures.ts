import {
  maxPictureBytes,
  type PictureAnswer,
  type PictureRefusal,
  type StoredPicture,
} from '../store.ts';
import { nameForPicture, refuseKind } from '../new-picture.ts';
import { blobId } from './blob-id.ts';
import type { GitHost } from './git-host.ts';
import type { HostedBranches } from './hosted-branches.ts';
import type { LastBuild } from './last-build.ts';

/** A photograph made upright, scaled down and re-encoded, without the camera's metadata. */
export type ReducedPicture = {
  bytes: Uint8Array<ArrayBuffer>;
  extension: 'jpg' | 'png';
  width: number;
  height: number;
};

/** Makes photographs smaller, in the browser. */
export type ReducePicture = (
  photograph: Blob,
) => Promise<ReducedPicture | Extract<PictureRefusal, 'damaged' | 'too-many-pixels'>>;

type PicturesParts = {
  host: Pick<GitHost, 'bytes'>;
  lastBuild: LastBuild;
  branches: HostedBranches;
  reducePicture: ReducePicture;
  /** Called when another picture can be shown. */
  changed: () => void;
};

const folder = 'images/';

/** The size of a picture until it is loaded, in pixels. */
const usualSize = { width: 1200, height: 800 };

/** A transparent pixel, until a picture is loaded. */
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
  readonly #cache = new Map<string, Omit<StoredPicture, 'name'>>();
  readonly #requested = new Set<string>();

  constructor(parts: PicturesParts) {
    this.#parts = parts;
    for (const { blob, address, width, height } of parts.lastBuild.pictures) {
      this.#cache.set(blob, { address, width, height });
    }
  }

  /** The pictures among the files. Those that are not known yet are requested, and shown when they have come. */
  list(files: ReadonlyMap<string, string>): StoredPicture[] {
    return [...files].flatMap(([file, blob]): StoredPicture[] => {
      const name = file.slice(folder.length);
      if (!file.startsWith(folder) || typeOf(name) === undefined) return [];
      const cached = this.#cache.get(blob);
      if (cached) return [{ name, ...cached }];
      void this.#request(name, blob);
      return [{ name, ...usualSize, address: nothing }];
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
      // Its place stays empty; it is requested again when the editor is opened again.
    }
  }

  /** Adds a photograph to the drafts. */
  async take(name: string, photograph: Blob): Promise<PictureAnswer> {
    if (photograph.size > maxPictureBytes) return { kind: 'refused', reason: 'too-large' };
    const start = new Uint8Array(await photograph.slice(0, 512).arrayBuffer());
    const refusal = refuseKind(start);
    if (refusal) return { kind: 'refused', reason: refusal };
    const reduced = await this.#parts.reducePicture(photograph);
    if (typeof reduced === 'string') return { kind: 'refused', reason: reduced };
    const { bytes, extension, width, height } = reduced;
    const blob = await blobId(bytes);
    const address = URL.createObjectURL(new Blob([bytes], { type: types[extension] ?? '' }));
    this.#cache.set(blob, { address, width, height });
    let taken = '';
    await this.#parts.branches.saveDrafts(`Draft: a picture, ${name}`, ({ files }) => {
      const same = [...files].find(([file, id]) => id === blob && file.startsWith(folder));
      const names = new Set(Array.from(files.keys(), (file) => file.toLowerCase()));
      taken =
        same?.[0].slice(folder.length) ??
        nameForPicture(name, extension, (one) => names.has(folder + one));
      return same ? [] : [{ path: folder + taken, content: bytes }];
    });
    return { kind: 'taken', picture: { name: taken, width, height, address } };
  }
}

const typeOf = (name: string): string | undefined =>
  types[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''];
