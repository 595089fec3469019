import { inEditorWords } from '../../words/message-words.ts';
import { findReservedStep } from '../../../site/addresses/addresses.ts';
import { pageFileLike } from '../../site/site-offers.tsx';
import type { Session } from '../../session/session.ts';
import { currentWords, fill } from '../../words/words.ts';

const wellFormed = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)*[a-z0-9]+(?:-[a-z0-9]+)*$/i;

/** Why an address cannot be used; null if it can. `movedFile` is the file of the page being moved. */
export function refuseAddress(
  session: Session,
  address: string,
  movedFile?: string,
): string | null {
  const words = currentWords();
  if (!wellFormed.test(address)) return words.pages.wrongAddress;
  const reserved = findReservedStep(address);
  if (reserved) return inEditorWords(reserved.reason);
  const there = pageFileLike(session, address);
  return there !== undefined && there !== movedFile ? fill(words.pages.taken, { address }) : null;
}
