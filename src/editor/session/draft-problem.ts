/** Why a browser stores no unsaved work: the device has no room, or the browser forbids it. */
export type DraftProblem = 'full' | 'blocked';

/** The problem of a browser that has refused to store something. */
export const problemOf = (error: unknown): DraftProblem =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
