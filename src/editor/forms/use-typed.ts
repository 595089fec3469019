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
  text: string;
  /** The value that a typed text would give. */
  asText: (typed: string) => string;
  commit: (typed: string) => void;
  /** Stores what the whole text means when somebody leaves the field or presses Enter. */
  complete?: (typed: string) => void;
};

/**
 * The typed text of a field beside its value in the file. Keeps an incomplete number or a trailing space as typed; a
 * change from elsewhere (undo, another field) replaces it.
 */
export function useTyped({ text, asText, commit, complete }: Typing) {
  const [typed, setTyped] = useState({ words: text, seen: text, expected: text });
  const isComposing = useRef(false);
  if (text !== typed.seen) {
    // The field's own typing is no change from elsewhere.
    const words = typed.expected === text ? typed.words : text;
    setTyped({ words, seen: text, expected: text });
  }
  const [unfinished, setUnfinished] = useState<string | null>(null);
  const finish = useRef(() => {});
  useEffect(() => {
    finish.current = () => {
      if (unfinished === null) return;
      setUnfinished(null);
      // Some keyboards send no event when a composition is interrupted.
      if (isComposing.current) commit(unfinished);
      isComposing.current = false;
      complete?.(unfinished);
    };
  });
  // A field that closes on a key sends no blur event.
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
  /** Somebody is still typing. */
  const isUnfinished = unfinished !== null;
  return { typing, isUnfinished };
}
