import type { StoredAttachment, TypedOver, StoredPicture } from '../../content/index.ts';
import type { Diagnostic } from '../../messages/index.ts';
import type { CutMenu } from '../../site/index.ts';
import type { EngineInput, MarkedPage, PageDifference, PageHtml, RenderedPage } from './engine.ts';
import type { ChangedDiagnostics, EngineAnswer, EngineRequest } from './engine-host.ts';

/** What the engine reports by itself. */
export type EngineEvent =
  | { kind: 'rendered'; file: string; page: RenderedPage | null }
  | { kind: 'checked'; diagnostics: readonly Diagnostic[] }
  | { kind: 'menus'; menus: readonly CutMenu[] }
  /** The last version could be neither rendered nor checked. */
  | { kind: 'failed' }
  /** The engine could not be loaded. */
  | { kind: 'unloaded' };

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
  readonly #report: (event: EngineEvent) => void;
  #waiting: Record<string, string | null> = {};
  #typedOver: TypedOver | null = null;
  #isBusy = false;
  #version = 0;
  #checkedVersion = -1;
  /** The last version that was checked, or could not be. */
  #settledVersion = -1;
  #isUnloaded = false;
  /** What the last check found, by file, in the order of the files. */
  #found: ReadonlyMap<string, readonly Diagnostic[]> = new Map();
  /** The same as one list: the same one until something in it changes. */
  #diagnostics: readonly Diagnostic[] = [];
  /** Who waits until the last version is settled. */
  #settling: (() => void)[] = [];
  #shown: string | null = null;
  #lastShown: string | null = null;
  /** How many previews show the message of the current page. */
  #messagePreviews = 0;
  /** Who waits for an answer, by the id of the request; it is null if the engine could not be loaded. */
  readonly #pending = new Map<number, (answer: EngineAnswer | null) => void>();
  #requests = 0;

  constructor(port: EnginePort, input: EngineInput, report: (event: EngineEvent) => void) {
    this.#port = port;
    this.#report = report;
    port.onAnswer((answer) => this.#hear(answer));
    port.send({ kind: 'open', input });
  }

  /** Whether the last change has been checked. */
  get isChecked(): boolean {
    return this.#checkedVersion >= this.#version;
  }

  /** The page that was shown last. */
  get lastShown(): string | null {
    return this.#lastShown;
  }

  /** Whether a page is shown. */
  get isShowing(): boolean {
    return this.#shown !== null;
  }

  /** Waits until the last change has been checked, or it is clear that it cannot be. */
  async whenSettled(): Promise<void> {
    while (!this.#isUnloaded && this.#settledVersion < this.#version)
      await new Promise<void>((resolve) => {
        this.#settling.push(resolve);
      });
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

  /** Sets the current page, and renders it. */
  show(file: string): void {
    this.#shown = file;
    this.#lastShown = file;
    this.change();
  }

  /** Renders a page no longer that is no longer shown. */
  hide(file: string): void {
    if (this.#shown === file) this.#shown = null;
  }

  /** Composes the message of the current page, and again after each change, until the returned function is called. */
  showMessage(): () => void {
    this.#messagePreviews += 1;
    this.change();
    return () => {
      this.#messagePreviews -= 1;
    };
  }

  setPictures(pictures: readonly StoredPicture[], attachments: readonly StoredAttachment[]): void {
    this.#port.send({ kind: 'pictures', pictures, attachments });
    this.change();
  }

  /** Where on the page each of its fields is shown. */
  mark(file: string): Promise<MarkedPage | null> {
    return this.#request(
      (id) => ({ kind: 'mark', id, file }),
      (answer) => (answer.kind === 'marked' ? answer.page : null),
    );
  }

  /** What would be wrong with the site if some files had other texts; null if it cannot be checked. */
  checkWith(texts: Readonly<Record<string, string | null>>): Promise<Diagnostic[] | null> {
    return this.#request(
      (id) => ({ kind: 'check', id, texts }),
      (answer) => (answer.kind === 'checked-with' ? answer.diagnostics : null),
    );
  }

  /** The page of a file as it would be with other texts; null if one of them is invalid. */
  preview(file: string, texts: Readonly<Record<string, string>>): Promise<PageHtml | null> {
    return this.#request(
      (id) => ({ kind: 'preview', id, file, texts }),
      (answer) => (answer.kind === 'previewed' ? answer.page : null),
    );
  }

  /**
   * The pages that show something else than with other texts of some files; `after` gives texts to compare with instead
   * of the present ones. Null if these change meanwhile, or cannot be compared.
   */
  compare(
    texts: Readonly<Record<string, string | null>>,
    after: Readonly<Record<string, string | null>> | null = null,
  ): Promise<PageDifference[] | null> {
    return this.#request(
      (id) => ({ kind: 'compare', id, texts, after }),
      (answer) => (answer.kind === 'compared' ? answer.pages : null),
    );
  }

  close(): void {
    this.#port.close();
  }

  #request<Result>(
    requestOf: (id: number) => EngineRequest,
    read: (answer: EngineAnswer) => Result | null,
  ): Promise<Result | null> {
    if (this.#isUnloaded) return Promise.resolve(null);
    this.#requests += 1;
    const id = this.#requests;
    return new Promise((resolve) => {
      this.#pending.set(id, (answer) => resolve(answer && read(answer)));
      this.#port.send(requestOf(id));
    });
  }

  #send(): void {
    if (this.#isBusy) return;
    this.#isBusy = true;
    const texts = this.#waiting;
    this.#waiting = {};
    const typedOver = this.#typedOver;
    this.#port.send({
      kind: 'change',
      version: this.#version,
      texts,
      typedOver,
      shown: this.#shown,
      withMessage: this.#messagePreviews > 0,
    });
  }

  #settle(version: number): void {
    this.#settledVersion = version;
    const settling = this.#settling;
    this.#settling = [];
    for (const resolve of settling) resolve();
  }

  #takeOn(changed: ChangedDiagnostics): void {
    if (changed.size === 0) return;
    const found = new Map([...this.#found, ...changed]);
    for (const [file, diagnostics] of changed) if (diagnostics.length === 0) found.delete(file);
    const hasOtherFiles = [...changed.keys()].some((file) => !this.#found.has(file));
    this.#found = hasOtherFiles
      ? new Map([...found].toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : found;
    this.#diagnostics = [...this.#found.values()].flat();
  }

  #hear(answer: EngineAnswer): void {
    switch (answer.kind) {
      case 'rendered':
        this.#isBusy = false;
        if (answer.version < this.#version) this.#send();
        if (answer.file !== null)
          this.#report({ kind: 'rendered', file: answer.file, page: answer.page });
        return;
      case 'checked':
        this.#checkedVersion = answer.version;
        this.#takeOn(answer.changed);
        this.#report({ kind: 'checked', diagnostics: this.#diagnostics });
        this.#settle(answer.version);
        return;
      case 'menus':
        this.#report(answer);
        return;
      case 'failed':
        this.#isBusy = false;
        if (answer.version < this.#version) {
          this.#send();
          return;
        }
        this.#report({ kind: 'failed' });
        this.#settle(answer.version);
        return;
      case 'unloaded':
        this.#isUnloaded = true;
        for (const resolve of this.#pending.values()) resolve(null);
        this.#pending.clear();
        this.#report({ kind: 'unloaded' });
        this.#settle(this.#version);
        return;
      case 'marked':
      case 'previewed':
      case 'checked-with':
      case 'compared':
        this.#pending.get(answer.id)?.(answer);
        this.#pending.delete(answer.id);
    }
  }
}
