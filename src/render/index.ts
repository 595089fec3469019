/*
 * Turns a site into HTML documents: blocks in their frame, with head, inline scripts, structured data and icons. It
 * imports every room that runs anywhere, knows no disk, and runs in Node and in a worker.
 */
export { failureNote, failureWords, joinFailures } from './block-failures.ts';
export { buildSegment } from './build-segments.ts';
export { type PolicySettings, contentPolicy, scriptsIn, withoutScripts } from './content-policy.ts';
export { type DownloadFile, buildDownloads, createDownloads } from './downloads.ts';
export { keepOffer } from './keep-offer.tsx';
export {
  type PageParts,
  choiceParts,
  neighbourParts,
  articleParts,
  numberedParts,
  tickParts,
} from './page-parts.ts';
export { type DocumentEnvironment, renderDocument } from './render-document.tsx';
export { type EditorNotes, type RenderEnvironment, bareEnvironment } from './render-environment.ts';
export { type SendAssets, sendDocument } from './send/SendDocument.tsx';
export { sheetOf } from './send/fit-sheet.ts';
export { createSendViews, type SendView } from './send/send-view.ts';
export { type SiteRenderer, createSiteRenderer } from './site-renderer.ts';
export { type FileInput, type FileRules, Site, type SiteFile, type SiteOnDay } from './site.ts';
export { styleRules } from './style-attributes.ts';
export { retiringScript, workerScript } from './worker-script.ts';
export type { WorkerEvent, WorkerWorld } from './worker-world.ts';
