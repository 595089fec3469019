import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { ChangeStream } from '../edit/change-stream.ts';
import { DraftLinks } from '../edit/drafts/draft-links.ts';
import { EditRequests } from '../edit/edit-requests.ts';
import { serveImages } from '../serve-images.ts';
import { watchContent } from '../watch-content.ts';
import { changeStream } from '../../content/index.ts';
import { editorAddress } from '../../site/index.ts';
import { readLogin, refuseSender, type LoginRules } from './read-login.ts';
import type { SiteBuilds } from './site-builds.ts';

/** In milliseconds: proxies close a connection after a minute without data. */
const sign = 25_000;

/** What the editor on one's own server serves, and to whom. */
type EditorServerOptions = {
  contentDir: string;
  /** The site as built for editors: its folder on its host, and a function that answers with its files. */
  site: {
    base: string;
    answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  };
  /** The address at which the proxy shows the editor. */
  origin: string;
  login: LoginRules;
  /** Where somebody signs out; null if nowhere. */
  signOut: string | null;
  builds: Pick<SiteBuilds, 'published' | 'progressOf'>;
  version: string;
  /** Where the links to drafts are stored. */
  linksFolder: string;
  reportError: (words: string) => void;
};

/** Starts the server behind the proxy. Port 0 takes any free one. */
export async function startEditorServer(
  options: EditorServerOptions,
  { port, host }: { port: number; host: string },
): Promise<{ port: number; close: () => Promise<void> }> {
  const { contentDir, reportError } = options;
  const stream = new ChangeStream();
  const answer = createAnswer(options, stream);
  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => {
      reportError(error.stack ?? error.message);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  const stopWatching = watchContent(contentDir, {
    ready: () => undefined,
    changed: () => stream.send('files', 'changed'),
    failed: ({ message }) => reportError(`Files that others save may not be noticed: ${message}`),
  });
  // Browsers ignore events without data.
  const signs = setInterval(() => stream.send('alive', ''), sign).unref();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: async () => {
      stopWatching();
      clearInterval(signs);
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

function createAnswer(options: EditorServerOptions, stream: ChangeStream) {
  const { contentDir, site, origin, login, signOut, builds, version, reportError } = options;
  const home = site.base + editorAddress;
  const api = `${home}/api/`;
  const pictures = `${home}/pictures/`;
  const answerPicture = serveImages(path.join(contentDir, 'images'));
  const drafts = `${home}/draft/`;
  const links = new DraftLinks({
    reach: 'everywhere',
    folder: options.linksFolder,
    linkOf: (token) => origin + drafts + token,
    answered: () => stream.send('answers', 'new'),
  });
  const authorOf = (request: IncomingMessage) => {
    const author = readLogin(request, login);
    if ('status' in author) throw new Error(author.text);
    return author;
  };
  const requests = new EditRequests({
    contentDir,
    picturesAddress: pictures,
    guideAddress: `${home}/`,
    saved: () => undefined,
    reportError: (error) => reportError(error.stack ?? error.message),
    rules: {
      originOf: (host) => (host === new URL(origin).host ? origin : null),
      refusal: `The editor is at ${origin}${home}/ and answers nowhere else.`,
      path: '/',
    },
    authorOf,
    links,
    published: () => builds.published(),
    further: (name, request, searchParams) => {
      if (name === 'account') return { name: authorOf(request).name, signOut };
      if (name === 'progress') return builds.progressOf(searchParams.get('version') ?? '');
      return undefined;
    },
  });
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // Pages of other sites may use none of it.
    response.setHeader('cross-origin-resource-policy', 'same-origin');
    const [pathname = '/'] = (request.url ?? '/').split(/[?#]/, 1);
    // Whoever has a link needs no account, and gets nothing else.
    const isDraft = pathname.startsWith(drafts);
    const refusal = isDraft ? refuseSender(request, login) : readLogin(request, login);
    if (refusal && 'status' in refusal) {
      const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
      response.writeHead(refusal.status, headers).end(`${refusal.text}\n`);
      return;
    }
    if (isDraft) {
      await links.serve(request, response, pathname.slice(drafts.length));
      return;
    }
    if (pathname.startsWith(api)) {
      const name = pathname.slice(api.length);
      if (name !== changeStream) await requests.answer(request, response, name);
      else if (requests.openStream(stream, request, response)) {
        stream.send('code', version, [response]);
      }
      return;
    }
    if (pathname.startsWith(pictures)) {
      request.url = (request.url ?? '').slice(pictures.length - 1);
      await answerPicture(request, response);
      return;
    }
    // Whoever types the address wants to edit; links within the site lead to its pages.
    if (pathname === '/' && request.headers['sec-fetch-site'] === 'none') {
      response.writeHead(302, { location: `${home}/` }).end();
      return;
    }
    if (pathname === home || pathname === `${home}/`) {
      response.setHeader('set-cookie', requests.guard.cookieFor(request.headers.host));
    }
    await site.answer(request, response);
  };
}
