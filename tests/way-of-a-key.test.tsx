// @vitest-environment jsdom
import fs from 'node:fs';
import path from 'node:path';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { EngineAnswer, EngineRequest } from '../src/editor/engine/engine-host.ts';
import {
  almostMark,
  filesInChapter,
  filesPassed,
  isMarked,
  mark,
  markedFile,
  note,
} from './passed-files.ts';
import { closeMarked, mockLibraries, siteWith } from './marked-site.ts';

/** Ends the editor. */
let unmount = () => {};

beforeAll(() => {
  mockLibraries();
  vi.doMock(import('react-dom/client'), async (load) => {
    const module = await load();
    return {
      ...module,
      createRoot: (...input: Parameters<typeof module.createRoot>) => {
        const root = module.createRoot(...input);
        unmount = () => root.unmount();
        return root;
      },
    };
  });
  // jsdom has no place to store drafts.
  vi.doMock('idb-keyval', () => ({
    createStore: () => null,
    keys: async () => [],
    get: async () => undefined,
    set: async () => undefined,
    del: async () => undefined,
  }));
});
afterAll(() => {
  unmount();
  vi.doUnmock('react-dom/client');
  vi.doUnmock('idb-keyval');
  closeMarked();
});

const hasMark = (sent: unknown): boolean => isMarked(JSON.stringify(sent));

/** The worker of the engine in this process. Messages are copied, and wait for their turn, as between threads. */
class WorkerHere {
  readonly #listeners: ((event: { data: unknown }) => void)[] = [];
  readonly #loaded: Promise<(event: { data: unknown }) => void>;

  constructor() {
    vi.stubGlobal('postMessage', (answer: EngineAnswer) => {
      if (hasMark(answer)) note('the engine answers');
      const copy = structuredClone(answer);
      setTimeout(() => this.#hear(copy));
    });
    this.#loaded = new Promise((resolve) => {
      const listen = vi.spyOn(globalThis, 'addEventListener').mockImplementation((_, listener) => {
        if (typeof listener === 'function')
          resolve((event) => Reflect.apply(listener, self, [event]));
      });
      void import('../src/editor/engine/worker.ts').finally(() => listen.mockRestore());
    });
  }

  #hear(answer: EngineAnswer): void {
    if (answer.kind === 'rendered' && answer.page && isMarked(answer.page.html))
      answer.page = watched(answer.page, 'its page is read');
    for (const listener of this.#listeners) listener({ data: answer });
  }

  addEventListener(type: string, listener: (event: { data: unknown }) => void): void {
    if (type === 'message') this.#listeners.push(listener);
  }

  postMessage(request: EngineRequest): void {
    if (hasMark(request)) note('it goes to the engine');
    const data = structuredClone(request);
    void this.#loaded.then((listener) => setTimeout(() => listener({ data })));
  }

  terminate(): void {}
}

/** The same value, which notes who reads it. */
const watched = <Value extends object>(value: Value, moment: string): Value =>
  new Proxy(value, {
    get: (target, name) => {
      note(moment, true);
      return Reflect.get(target, name);
    },
  });

/** The server tells of nothing. */
class NoEvents {
  addEventListener(): void {}
  close(): void {}
}

/** What jsdom lacks. Other tests share its window. */
function completeWindow(): void {
  vi.stubGlobal('Worker', WorkerHere);
  vi.stubGlobal('EventSource', NoEvents);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  const locks = { request: () => undefined };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  onTestFinished(() => {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    Reflect.deleteProperty(navigator, 'locks');
  });
}

/** The editor listens at the window and the document for as long as its tab is open. */
function endListeningLater(): void {
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target);
    const spy = vi.spyOn(target, 'addEventListener');
    type Listened = [
      string,
      EventListenerOrEventListenerObject,
      (boolean | AddEventListenerOptions)?,
    ];
    spy.mockImplementation((...listened: Listened) => {
      listen(...listened);
      onTestFinished(() => target.removeEventListener(...listened));
    });
  }
}

/** The page as `npm start` serves it, in a frame, which jsdom does not load. */
async function loadFrame(frame: HTMLIFrameElement): Promise<Document> {
  const served = await fetch(frame.getAttribute('src') ?? '');
  const { window } = new JSDOM(await served.text(), { url: frame.src });
  window.CSSStyleSheet.prototype.replaceSync = () => undefined;
  Object.defineProperty(window.document, 'adoptedStyleSheets', { value: [] });
  const words = Object.getOwnPropertyDescriptor(window.Node.prototype, 'nodeValue');
  Object.defineProperty(window.Node.prototype, 'nodeValue', {
    ...words,
    set(this: Node, value: string) {
      if (isMarked(value)) note('its words are patched');
      words?.set?.call(this, value);
    },
  });
  Object.defineProperty(frame, 'contentDocument', { value: window.document });
  fireEvent.load(frame);
  return window.document;
}

/** Opens the editor of a site under `npm start` at a field of the page; returns the field. */
async function openEditor(content: string): Promise<HTMLElement> {
  const { startDevServer } = await import('../src/dev/dev-server.ts');
  const server = await startDevServer(content, 0);
  onTestFinished(() => server.close());
  const origin = `http://localhost:${server.port}`;
  const request = globalThis.fetch;
  const opened = await request(`${origin}/@edit`);
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  vi.stubGlobal('fetch', (address: string, options: RequestInit = {}) => {
    if (isMarked(options.body)) note('it goes to the store');
    const headers = { ...Object(options.headers), cookie, origin };
    // Signals of jsdom are none for Node.
    return request(new URL(address, origin), { ...options, headers, signal: null });
  });
  history.replaceState(null, '', '/way?edit&at=blocks.0.title');
  document.body.innerHTML = '<div id="editor"></div>';
  // What the editor loads by and by is there at once, however busy the machine is.
  await import('../src/editor/screens/EditScreen.tsx');
  await import('../src/editor/engine/engine-host.ts');
  await import('../src/editor/main.tsx');
  return screen.findByDisplayValue(almostMark);
}

test('a key passes the files that the architecture lists, and no more than 25', async () => {
  // Nothing here is a test of components, which would wait for each change.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  completeWindow();
  endListeningLater();
  const content = siteWith({ title: almostMark });
  const field = await openEditor(content);
  const frame = document.querySelector('iframe');
  if (!frame) throw new Error('The editor shows no page.');
  const page = await loadFrame(frame);
  await waitFor(() => expect(page.querySelector('[data-edit-chosen]')).not.toBeNull());
  const file = path.join(content, markedFile);
  const files = await filesPassed({ until: 'its file is replaced' }, async () => {
    fireEvent.change(field, { target: { value: mark } });
    await waitFor(() => expect(fs.readFileSync(file, 'utf8')).toContain(mark));
  });
  const ofPage = filesInChapter('The way of a page');
  const others = files.filter((one) => !ofPage.includes(one));
  expect(filesInChapter('The way of a keystroke')).toEqual(others);
  expect(others.length).toBeLessThanOrEqual(25);
});
