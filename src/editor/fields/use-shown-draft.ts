import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Draft } from '../../content/index.ts';
import { useSession, type Session } from '../session/index.ts';

/**
 * Events whose handlers may act on what the form shows. Words that come without a key, such as pasted or dictated ones,
 * are heard of before they stand in their field: a form that renders after that, and before React has read the field,
 * would put the words of before back.
 */
const actions = ['pointerdown', 'click', 'keydown', 'beforeinput', 'paste', 'drop'] as const;

const takesText = 'input[type="text"], textarea, [contenteditable="true"]';

/** The names that browsers give to keys of phone keyboards and of compositions, which do not say the letter. */
const otherLetters = ['Backspace', 'Delete', 'Dead', 'Process', 'Unidentified'];

/** Whether an event types into a field, which itself knows what was typed in it before. */
function isTyping(event: Event): boolean {
  if (!(event.target instanceof Element) || !event.target.closest(takesText)) return false;
  if (!(event instanceof KeyboardEvent)) return event.type === 'beforeinput';
  const { key, ctrlKey, metaKey, altKey } = event;
  const isLetter = [...key].length === 1 || otherLetters.includes(key);
  return isLetter && !(ctrlKey || metaKey || altKey);
}

/** How long a form waits for the page, in milliseconds: the engine may be busy, or may have failed. */
const longestWait = 300;

/**
 * The draft as a form shows it. Beside a page, what somebody types shows in the rest of the form once the page shows it:
 * rendering a form takes longer than a letter may wait. Other changes show at once, and nobody can act on a form that is
 * behind.
 */
export function useShownDraft(session: Session): Draft {
  const draft = useSession(session, (state) => state.draft);
  const [shown, setShown] = useState(draft);
  const [isTyped, setIsTyped] = useState(false);
  const isBehind = shown !== draft && isTyped && session.engine.isShowing;
  if (!isBehind && shown !== draft) setShown(draft);
  const follow = useEffectEvent(() => setShown(session.state.draft));
  const prepare = useEffectEvent((event: Event) => {
    const isLetter = isTyping(event);
    if (isBehind && !isLetter) flushSync(() => setShown(draft));
    setIsTyped(isLetter);
  });
  useEffect(() => {
    if (!isBehind) return undefined;
    const timer = setTimeout(() => follow(), longestWait);
    return () => clearTimeout(timer);
  }, [isBehind]);
  useEffect(() => {
    const listen = (event: Event) => prepare(event);
    for (const type of actions) document.addEventListener(type, listen, true);
    // A task after the next frame is one after it was painted.
    const stop = session.subscribe((_, __, { kind }) => {
      if (kind === 'rendered') requestAnimationFrame(() => setTimeout(() => follow()));
    });
    return () => {
      for (const type of actions) document.removeEventListener(type, listen, true);
      stop();
    };
  }, [session]);
  return isBehind ? shown : draft;
}
