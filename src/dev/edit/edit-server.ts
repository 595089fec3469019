import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ClassNames } from '../../build/page-styles.ts';
import { codeVersion } from '../../cache/cache-file.ts';
import {
  bundleEditor,
  cachedEditor,
  type BundleElsewhere,
  type Scripts,
} from '../../editor-build/bundle-editor.ts';
import { changeStream, devServer } from '../../edit-protocol/server-address.ts';
import { ChangeStream } from './change-stream.ts';
import { EditRequests, type EditOptions } from './edit-requests.ts';

/** In milliseconds: several files of code are often saved together. */
const settleTime = 200;

/** In versions: an open editor goes on loading the scripts that it has begun with. */
const maxServed = 4;

const scriptsPath = '/@edit/';
const startScript = 'editor.js';

type ServerParts = {
  /** The present class names of the pages. */
  classNames: () => Promise<ClassNames>;
  bundleElsewhere: BundleElsewhere | undefined;
};

/** The editor in the development server: its scripts, and its requests to read and save files. */
export class EditServer {
  readonly #requests: EditRequests;
  readonly #stream = new ChangeStream();
  #scripts: Promise<Scripts> | null = null;
  /** The scripts of this and of earlier versions, newest first. */
  #served: Scripts[] = [];
  /** The version of the code; null once it has changed since the server started. */
  #version = codeVersion();
  #settled: NodeJS.Timeout | undefined;

  readonly #parts: ServerParts;

  constructor(parts: ServerParts, options: EditOptions) {
    this.#requests = new EditRequests(options);
    this.#parts = parts;
  }

  cookieFor({ headers }: IncomingMessage): string {
    return this.#requests.guard.cookieFor(headers.host);
  }

  /** Tells open editors to read files that have changed on disk. */
  notifyOfFiles(): void {
    this.#stream.send('files', 'changed');
  }

  /** The next page gets the changed code, and open editors are notified once it can be loaded at once. */
  forgetScripts(): void {
    this.#scripts = null;
    this.#version = null;
    clearTimeout(this.#settled);
    this.#settled = setTimeout(() => {
      if (this.#stream.hasPages) void this.#notifyOfCode();
    }, settleTime).unref();
  }

  /** Bundles the scripts before the editor is opened. If that fails, the first request reports it. */
  async prepareScripts(): Promise<void> {
    await this.#bundled().catch(() => null);
  }

  /** Tells these editors, by default all, the version of their code. */
  async #notifyOfCode(pages?: Iterable<ServerResponse>): Promise<void> {
    const bundled = this.#bundled();
    const scripts = await bundled.catch(() => null);
    // Another change follows what cannot be bundled, or has changed since.
    if (scripts && bundled === this.#scripts) this.#stream.send('code', versionOf(scripts), pages);
  }

  async answer(
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): Promise<void> {
    const [path = ''] = (request.url ?? '').split('?', 1);
    if (path.startsWith(devServer.api)) {
      const name = path.slice(devServer.api.length);
      if (name === changeStream) this.#openStream(request, response);
      else await this.#requests.answer(request, response, name);
      return;
    }
    if (!path.startsWith(scriptsPath) || !path.endsWith('.js')) {
      next();
      return;
    }
    const code = await this.#codeOf(path.slice(scriptsPath.length));
    response.writeHead(code === undefined ? 404 : 200, {
      'content-type': 'text/javascript; charset=utf-8',
      // The names of all others change with their content; browsers keep them with the code compiled.
      'cache-control':
        code === undefined || path === scriptsPath + startScript
          ? 'no-store'
          : 'max-age=31536000, immutable',
    });
    response.end(code);
  }

  #openStream(request: IncomingMessage, response: ServerResponse): void {
    if (this.#requests.openStream(this.#stream, request, response)) {
      void this.#notifyOfCode([response]);
    }
  }

  /** The code of a script: of `editor.js`, which starts the current editor, or of a file of any served version. */
  async #codeOf(script: string): Promise<string | undefined> {
    if (script === startScript) return startOf(await this.#bundled());
    return this.#served.find(({ files }) => files.has(script))?.files.get(script);
  }

  #bundled(): Promise<Scripts> {
    if (this.#scripts) return this.#scripts;
    const version = this.#version;
    const { classNames, bundleElsewhere } = this.#parts;
    const scripts =
      version === null ? classNames().then(bundleEditor) : cachedEditor(version, bundleElsewhere);
    this.#scripts = scripts;
    scripts.then(
      (bundled) => {
        this.#served = [bundled, ...this.#served].slice(0, maxServed);
      },
      () => {
        // The code is being changed: the next request may succeed in bundling it.
        if (this.#scripts === scripts) this.#scripts = null;
      },
    );
    return scripts;
  }
}

/** Names the code of the editor and of its engine: the names of files change with their content. */
const versionOf = ({ entries }: Scripts): string => `${entries.editor} ${entries.engine}`;

/** Starts an editor with the name of its version. */
const startOf = (scripts: Scripts): string => {
  const { editor, engine } = scripts.entries;
  const start = { engine: scriptsPath + engine, version: versionOf(scripts) };
  const links = [
    ...scripts.ofPage.map((file) => ({ rel: 'modulepreload', href: scriptsPath + file })),
    // The first request of the editor, made in the same way.
    { rel: 'preload', href: `${devServer.api}site`, as: 'fetch', crossOrigin: '' },
  ];
  return `Object.assign(document.getElementById('editor').dataset, ${JSON.stringify(start)});
for (const link of ${JSON.stringify(links)})
  document.head.append(Object.assign(document.createElement('link'), link));
import('./${editor}');
`;
};
