import type { BrowserContext } from 'playwright-core';

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>';

/** Spares a browser the pictures, where a test is not about them. Their places stay. */
export const withoutPictures = (context: BrowserContext): Promise<unknown> =>
  context.route(/\.(svg|jpg|png|avif|webp)$/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: picture }),
  );
