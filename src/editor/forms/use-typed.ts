import { useRef, useState, type ChangeEvent, type CompositionEvent } from 'react';

type TextInput = HTMLInputElement | HTMLTextAreaElement;

type Typing = {
  /** The value in the file. */
  text: string;
  /** The value that the typed text would give. */
  asText: (typed: string) => string;
  commit: (typed: string) => void;
};

/**
 * The typed text of a field, and its value in the file. An incomplete number or a trailing space stays as typed; a
 * change from elsewhere (undo, another field) replaces it.
 */
export function useTyped({ text, asText, commit }: Typing) {
  const [typed, setTyped] = useState({ words: text, seen: text, expected: text });
  const isComposing = useRef(false);
  if (text !== typed.seen) {
    // The result of the field's own typing is not a change from elsewhere.
    const words = typed.expected === text ? typed.words : text;
    setTyped({ words, seen: text, expected: text });
  }
  const send = (words: string) => {
    setTyped(({ seen }) => ({ words, seen, expected: asText(words) }));
    if (!isComposing.current) commit(words);
  };
  /** What is shown is no value: the file stays as it is. */
  const hold = (words: string) => setTyped(({ seen }) => ({ words, seen, expected: seen }));
  return {
    value: typed.words,
    take: send,
    onChange: ({ target }: ChangeEvent<TextInput>) =>
      target.validity.badInput ? hold(target.value) : send(target.value),
    onCompositionStart: () => {
      isComposing.current = true;
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<TextInput>) => {
      isComposing.current = false;
      send(currentTarget.value);
    },
  };
}
