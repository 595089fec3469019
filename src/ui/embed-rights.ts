/**
 * What an embedded page of another host may do. It keeps its own origin, without which maps and reports cannot
 * reach their own servers; it cannot take this page elsewhere.
 */
export const embedSandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads';

/** It learns the host that shows it, not the page; of what browsers can it has the whole screen, on request. */
export const embedRights = { allow: 'fullscreen', referrerPolicy: 'strict-origin' } as const;
