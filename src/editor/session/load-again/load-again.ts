import type { Session } from '../session.ts';
import { noteOpenField } from './open-field.ts';

/** In milliseconds without typing or clicking, before the editor reloads. */
const rest = 3000;
/** In milliseconds between checks. */
const pause = 250;

/** On these screens the session holds everything typed; the others have forms of their own. */
const screens = 'main[data-shows]';

const signsOfWork = ['keydown', 'input', 'pointerdown', 'dragover', 'compositionend'];

type LoadAgainParts = {
  session: Session;
  version: string;
  /** Whether a pending answer would be lost. */
  isBusy: () => boolean;
  reload: () => void;
};

/**
 * Reloads the editor when its code has changed, so that it knows the site's blocks as they are now. Waits until nobody
 * types and everything typed is stored, then opens the same field again. Returns the function to call with each version
 * that the server has.
 */
export function loadAgainAtRest({ session, version, isBusy, reload }: LoadAgainParts) {
  let offered = version;
  let lastWork = -Infinity;
  let isComposing = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  for (const type of signsOfWork) {
    document.addEventListener(type, () => void (lastWork = performance.now()), true);
  }
  document.addEventListener('compositionstart', () => void (isComposing = true), true);
  document.addEventListener('compositionend', () => void (isComposing = false), true);
  const isAtRest = () =>
    // People who change code do it in another window, and see the editor beside it.
    (!document.hasFocus() || performance.now() - lastWork > rest) &&
    !isComposing &&
    !isBusy() &&
    document.querySelector(screens) !== null &&
    document.querySelector('dialog[open]') === null;
  const look = async () => {
    if (offered === version) return;
    // Work that the browser cannot store must not be lost to a reload.
    if (isAtRest() && (await session.storeDraft()) && isAtRest()) {
      noteOpenField();
      reload();
      return;
    }
    timer = setTimeout(() => void look(), pause);
  };
  return (current: string): void => {
    offered = current;
    clearTimeout(timer);
    void look();
  };
}
