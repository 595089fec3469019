import { useCallback, useRef } from 'react';
import { labelOf } from '../words/field-words.ts';
import { useWords } from '../words/use-words.ts';
import { useForm, type FieldProps } from './form-context.ts';

/** Notes in the session that the input of a field holds something that is no value: a mistake at the field. */
export function useUnread({ schema, path }: FieldProps): (isUnread: boolean) => void {
  const words = useWords();
  const { session, file } = useForm();
  const field = useRef({ file, path, where: labelOf(schema) });
  return useCallback(
    (isUnread: boolean) =>
      session.noteUnread(
        field.current,
        isUnread ? { message: words.panel.noDay, help: words.panel.noDayHelp } : null,
      ),
    [session, words],
  );
}
