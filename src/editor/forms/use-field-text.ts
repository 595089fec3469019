import { useRef, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';
import { habitsOf } from '../../../schema/fields/notation.ts';
import { withoutHidden, readAmount, type Maybe } from '../../content/index.ts';
import { isExample } from '../session/index.ts';
import { useForm, type FieldProps } from './form-context.ts';
import { setOps } from './set-ops.ts';
import { useTyped } from './use-typed.ts';

type TextInput = HTMLInputElement | HTMLTextAreaElement;

/** A value as text in a field; empty unless it is a scalar. */
export const textOf = (value: Maybe): string =>
  value === undefined || value === null || typeof value === 'object' ? '' : String(value);

export function useFieldText(
  { path, value }: Omit<FieldProps, 'schema'>,
  read: (typed: string) => Maybe,
  complete?: (typed: string) => void,
) {
  const form = useForm();
  const { typing, isUnfinished } = useTyped({
    text: textOf(value),
    asText: (typed) => textOf(read(typed)),
    commit: (typed) => form.change(setOps(form, path, read(typed))),
    ...(complete ? { complete } : {}),
  });
  /** Whether the pressed pointer gives the field its focus: its selection must then stay. */
  const isEntered = useRef(false);
  // Typing replaces a number, and the example in a new row.
  const isReplaced = () =>
    typeof value === 'number' || isExample(form.session.state.examples, form.file, value);
  return {
    isUnfinished,
    typing: {
      ...typing,
      onFocus: ({ target }: FocusEvent<TextInput>) => {
        if (isReplaced()) target.select();
      },
      onPointerDown: ({ currentTarget }: PointerEvent<TextInput>) => {
        isEntered.current = !currentTarget.matches(':focus');
      },
      onMouseUp: (event: MouseEvent<TextInput>) => {
        if (isEntered.current && isReplaced()) event.preventDefault();
        isEntered.current = false;
      },
    },
  };
}

/** Joins lines and table cells into one line; an empty text is no value. */
export const readLine = (typed: string): Maybe => {
  const text = withoutHidden(typed)
    .split(/[\t\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
  return text === '' ? undefined : text;
};

/**
 * A number if the text is certainly one; otherwise the text, so that the validator can explain it. Where a comma groups
 * thousands, 12,50 may be half of 12,500.
 */
export function readNumber(typed: string, language: string): Maybe {
  const words = typed.trim();
  if (words === '') return undefined;
  const isHalfTyped = /^[^.]*,\d{1,2}\D*$/.test(words) && !habitsOf({ language }).hasDecimalComma;

  const reading = readAmount(words, { language });
  return 'value' in reading && !isHalfTyped ? reading.value : words;
}
