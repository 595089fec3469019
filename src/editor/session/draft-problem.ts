/** Why a browser stores no unsaved work: the device has no room, or the browser forbids it. */
export type DraftProblem = 'full' | 'blocked';

export const problemOf = (error: unknown): DraftProblem =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
