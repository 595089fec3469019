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

/** Several files of code are often saved together, in milliseconds. */
const settleTime = 200;

/** Of how many versions the scripts are served: an open editor goes on loading those that it has begun with. */
const maxServed = 4;

const scriptsPath = '/@edit/';
const startScript = 'editor.js';

type ServerParts = {
  /** The class names of the pages as they are now. */
  classNames: () => Promise<ClassNames>;
  bundleElsewhere: BundleElsewhere | undefined;
};

/** The editor in the development server: its scripts, and the requests by which it reads and saves files. */
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

  /** The cookie that identifies the editor. */
  cookieFor({ headers }: IncomingMessage): string {
    return this.#requests.guard.cookieFor(headers.host);
  }

  /** Files have changed on disk: open editors read them. */
  notifyOfFiles(): void {
    this.#stream.send('files', 'changed');
  }

  /** The code has changed: the next page gets it, and open editors are notified once it can be loaded at once. */
  forgetScripts(): void {
    this.#scripts = null;
    this.#version = null;
    clearTimeout(this.#settled);
    this.#settled = setTimeout(() => {
      if (this.#stream.hasPages) void this.#notifyOfCode();
    }, settleTime).unref();
  }

  /** Bundles the scripts before the editor is opened. If that fails, the first request says why. */
  async prepareScripts(): Promise<void> {
    await this.#bundled().catch(() => null);
  }

  /** Tells these editors, by default all, which version of their code there is. */
  async #notifyOfCode(pages?: Iterable<ServerResponse>): Promise<void> {
    const bundled = this.#bundled();
    const scripts = await bundled.catch(() => null);
    // What cannot be bundled, or has changed since, is followed by another change.
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
      // The names of all others change with what is in them; browsers keep them with the code compiled.
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

  /** The code of a script: of `editor.js`, which starts the current editor, or of a file of any version served. */
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
        // The code is being changed: what cannot be bundled now may be at the next request.
        if (this.#scripts === scripts) this.#scripts = null;
      },
    );
    return scripts;
  }
}

/** Names the code of the editor and of its engine: the names of files change with what is in them. */
const versionOf = ({ entries }: Scripts): string => `${entries.editor} ${entries.engine}`;

/** Starts an editor, and tells it which one it is. */
const startOf = (scripts: Scripts): string => {
  const { editor, engine } = scripts.entries;
  const start = { engine: scriptsPath + engine, version: versionOf(scripts) };
  const links = [
    ...scripts.ofPage.map((file) => ({ rel: 'modulepreload', href: scriptsPath + file })),
    // The first request of the editor, in the same way as it makes it.
    { rel: 'preload', href: `${devServer.api}site`, as: 'fetch', crossOrigin: '' },
  ];
  return `Object.assign(document.getElementById('editor').dataset, ${JSON.stringify(start)});
for (const link of ${JSON.stringify(links)})
  document.head.append(Object.assign(document.createElement('link'), link));
import('./${editor}');
`;
};
