import { decode, StoreUnavailable } from '../../../content/index.ts';
import type { Diagnostic } from '../../../messages/index.ts';
import type { GitHost } from './git-host.ts';
import type { LastBuild } from './last-build.ts';

/** The text of a file and the problems of its bytes. */
type HostedText = { text: string; ofBytes: Diagnostic[] };

/** Hosts limit the number of simultaneous requests. */
const maxRequests = 6;

/** The texts of files by git object id. Those of the last build are known; others are requested once. */
export class HostedTexts {
  readonly #host: Pick<GitHost, 'bytes'>;
  readonly #cache = new Map<string, Promise<HostedText>>();
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(host: Pick<GitHost, 'bytes'>, { files }: Pick<LastBuild, 'files'>) {
    this.#host = host;
    for (const { blob, text } of Object.values(files)) this.add(blob, text);
  }

  add(blob: string, text: string): void {
    this.#cache.set(blob, Promise.resolve({ text, ofBytes: [] }));
  }

  /** `file` is its path for diagnostics. */
  read(file: string, blob: string): Promise<HostedText> {
    const cached = this.#cache.get(blob) ?? this.#request(file, blob);
    this.#cache.set(blob, cached);
    cached.catch((error: Error) => {
      // Requested again when the host is back.
      if (error instanceof StoreUnavailable) this.#cache.delete(blob);
    });
    return cached;
  }

  async #request(file: string, blob: string): Promise<HostedText> {
    if (this.#running >= maxRequests) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    this.#running += 1;
    try {
      const bytes = await this.#host.bytes(blob);
      const { text, diagnostics } = decode(file, bytes);
      // Keeps a byte order mark, so that saving changes nothing else.
      const whole = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
      return { text: diagnostics.length > 0 ? text : whole, ofBytes: diagnostics };
    } finally {
      this.#running -= 1;
      this.#waiting.shift()?.();
    }
  }
}
