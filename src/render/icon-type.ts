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

/** The type of the site's icon, by the name of its file; browsers find out by themselves where it is not known. */
export const iconType = (address: string): string | undefined =>
  types[/\.([a-z]+)$/.exec(address.toLowerCase())?.[1] ?? ''];
