import { say } from '../../../messages/index.ts';
import { inEditorWords } from '../../words/index.ts';
import { findReservedStep } from '../../../site/index.ts';
import { pageFileLike } from '../../site/index.ts';
import type { Session } from '../../session/index.ts';

const wellFormed = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)*[a-z0-9]+(?:-[a-z0-9]+)*$/i;

/** Why an address cannot be used; null if it can. `movedFile` is the file of the page being moved. */
export function refuseAddress(
  session: Session,
  address: string,
  movedFile?: string,
): string | null {
  if (!wellFormed.test(address)) return inEditorWords(say('page-wrongAddress'));
  const reserved = findReservedStep(address);
  if (reserved) return inEditorWords(reserved.reason);
  const there = pageFileLike(session, address);
  return there !== undefined && there !== movedFile
    ? inEditorWords(say('page-taken', { address }))
    : null;
}
