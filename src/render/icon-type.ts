const types: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

/** The MIME type of the site's icon, from its file name; undefined if unknown, which browsers can handle. */
export const iconType = (address: string): string | undefined =>
  types[/\.([a-z]+)$/.exec(address.toLowerCase())?.[1] ?? ''];
