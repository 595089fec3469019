import type { Progress } from '../../content/index.ts';

/** In versions with known builds; a screen that shows an older one was left long ago. */
const maxVersions = 100;

/** Builds the published site, one build at a time, and knows which published version visitors see. */
export class SiteBuilds {
  readonly #build: () => Promise<string | null>;
  readonly #progress = new Map<string, Progress>();
  #count = 0;
  #running: Promise<void> | null = null;
  #isRequested = false;

  /** @param build builds the newest published version; resolves to why it could not, or null */
  constructor(build: () => Promise<string | null>) {
    this.#build = build;
  }

  /** Builds the version published just now, after a build that runs. Returns the name of this version. */
  published(): string {
    this.#count += 1;
    const version = String(this.#count);
    this.#progress.set(version, { kind: 'waiting', link: null });
    const [oldest] = this.#progress.keys();
    if (this.#progress.size > maxVersions && oldest !== undefined) this.#progress.delete(oldest);
    void this.refresh();
    return version;
  }

  /** Builds what others have published, and what another day shows. Resolves when nothing is left to build. */
  refresh(): Promise<void> {
    this.#isRequested = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  progressOf(version: string): Progress {
    return this.#progress.get(version) ?? { kind: 'unknown', link: null };
  }

  async #run(): Promise<void> {
    while (this.#isRequested) {
      this.#isRequested = false;
      const built = [...this.#progress].flatMap(([version, { kind }]) =>
        kind === 'waiting' ? [version] : [],
      );
      const set = (progress: Progress) => {
        for (const version of built) this.#progress.set(version, progress);
      };
      set({ kind: 'building', link: null });
      // oxlint-disable-next-line no-await-in-loop -- a build has both processors for itself
      const message = await this.#build().catch((error: Error) => error.message);
      set(
        message === null
          ? { kind: 'live', link: null }
          : { kind: 'failed', link: null, stage: 'build', message },
      );
    }
  }
}
