import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ClassNames } from '../../build/page-styles.ts';
import { codeVersion } from '../../cache/kept-file.ts';
import { bundleEditor, keptEditor, type Scripts } from '../../editor-build/bundle-editor.ts';
import { EditRequests, editApi, type EditOptions } from './edit-requests.ts';

/** The editor in the development server: its scripts, and the requests by which it reads and saves files. */
export class EditServer {
  readonly #requests: EditRequests;
  #scripts: Promise<Scripts> | null = null;
  /** The version of the code; null once it has changed since the server started. */
  #version = codeVersion();

  readonly #classNames: () => Promise<ClassNames>;

  /** @param options `classNames` gives those of the pages as they are now */
  constructor({ classNames, ...options }: EditOptions & { classNames: () => Promise<ClassNames> }) {
    this.#requests = new EditRequests(options);
    this.#classNames = classNames;
  }

  /** The cookie that identifies the editor. */
  cookieFor({ headers }: IncomingMessage): string {
    return this.#requests.guard.cookieFor(headers.host);
  }

  /** The code has changed: the next page gets it. */
  forgetScripts(): void {
    this.#scripts = null;
    this.#version = null;
  }

  async answer(
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): Promise<void> {
    const [path = ''] = (request.url ?? '').split('?', 1);
    if (path.startsWith(editApi)) {
      await this.#requests.answer(request, response);
      return;
    }
    const script = path.startsWith('/@edit/') && path.endsWith('.js') ? path.slice(7) : null;
    if (script === null) {
      next();
      return;
    }
    const { files, entries } = await this.#bundled();
    const code = files.get(entryNamed(entries, script) ?? script);
    response.writeHead(code === undefined ? 404 : 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
    });
    response.end(code);
  }

  #bundled(): Promise<Scripts> {
    const version = this.#version;
    const scripts = (this.#scripts ??=
      version === null ? this.#classNames().then(bundleEditor) : keptEditor(version));
    scripts.catch(() => {
      // The code is being changed: what cannot be bundled now may be at the next request.
      if (this.#scripts === scripts) this.#scripts = null;
    });
    return scripts;
  }
}

/** The file of an entry: `editor.js` names that of the editor. */
const entryNamed = (entries: Scripts['entries'], script: string): string | undefined =>
  Object.entries(entries).find(([name]) => script === `${name}.js`)?.[1];
