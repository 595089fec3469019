import { useState } from 'react';
import { safeStorage } from '../sign-in/index.ts';

const storage = safeStorage(() => localStorage);

/** A choice about the editor itself, stored in this browser; the first option by default. */
export function storedChoice<Option extends string>(
  name: string,
  options: readonly [Option, ...Option[]],
): Option {
  const stored = storage.read(`editor-${name}`);
  return options.find((option) => option === stored) ?? options[0];
}

export function useStoredChoice<Option extends string>(
  name: string,
  options: readonly [Option, ...Option[]],
): [Option, (option: Option) => void] {
  const [chosen, setChosen] = useState(() => storedChoice(name, options));
  return [
    chosen,
    (option) => {
      storage.write(`editor-${name}`, option);
      setChosen(option);
    },
  ];
}
