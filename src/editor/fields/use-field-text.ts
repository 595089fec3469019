import type { FocusEvent } from 'react';
import { withoutHidden } from '../../editing/hidden-characters.ts';
import type { Maybe } from '../../editing/value-conflict.ts';
import { useForm, type FieldProps } from './form-context.ts';
import { setOps } from './set-ops.ts';
import { useTyped } from './use-typed.ts';

/** A value as text in a field; empty if it is not a scalar. */
export const textOf = (value: Maybe): string =>
  value === undefined || value === null || typeof value === 'object' ? '' : String(value);

/** The text of a field, and how it is stored in the file. */
export function useFieldText(
  { path, value }: Omit<FieldProps, 'schema'>,
  read: (typed: string) => Maybe,
) {
  const form = useForm();
  const { take, ...typing } = useTyped({
    text: textOf(value),
    asText: (typed) => textOf(read(typed)),
    commit: (typed) => form.change(setOps(form, path, read(typed))),
  });
  const selectExample = ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    // What is typed replaces the example that a new row begins with.
    if (form.session.isExample(form.file, value)) target.select();
  };
  return { typing: { ...typing, onFocus: selectExample }, take };
}

/** What was on several lines, or in cells of a table, is on one; an empty text is no text. */
export const readLine = (typed: string): Maybe => {
  const text = withoutHidden(typed)
    .split(/[\t\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
  return text === '' ? undefined : text;
};
