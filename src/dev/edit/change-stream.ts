import type { ServerResponse } from 'node:http';

export class ChangeStream {
  readonly #pages = new Set<ServerResponse>();

  get hasPages(): boolean {
    return this.#pages.size > 0;
  }

  open(page: ServerResponse): void {
    page.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // A proxy would hold events back until there are many.
      'x-accel-buffering': 'no',
    });
    this.#pages.add(page);
    page.once('close', () => this.#pages.delete(page));
  }

  /** Sends an event to these pages, by default to all. Browsers ignore events without data. */
  send(event: string, data: string, pages: Iterable<ServerResponse> = this.#pages): void {
    for (const page of pages) page.write(`event: ${event}\ndata: ${data}\n\n`);
  }
}
