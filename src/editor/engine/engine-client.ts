import type { TypedOver } from '../../editing/draft.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { StoredPicture } from '../../edit-protocol/store.ts';
import type { EngineInput, MarkedPage, PageHtml, RenderedPage } from './engine.ts';
import type { EngineAnswer, EngineRequest } from './messages.ts';

type Listeners = {
  rendered: (file: string, page: RenderedPage | null) => void;
  checked: (version: number, diagnostics: Diagnostic[]) => void;
  /** The last version could be neither rendered nor checked. */
  failed: () => void;
  /** The engine could not be loaded. */
  unloaded: () => void;
};

/** The connection to an engine, wherever it runs. */
export type EnginePort = {
  send(request: EngineRequest): void;
  onAnswer(listener: (answer: EngineAnswer) => void): void;
  close(): void;
};

/** An engine in a worker, so that typing never waits for it. Its code is loaded at once. */
export function workerPort(address: string): EnginePort {
  const worker = new Worker(address, { type: 'module' });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  const send = (request: EngineRequest) => worker.postMessage(request);
  send({ kind: 'load' });
  return {
    send,
    onAnswer: (listener) => {
      worker.addEventListener('message', ({ data }: MessageEvent<EngineAnswer>) => listener(data));
      worker.addEventListener('error', (event) => {
        // An error of its code has a message; a script that cannot be loaded has none.
        if (!(event instanceof ErrorEvent)) listener({ kind: 'unloaded' });
      });
    },
    close: () => worker.terminate(),
  };
}

/**
 * The client of the engine. While a request is in progress, only the latest state of the files is sent next, so fast
 * typing never builds up a backlog.
 */
export class EngineClient {
  readonly #port: EnginePort;
  readonly #listeners: Listeners;
  #waiting: Record<string, string | null> = {};
  #typedOver: TypedOver | null = null;
  #isBusy = false;
  #version = 0;
  #shown: string | null = null;
  /** How many previews show the message of the current page. */
  #messagePreviews = 0;
  /** Who waits for the marks of a file; they are answered in order. */
  readonly #marks = new Map<string, ((page: MarkedPage | null) => void)[]>();

  /** Who waits for a check of other texts. */
  readonly #checks = new Map<number, (diagnostics: Diagnostic[] | null) => void>();
  #checkId = 0;
  /** Who waits for the page of another text. */
  readonly #previews = new Map<number, (page: PageHtml | null) => void>();
  #previewId = 0;
  #isUnloaded = false;

  constructor(port: EnginePort, input: EngineInput, listeners: Listeners) {
    this.#port = port;
    this.#listeners = listeners;
    port.onAnswer((answer) => this.#hear(answer));
    this.#ask({ kind: 'open', input });
  }

  /** The last version of the files that was sent. */
  get version(): number {
    return this.#version;
  }

  /** Accepts changed files, or none, and renders and checks again; `typedOver` is a file before it was typed in. */
  change(
    texts: Readonly<Record<string, string | null>> = {},
    typedOver: TypedOver | null = null,
  ): void {
    this.#version += 1;
    Object.assign(this.#waiting, texts);
    if (Object.keys(texts).length > 0) this.#typedOver = typedOver;
    this.#send();
  }

  /** Sets the current page. */
  show(file: string | null): void {
    this.#shown = file;
    this.change();
  }

  /** Composes the message of the current page, and again after each change, until the returned function is called. */
  showMessage(): () => void {
    this.#messagePreviews += 1;
    this.change();
    return () => {
      this.#messagePreviews -= 1;
    };
  }

  setPictures(pictures: readonly StoredPicture[]): void {
    this.#ask({ kind: 'pictures', pictures });
    this.change();
  }

  /** Where on the page each of its fields is shown. */
  mark(file: string): Promise<MarkedPage | null> {
    return new Promise((resolve) => {
      this.#marks.set(file, [...(this.#marks.get(file) ?? []), resolve]);
      this.#ask({ kind: 'mark', file });
    });
  }

  /** What would be wrong with the site if some files had other texts; null if it cannot be checked. */
  checkWith(texts: Readonly<Record<string, string | null>>): Promise<Diagnostic[] | null> {
    return new Promise((resolve) => {
      if (this.#isUnloaded) {
        resolve(null);
        return;
      }
      this.#checkId += 1;
      this.#checks.set(this.#checkId, resolve);
      this.#ask({ kind: 'check', id: this.#checkId, texts });
    });
  }

  /** The page of a file as it would be with other texts; null if one of them is invalid. */
  preview(file: string, texts: Readonly<Record<string, string>>): Promise<PageHtml | null> {
    return new Promise((resolve) => {
      if (this.#isUnloaded) {
        resolve(null);
        return;
      }
      this.#previewId += 1;
      this.#previews.set(this.#previewId, resolve);
      this.#ask({ kind: 'preview', id: this.#previewId, file, texts });
    });
  }

  close(): void {
    this.#port.close();
  }

  #send(): void {
    if (this.#isBusy) return;
    this.#isBusy = true;
    const texts = this.#waiting;
    this.#waiting = {};
    const typedOver = this.#typedOver;
    this.#ask({
      kind: 'change',
      version: this.#version,
      texts,
      typedOver,
      shown: this.#shown,
      withMessage: this.#messagePreviews > 0,
    });
  }

  #ask(request: EngineRequest): void {
    this.#port.send(request);
  }

  #hear(answer: EngineAnswer): void {
    switch (answer.kind) {
      case 'rendered':
        this.#isBusy = false;
        if (answer.version < this.#version) this.#send();
        if (answer.file !== null) this.#listeners.rendered(answer.file, answer.page);
        return;
      case 'checked':
        this.#listeners.checked(answer.version, answer.diagnostics);
        return;
      case 'failed':
        this.#isBusy = false;
        if (answer.version < this.#version) this.#send();
        else this.#listeners.failed();
        return;
      case 'unloaded':
        this.#isUnloaded = true;
        for (const resolve of this.#checks.values()) resolve(null);
        for (const resolve of this.#previews.values()) resolve(null);
        this.#listeners.unloaded();
        return;
      case 'checked-with':
        this.#checks.get(answer.id)?.(answer.diagnostics);
        this.#checks.delete(answer.id);
        return;
      case 'previewed':
        this.#previews.get(answer.id)?.(answer.page);
        this.#previews.delete(answer.id);
        return;
      case 'marked':
        this.#marks.get(answer.file)?.shift()?.(answer.page);
    }
  }
}
