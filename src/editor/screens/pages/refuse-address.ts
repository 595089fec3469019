import { say } from '../../../messages/message.ts';
import { inEditorWords } from '../../words/message-words.ts';
import { findReservedStep } from '../../../site/addresses/addresses.ts';
import { pageFileLike } from '../../site/site-offers.tsx';
import type { Session } from '../../session/session.ts';

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
