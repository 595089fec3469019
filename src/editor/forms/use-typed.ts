import {
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type CompositionEvent,
  type KeyboardEvent,
} from 'react';

type TextInput = HTMLInputElement | HTMLTextAreaElement;

type Typing = {
  /** The value in the file. */
  text: string;
  /** The value that the typed text would give. */
  asText: (typed: string) => string;
  commit: (typed: string) => void;
  /** Stores what the whole text means, once somebody has typed it and leaves the field or presses Enter. */
  complete?: (typed: string) => void;
};

/**
 * The typed text of a field, and its value in the file. An incomplete number or a trailing space stays as typed; a
 * change from elsewhere (undo, another field) replaces it.
 */
export function useTyped({ text, asText, commit, complete }: Typing) {
  const [typed, setTyped] = useState({ words: text, seen: text, expected: text });
  const isComposing = useRef(false);
  if (text !== typed.seen) {
    // The result of the field's own typing is not a change from elsewhere.
    const words = typed.expected === text ? typed.words : text;
    setTyped({ words, seen: text, expected: text });
  }
  /** What was typed since the field was last left. */
  const [unfinished, setUnfinished] = useState<string | null>(null);
  const finish = useRef(() => {});
  useEffect(() => {
    finish.current = () => {
      if (unfinished === null) return;
      setUnfinished(null);
      // Some keyboards send no event for the end of a composition that is interrupted.
      if (isComposing.current) commit(unfinished);
      isComposing.current = false;
      complete?.(unfinished);
    };
  });
  // A field that a key closes sends no event of losing the focus.
  useEffect(() => () => finish.current(), []);
  const send = (words: string) => {
    setUnfinished(words);
    setTyped(({ seen }) => ({ words, seen, expected: asText(words) }));
    if (!isComposing.current) commit(words);
  };
  const typing = {
    value: typed.words,
    onChange: ({ target }: ChangeEvent<TextInput>) => send(target.value),
    onCompositionStart: () => {
      isComposing.current = true;
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<TextInput>) => {
      isComposing.current = false;
      send(currentTarget.value);
    },
    onBlur: () => finish.current(),
    onKeyDown: ({ key, nativeEvent }: KeyboardEvent<TextInput>) => {
      if (key === 'Enter' && !nativeEvent.isComposing) finish.current();
    },
  };
  /** Somebody is typing, so the text may not be whole yet. */
  const isUnfinished = unfinished !== null;
  return { typing, isUnfinished };
}
