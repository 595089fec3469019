import { runInNewContext } from 'node:vm';
import { workerScript } from '../../src/render/worker-script.ts';

/** Runs the worker of a site in the folder /town, with the globals of its browser. */
export const runWorker = (globals: Record<string, unknown>): void =>
  void runInNewContext(
    workerScript({
      version: 'v1',
      pages: [],
      base: '/town',
      noticeStyles: '/town/assets/notice-a1.css',
      offlinePage: '/town/offline.html',
      offlinePages: [
        ['/town/sw/english', '/town/offline.html'],
        ['/town/sw', '/town/offline-sw.html'],
      ],
      storedAt: { en: 'As it was on {time}.' },
    }),
    { URL, ...globals },
  );
