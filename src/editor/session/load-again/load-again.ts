import type { Session } from '../session.ts';
import { noteOpenField } from './open-field.ts';

/** How long nobody has typed or clicked before the editor is loaded again, in milliseconds. */
const rest = 3000;
/** How often to look whether that is so, in milliseconds. */
const pause = 250;

/** The screens on which everything that was typed is in the session; the others have forms of their own. */
const screens = 'main[data-shows]';

const signsOfWork = ['keydown', 'input', 'pointerdown', 'dragover', 'compositionend'];

type LoadAgainParts = {
  session: Session;
  /** The version of the code that runs. */
  version: string;
  /** Whether an answer is awaited that would be lost. */
  isBusy: () => boolean;
  /** Loads the document again. */
  reload: () => void;
};

/**
 * Loads the editor again when its code has changed, so that it knows the blocks of the site as they are now. That waits
 * until nobody types, and until everything that was typed is stored; the open field is open again afterwards.
 * Returns the function to call with each version that the server has.
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
    // Whoever changes code does it in another window, and sees the editor beside it.
    (!document.hasFocus() || performance.now() - lastWork > rest) &&
    !isComposing &&
    !isBusy() &&
    document.querySelector(screens) !== null &&
    document.querySelector('dialog[open]') === null;
  const look = async () => {
    if (offered === version) return;
    // What cannot be stored in the browser stays where it is.
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
