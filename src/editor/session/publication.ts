import type { FileChange, Progress, PublishAnswer } from '../../content/index.ts';

/** Something published or handed in: its files, and its last known state. */
export type Publication = {
  kind: 'published' | 'proposed';
  /** In milliseconds since 1970. */
  at: number;
  changes: readonly FileChange[];
  /** Identifies it, if the store can tell when visitors see it. */
  version: string | null;
  progress: Progress;
  /** Where somebody approves what was handed in. */
  link: string | null;
  /** Whether visitors cannot see it, because the site is not connected to a host. */
  isOnlyHere: boolean;
};

/** The publication of an answer; null if the answer is a refusal. */
export function publicationOf(
  answer: PublishAnswer,
  { changes, at }: Pick<Publication, 'changes' | 'at'>,
): Publication | null {
  if (answer.kind !== 'published' && answer.kind !== 'proposed') return null;
  return {
    kind: answer.kind,
    at,
    changes,
    version: answer.kind === 'published' ? (answer.version ?? null) : null,
    progress: { kind: 'waiting', link: null },
    link: answer.kind === 'proposed' ? answer.link : null,
    isOnlyHere: answer.kind === 'published' && answer.isOnlyHere === true,
  };
}
