import type { PublishAnswer, StoreProblem } from '../../../content/index.ts';

/** The result of an attempt to publish; `away`: the store was unreachable, or refused for a reason of its own. */
export type Result = PublishAnswer | { kind: 'away'; problem: StoreProblem | null };
