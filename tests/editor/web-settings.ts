import type { WebSettings } from '../../src/editor/web-settings.ts';

/** What the editor on the web is told of its site. */
export const webSettings: WebSettings = {
  name: 'Lakeside',
  language: 'en',
  base: '',
  engine: '/engine.js',
  frame: '/edit/page',
  icons: '/edit/icons',
  guide: '/edit/guide',
  lastBuild: '/edit/content.json',
  offlineWorker: '/edit-worker.js',
  repository: {
    api: 'https://api.github.com',
    host: 'https://github.com',
    owner: 'lakeside',
    name: 'website',
  },
  branch: null,
  folder: 'content',
  isReviewed: false,
  signIn: null,
};
