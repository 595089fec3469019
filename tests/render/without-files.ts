import { iconSprite } from '../../src/build/icons.ts';
import type { RenderEnvironment } from '../../src/render/render-environment.ts';

/** Renders pages without writing scripts, styles and pictures. */
export const withoutFiles: RenderEnvironment = {
  assets: {
    printStyles: null,
    searchStyles: '/q.css',
    noticeStyles: '/n.css',
    worker: null,
    script: '/s.js',
    headingFont: '/f.woff2',
    textFamily: null,
    logo: null,
    policy: null,
    favicon: null,
  },
  stylesheets: () => [],
  picture: ({ src, alt, focus }) => ({
    src: `/assets/${src}`,
    width: 1200,
    height: 800,
    alt,
    focus,
    sources: [],
  }),
  icons: iconSprite,
  scrims: () => null,
  socialImage: () => null,
  islandScripts: () => [],
  today: new Date(2026, 0, 8),
};
