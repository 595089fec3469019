import { useRef, useState, type ChangeEvent, type CompositionEvent } from 'react';

type TextInput = HTMLInputElement | HTMLTextAreaElement;

type Typing = {
  /** What the file says. */
  text: string;
  /** What the file will say of what was typed. */
  asText: (typed: string) => string;
  commit: (typed: string) => void;
};

/**
 * What is being typed into a field, and what the file says of it. A half-typed number or a space at the end stays as
 * it was typed; a change from elsewhere (undo, another field) replaces it.
 */
export function useTyped({ text, asText, commit }: Typing) {
  const [typed, setTyped] = useState({ words: text, seen: text, expected: text });
  const isComposing = useRef(false);
  if (text !== typed.seen) {
    // What came of the own typing is no change from elsewhere.
    const words = typed.expected === text ? typed.words : text;
    setTyped({ words, seen: text, expected: text });
  }
  const send = (words: string) => {
    setTyped(({ seen }) => ({ words, seen, expected: asText(words) }));
    if (!isComposing.current) commit(words);
  };
  return {
    value: typed.words,
    onChange: ({ target }: ChangeEvent<TextInput>) => send(target.value),
    onCompositionStart: () => {
      isComposing.current = true;
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<TextInput>) => {
      isComposing.current = false;
      send(currentTarget.value);
    },
  };
}
