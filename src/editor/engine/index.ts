/*
 * The worker that checks the site and renders pages, and what the window says to it.
 */
export { EngineClient, type EngineEvent, type EnginePort, workerPort } from './engine-client.ts';
export type { MarkedPage, RenderedPage } from './engine.ts';
export { type Leaf, leavesOf } from './leaves.ts';
export { readMarks } from './marks.ts';
export type { SentMessage } from './sent-message.ts';
