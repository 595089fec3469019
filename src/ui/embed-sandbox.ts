/**
 * What an embedded page of another host may do. It keeps its own origin, without which maps and reports cannot
 * reach their own servers; it cannot take this page elsewhere.
 */
export const embedSandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads';
