import { iconSprite } from '../../src/build/icons.ts';
import { bareEnvironment, type RenderEnvironment } from '../../src/render/render-environment.ts';

/** Renders pages without writing scripts, styles and pictures. */
export const withoutFiles: RenderEnvironment = {
  ...bareEnvironment,
  assets: {
    ...bareEnvironment.assets,
    searchStyles: '/q.css',
    noticeStyles: '/n.css',
    script: '/s.js',
    headingFont: '/f.woff2',
  },
  picture: ({ src, alt, focus }) => ({
    src: `/assets/${src}`,
    width: 1200,
    height: 800,
    alt,
    focus,
    sources: [],
  }),
  icons: iconSprite,
  today: new Date(2026, 0, 8),
};
