import { useEffect, useRef, useState, type RefObject } from 'react';
import { unfold } from './focusable.ts';
import { fieldAround } from './field-around.ts';

/** A form, and a function that refuses it: focuses its first wrong field and brings it into view. */
export function useFirstInvalid<T extends HTMLElement>(): {
  form: RefObject<T | null>;
  refuse: () => void;
} {
  const form = useRef<T>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (refusals === 0 || !field) return;
    unfold(field);
    field.focus({ preventScroll: true });
    // With the label and the message above it.
    fieldAround(field).scrollIntoView({ block: 'nearest' });
  }, [refusals]);
  return { form, refuse: () => setRefusals((count) => count + 1) };
}
