import type { PublishAnswer } from '../../store/store.ts';

/** What came of trying to publish; `away`: the store could not be reached. */
export type Result = PublishAnswer | { kind: 'away' };
