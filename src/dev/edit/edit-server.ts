import type { IncomingMessage, ServerResponse } from 'node:http';
import { codeVersion, editorScripts, siteScripts } from '../../build/index.ts';
import { changeStream, devServer } from '../../content/index.ts';
import { scriptAddress } from '../served-files.ts';
import { ChangeStream } from './change-stream.ts';
import { EditRequests, type EditOptions } from './edit-requests.ts';

const startScript = '/@edit/editor.js';

/** With the site's own blocks, which the engine gets before its own code. */
const engineStartScript = '/@edit/engine.js';

/** The editor in the development server: its scripts, and its requests to read and save files. */
export class EditServer {
  readonly #requests: EditRequests;
  readonly #stream = new ChangeStream();

  constructor(options: EditOptions) {
    this.#requests = new EditRequests(options);
  }

  cookieFor({ headers }: IncomingMessage): string {
    return this.#requests.guard.cookieFor(headers.host);
  }

  /** Tells open editors to read files that have changed on disk. */
  notifyOfFiles(): void {
    this.#stream.send('files', 'changed');
  }

  /** Answers a request, if it is one of the editor; otherwise returns false. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const [path = ''] = (request.url ?? '').split('?', 1);
    if (path.startsWith(devServer.api)) {
      const name = path.slice(devServer.api.length);
      if (name === changeStream) this.#openStream(request, response);
      else await this.#requests.answer(request, response, name);
      return true;
    }
    const start = [startScript, engineStartScript].indexOf(path);
    if (start < 0) return false;
    response.writeHead(200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
    });
    response.end([startOfEditor, startOfEngine][start]?.());
    return true;
  }

  #openStream(request: IncomingMessage, response: ServerResponse): void {
    if (this.#requests.openStream(this.#stream, request, response)) {
      // An editor that was open before this start may have other code.
      this.#stream.send('code', codeVersion() ?? '', [response]);
    }
  }
}

/** The addresses of scripts, after that of the site's own code. */
const afterCodeOfSite = (script: string): string[] =>
  [siteScripts()?.editor.entry ?? [], script].flat().map(scriptAddress);

const startOfEngine = (): string =>
  afterCodeOfSite(editorScripts().entries.engine)
    .map((address) => `import '${address}';\n`)
    .join('');

/** Starts an editor, and tells it which one it is. */
const startOfEditor = (): string => {
  const { entries, ofPage } = editorScripts();
  const start = { engine: engineStartScript, version: codeVersion() ?? '' };
  const links = [
    ...ofPage.map((file) => ({ rel: 'modulepreload', href: scriptAddress(file) })),
    // The first request of the editor, in the same way as it makes it.
    { rel: 'preload', href: `${devServer.api}site`, as: 'fetch', crossOrigin: '' },
  ];
  const imports = afterCodeOfSite(entries.editor).map((address) => `await import('${address}');\n`);
  return `Object.assign(document.getElementById('editor').dataset, ${JSON.stringify(start)});
for (const link of ${JSON.stringify(links)})
  document.head.append(Object.assign(document.createElement('link'), link));
${imports.join('')}`;
};
