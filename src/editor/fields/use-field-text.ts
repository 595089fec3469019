import type { Maybe } from '../../editing/value-conflict.ts';
import { useForm, type FieldProps } from './form-context.ts';
import { setOps } from './set-ops.ts';
import { useTyped } from './use-typed.ts';

/** A value as it stands in a field; empty where it is no single value. */
export const textOf = (value: Maybe): string =>
  value === undefined || value === null || typeof value === 'object' ? '' : String(value);

/** What stands in a field, and how it comes into the file. */
export function useFieldText({ path, value }: FieldProps, read: (typed: string) => Maybe) {
  const form = useForm();
  return useTyped({
    text: textOf(value),
    asText: (typed) => textOf(read(typed)),
    commit: (typed) => form.change(setOps(form, path, read(typed))),
  });
}

/** Spaces around a text belong to nobody; an empty text is no text. */
export const readLine = (typed: string): Maybe => {
  const text = typed
    .split(/[\r\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
  return text === '' ? undefined : text;
};
