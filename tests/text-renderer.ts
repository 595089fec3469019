import { en } from '../src/messages/index.ts';
import { createTextRenderer } from '../src/site/text/render-text.ts';

/** Renders texts without a site: their links as given, and every picture 800 by 600 pixels large. */
export const textRenderer = (link: Parameters<typeof createTextRenderer>[0]['link']) =>
  createTextRenderer(
    {
      link,
      picture: ({ src, alt, focus }) => ({ src, alt, focus, width: 800, height: 600, sources: [] }),
    },
    { ...en.frame, ...en.text },
  );
