import type { ReactNode } from 'react';
import { FieldFrame } from '../forms/field-frame.tsx';
import { useForm, type FieldProps } from '../forms/form-context.ts';
import { readText } from './read-text.ts';
import { RichTextField } from './RichTextField.tsx';

type RichOrPlainProps = FieldProps & {
  text: string;
  commit: (text: string) => void;
  takesFocus: () => boolean;
  /** The fallback for texts that cannot be edited as rich text. */
  plain: ReactNode;
  /** Shown while this field is not loaded. */
  unloaded: ReactNode;
};

/** Rich text, or plain Markdown for texts with syntax that the editor does not support. */
export function RichOrPlain({ text, commit, takesFocus, plain, ...field }: RichOrPlainProps) {
  const { languageAt } = useForm();
  if (!readText(text)) return plain;
  return (
    <FieldFrame {...field}>
      {(ids) => (
        <RichTextField
          ids={ids}
          language={languageAt(field.path)}
          text={text}
          commit={commit}
          takesFocus={takesFocus()}
        />
      )}
    </FieldFrame>
  );
}
