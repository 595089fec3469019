import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { watch } from 'chokidar';
import {
  codeVersion,
  sweepDrafts,
  currentBlocksFolder,
  rulesFolderOf,
  guideFolder,
} from '../build/index.ts';
import { changeStream, devServer } from '../content/index.ts';
import { ChangeStream } from './edit/change-stream.ts';
import { DraftLinks } from './edit/drafts/draft-links.ts';
import { NetworkServer } from './edit/drafts/network-server.ts';
import { EditRequests } from './edit/edit-requests.ts';
import { startScripts } from './edit/start-scripts.ts';
import { changedEvent, changesPath, diagnosticsEvent } from './events.ts';
import { guidePath } from './guide-path.ts';
import { fontsPath, imagesPath } from './dev-site.ts';
import { afterFirstPage, OpenSite, type DevSiteOptions } from './open-site.ts';
import { refusalOf } from './request-guard.ts';
import { serveAttachment } from './serve-attachment.ts';
import { serveImages } from './serve-images.ts';
import { fontFilesPath, serveFontFile, serveScript } from './served-files.ts';
import { watchContent } from './watch-content.ts';

/** The development server of a site. */
export type DevServer = { port: number; close(): Promise<void> };

type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/**
 * Starts the development server, reachable from this machine and from its own pages only: it renders pages with the same
 * code as the build, and notifies open pages when content has changed or has mistakes. While it has mistakes, the last
 * valid site is shown. If the port is taken, the next free one is used.
 */
export async function startDevServer(
  contentDir: string,
  port: number,
  { codeChanged, isCodeLoaded, ...options }: DevSiteOptions & Partial<CodeOfSite> = {},
): Promise<DevServer> {
  const pages = new ChangeStream();
  const editors = new ChangeStream();
  const site = new OpenSite({
    ...options,
    contentDir,
    notify: (event, data = '-') => pages.send(event, data),
    cookieFor: ({ headers }) => edit.guard.cookieFor(headers.host),
    // Open editors read files that have changed on disk.
    filesChanged: () => editors.send('files', 'changed'),
  });
  const links = new DraftLinks({
    reach: 'network',
    folder: null,
    linkOf: (token) => network.linkOf(token),
    open: () => network.open(),
    answered: () => editors.send('answers', 'new'),
  });
  const network = new NetworkServer(
    (request, response, token) => links.serve(request, response, token),
    reportError,
  );
  const edit = new EditRequests({
    contentDir,
    links,
    picturesAddress: imagesPath,
    guideAddress: guidePath,
    saved: () => site.outdate(),
    published: () => void site.published(),
    loadSite: (folder) => site.loadAnew(folder),
    reportError,
  });
  const below: Readonly<Record<string, Answer>> = {
    [imagesPath]: serveImages(path.join(contentDir, 'images')),
    [fontsPath]: serveImages(contentDir),
    [fontFilesPath]: serveFontFile,
    [guidePath]: serveImages(path.dirname(guideFolder)),
    '/@scripts/': serveScript,
    // A page catches up with changes made between being rendered and listening for events.
    [changesPath]: (request, response) => {
      pages.open(response);
      // A server that starts again is found within half a second.
      response.write('retry: 500\n\n');
      const seen = Number((request.url ?? '').slice(1));
      if (seen !== site.changes) pages.send(changedEvent, '-', [response]);
      pages.send(diagnosticsEvent, site.mistakes, [response]);
    },
    [devServer.api]: async (request, response) => {
      const [name = ''] = (request.url ?? '').slice(1).split('?', 1);
      if (name !== changeStream) await edit.answer(request, response, name);
      // An editor that was open before this start may have other code.
      else if (edit.openStream(editors, request, response))
        editors.send('code', codeVersion() ?? '', [response]);
    },
  };
  const answer: Answer = async (request, response) => {
    const refusal = refusalOf(request) ?? refusalOfHost(request);
    if (refusal) {
      response
        .writeHead(refusal.status, { 'content-type': 'text/plain; charset=utf-8' })
        .end(refusal.text);
      return;
    }
    const url = request.url ?? '/';
    if (serveAttachment(contentDir, url, response)) return;
    const prefix = Object.keys(below).find((start) => url.startsWith(start));
    const start = startScripts[url.split('?', 1)[0] ?? ''];
    if (start) {
      response
        .writeHead(200, {
          'content-type': 'text/javascript; charset=utf-8',
          'cache-control': 'no-store',
        })
        .end(start());
      return;
    }
    if (prefix === undefined) {
      await site.answer(request, response);
      return;
    }
    request.url = url.slice(prefix.length - 1);
    await below[prefix]?.(request, response);
  };
  const server = createServer((request, response) => {
    Promise.resolve(answer(request, response)).catch((error: Error) => {
      reportError(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'content-type': 'text/plain' }).end('The terminal says why.');
    });
  });
  // Nothing here speaks another protocol.
  server.on('upgrade', (_, socket) =>
    socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n'),
  );
  const listening = await listenFrom(server, port);
  const stops: (() => void)[] = [];
  const startWatching = () => {
    if (!server.listening) return;
    stops.push(
      watchContent(contentDir, {
        ready: () => site.catchUp(),
        changed: (files) => site.reload(files),
        failed: ({ message }) => console.error(notWatched(message)),
      }),
    );
    if (codeChanged)
      stops.push(watchCode({ codeChanged, isCodeLoaded: isCodeLoaded ?? (() => true) }));
  };
  // After the greeting: loading a large site takes seconds in which nothing else is done.
  setImmediate(async () => {
    try {
      sweepDrafts(contentDir);
    } catch (error) {
      console.warn(`Drafts of an earlier start could not be removed: ${String(error)}`);
    }
    await site.preload();
    setTimeout(startWatching, afterFirstPage).unref();
  });
  return {
    port: listening,
    close: () =>
      new Promise((resolve) => {
        for (const stop of stops) stop();
        network.close();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The address of a server that has started. */
export const addressOf = ({ port }: DevServer): string => `http://localhost:${port}/`;

const reportError = (error: Error): void => console.error(error.stack ?? error.message);

/** How often another port is tried. */
const maxTries = 100;

/** Listens at a port, or at the next free one after it. Resolves to the port. */
async function listenFrom(server: Server, first: number): Promise<number> {
  for (let port = first; ; port++) {
    const error = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
      server.once('error', resolve);
      server.listen(port, '127.0.0.1', () => {
        server.off('error', resolve);
        resolve(null);
      });
    });
    if (error === null) break;
    if (error.code !== 'EADDRINUSE' || port - first >= maxTries) throw error;
  }
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return address.port;
}

/** A page of another site may have its name resolved to this machine (DNS rebinding). */
const refusalOfHost = ({ headers: { host = '' } }: IncomingMessage) =>
  /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host)
    ? null
    : { status: 403, text: 'This site is only for this computer.' };

/** The site's own blocks and rules: what follows a change of a file, and whether the files are as they were loaded. */
type CodeOfSite = { codeChanged: () => void; isCodeLoaded: () => boolean };

/** Calls back when a file of the site's own blocks or rules changes, or has changed since it was loaded. */
function watchCode({ codeChanged, isCodeLoaded }: CodeOfSite): () => void {
  const folders = [currentBlocksFolder(), rulesFolderOf(currentBlocksFolder())];
  const watcher = watch(folders, { ignoreInitial: true });
  watcher.on('all', (_, file) => {
    if (/\.(?:tsx?|css|ya?ml)$/.test(file)) codeChanged();
  });
  watcher.on('ready', () => {
    if (!isCodeLoaded()) codeChanged();
  });
  return () => void watcher.close();
}

const notWatched = (reason: string): string =>
  `Files that other programs save may not be noticed (${reason}). After saving one, stop the site with Ctrl+C and start it again.`;
