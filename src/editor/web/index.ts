/*
 * The editor at a site's own address, with a host as its server.
 */
export { WebEditor } from './WebEditor.tsx';
export { correctHash } from './screen-hash.ts';
export { WebAccount } from './web-account.ts';
export { webRuntime } from './web-runtime.ts';
