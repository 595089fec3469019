import path from 'node:path';

/** The content folder that a command works on: content/, unless SITE_CONTENT (or --content, which sets it) names another. */
export const contentFolder = (): string => path.resolve(process.env['SITE_CONTENT'] ?? 'content');
