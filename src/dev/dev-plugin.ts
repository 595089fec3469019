import path from 'node:path';
import type { Plugin } from 'vite';
import { sweepDrafts } from '../content-files/sweep-drafts.ts';
import { EditServer } from './edit/edit-server.ts';
import { changedEvent, listeningEvent } from './events.ts';
import { afterFirstPage, OpenSite, type DevSiteOptions } from './open-site.ts';
import { guidePath } from './guide-path.ts';
import { guardServer } from './request-guard.ts';
import { serveImages } from './serve-images.ts';
import { isInside, watchContent } from './watch-content.ts';

/** How long after the first load the editor is made ready, in milliseconds: bundling would delay the first page. */
const afterFirstLook = 2000;

/**
 * The site in the development server: it renders pages with the same code as the build, and notifies open pages when
 * content has changed or has mistakes. While it has mistakes, the last valid site is shown.
 */
export function devSitePlugin(contentDir: string, options: DevSiteOptions = {}): Plugin {
  let edit: EditServer | null = null;
  let site: OpenSite | null = null;
  return {
    name: 'site',
    // Watched apart, and later: Vite would look at every file of a large site before the first page.
    config: () => ({
      server: { watch: { ignored: [(file: string) => isInside(contentDir, path.resolve(file))] } },
    }),
    configureServer(server) {
      if (server.httpServer) guardServer(server.httpServer);
      const opened = new OpenSite(server, {
        ...options,
        contentDir,
        cookieFor: (request) => edit?.cookieFor(request) ?? '',
        filesChanged: () => edit?.notifyOfFiles(),
      });
      site = opened;
      const { logger } = server.config;
      let isClosed = false;
      let stopWatching: (() => void) | undefined;
      const startWatching = () => {
        if (isClosed) return;
        stopWatching = watchContent(contentDir, {
          ready: () => opened.catchUp(),
          changed: (files) => opened.reload(files),
          failed: ({ message }) => logger.error(notWatched(message)),
        });
      };
      server.httpServer?.once('close', () => {
        isClosed = true;
        stopWatching?.();
      });
      // After the greeting: loading a large site takes seconds in which nothing else is done.
      server.httpServer?.once('listening', () =>
        setImmediate(async () => {
          try {
            sweepDrafts(contentDir);
          } catch (error) {
            logger.warn(`Drafts of an earlier start could not be removed: ${String(error)}`);
          }
          await opened.preload();
          setTimeout(startWatching, afterFirstPage).unref();
          setTimeout(() => {
            if (!isClosed) void edit?.prepareScripts();
          }, afterFirstLook).unref();
        }),
      );
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
      edit = new EditServer(
        { classNames: () => opened.classNames(), bundleElsewhere: options.bundleElsewhere },
        {
          contentDir,
          picturesAddress: '/@images/',
          guideAddress: guidePath,
          saved: () => opened.outdate(),
          loadSite: (folder) => opened.loadAnew(folder),
          reportError: (error) => logger.error(error.stack ?? error.message),
        },
      );
      server.middlewares.use((request, response, next) => {
        edit?.answer(request, response, next).catch(next);
      });
      return () => {
        server.middlewares.use((request, response, next) => {
          opened.answer(request, response).catch(next);
        });
      };
    },
    hotUpdate({ server }) {
      edit?.forgetScripts();
      site?.forgetCode();
      // Blocks are rendered on the server: if Vite has nothing to replace in the browser, the page
      // is rendered again.
      if (this.environment.name === 'ssr') server.ws.send(changedEvent);
    },
  };
}

const notWatched = (reason: string): string =>
  `Files that other programs save may not be noticed (${reason}). After saving one, stop the site with Ctrl+C and start it again.`;
