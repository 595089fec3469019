import type { PublishAnswer, StoreProblem } from '../../../edit-protocol/store.ts';

/** What came of trying to publish; `away`: the store could not be reached, or it refuses for a reason of its own. */
export type Result = PublishAnswer | { kind: 'away'; problem: StoreProblem | null };
