import type { BlockContext } from 'woven-site/components';
import type { ReportFacts } from './frame-state.ts';

/** Whether reports wait for a tap; undefined if they may load when near. */
export const facts = (_block: unknown, { embedsOnTap }: BlockContext): ReportFacts | undefined =>
  embedsOnTap ? { onTap: true } : undefined;
