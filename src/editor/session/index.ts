/*
 * The open site as one state: drafts, saving, publishing, several tabs. `session-reducer.ts` computes the next state.
 */
export { browserStorage, openDraftStore } from './draft-store.ts';
export { isExample } from './inserted-examples.ts';
export { openNotedField, takeClosedPanel } from './load-again/open-field.ts';
export { openServerSession } from './open-server-session.ts';
export { watchOtherTabs } from './other-tabs.ts';
export { publishQueued, queuePublication } from './publication-queue.ts';
export type { Publication } from './publication.ts';
export { type Chosen, checkedPart, followProgress, publishAll, publishPart } from './publishing.ts';
export type { QueuedPublication } from './queued-publication.ts';
export type { SessionStore } from './session-reducer.ts';
export { changesIn, filesIn, filesWithErrors, textIn } from './session-files.ts';
export type { SessionState } from './session-state.ts';
export { type RefusedUpload, Session } from './session.ts';
export { type UnfinishedText, unfinishedIn } from './unfinished-texts.ts';
export { useSession } from './use-session.ts';
