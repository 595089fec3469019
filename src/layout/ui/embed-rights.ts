/**
 * The permissions of embedded pages from other hosts. They keep their own origin, which maps and reports need to reach
 * their servers; they cannot navigate this page.
 */
export const embedSandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads';

/** The referrer is limited to the host; the only feature allowed is full screen. */
export const embedRights = { allow: 'fullscreen', referrerPolicy: 'strict-origin' } as const;
