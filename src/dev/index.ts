/*
 * The servers: `npm start`, which shows and edits a content folder, and the one that serves the editor to several
 * people. They save, publish and notify. It imports every room but the editor.
 */
export { examplePath } from './answer-example.ts';
export { addressOf, startDevServer } from './dev-server.ts';
export { type ReadySite, answerDevRequest, loadDevSite } from './dev-site.ts';
export { type Git, gitIn } from './edit/publish/git.ts';
export { fontFileAt } from './served-files.ts';
export { startEditorServer } from './served/editor-server.ts';
export { PublishedCopy } from './served/published-copy.ts';
export { SiteBuilds } from './served/site-builds.ts';
