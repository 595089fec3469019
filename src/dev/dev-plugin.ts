import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { EditServer } from './edit/edit-server.ts';
import { changedEvent, listeningEvent } from './events.ts';
import { OpenSite, type DevSiteOptions } from './open-site.ts';
import { guardServer } from './request-guard.ts';
import { serveImages } from './serve-images.ts';

/** Several files are often saved together, and some editors write a file in two steps; in milliseconds. */
const settleTime = 15;

/**
 * The site in the development server: it renders pages with the same code as the build, and notifies open pages when
 * content has changed or has mistakes. While it has mistakes, the last valid site is shown.
 */
export function devSitePlugin(contentDir: string, options: DevSiteOptions = {}): Plugin {
  let edit: EditServer | null = null;
  let site: OpenSite | null = null;
  return {
    name: 'site',
    configureServer(server) {
      if (server.httpServer) guardServer(server.httpServer);
      const opened = new OpenSite(server, {
        ...options,
        contentDir,
        cookieFor: (request) => edit?.cookieFor(request) ?? '',
      });
      site = opened;
      // After the greeting: loading a large site takes seconds in which nothing else is done.
      server.httpServer?.once('listening', () => setImmediate(() => opened.preload()));
      watchContent(server, contentDir, () => opened.reload());
      // A page catches up with changes made between being rendered and listening for events.
      server.ws.on(listeningEvent, (changes: unknown, client) => {
        if (changes !== opened.changes) client.send(changedEvent);
      });
      const answerImage = serveImages(path.join(contentDir, 'images'));
      server.middlewares.use('/@images', (request, response, next) => {
        answerImage(request, response).catch(next);
      });
      const answerFont = serveImages(contentDir);
      server.middlewares.use('/@fonts', (request, response, next) => {
        answerFont(request, response).catch(next);
      });
      const { root, logger } = server.config;
      edit = new EditServer({
        contentDir,
        root,
        picturesAddress: '/@images/',
        saved: () => opened.outdate(),
        reportError: (error) => logger.error(error.stack ?? error.message),
      });
      server.middlewares.use((request, response, next) => {
        edit?.answer(request, response, next).catch(next);
      });
      return () => {
        server.middlewares.use((request, response, next) => {
          opened.answer(request, response).catch(next);
        });
      };
    },
    hotUpdate({ file, server }) {
      if (!file.startsWith(contentDir)) {
        edit?.forgetScripts();
        site?.forgetCode();
      }
      // Blocks are rendered on the server: if Vite has nothing to replace in the browser, the page
      // is rendered again.
      if (this.environment.name === 'ssr' && !file.startsWith(contentDir)) {
        server.ws.send(changedEvent);
      }
    },
  };
}

function watchContent(server: ViteDevServer, contentDir: string, changed: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  server.watcher.add(contentDir);
  server.watcher.on('all', (_event, file) => {
    if (!path.resolve(file).startsWith(contentDir + path.sep)) return;
    clearTimeout(timer);
    timer = setTimeout(changed, settleTime);
  });
}
