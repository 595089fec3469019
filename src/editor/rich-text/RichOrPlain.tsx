import type { ReactNode } from 'react';
import { FieldFrame, useForm, type FieldProps } from '../forms/index.ts';
import type { TextSelection } from '../ui/index.ts';
import { readText } from './read-text.ts';
import { RichTextField } from './RichTextField.tsx';

type RichOrPlainProps = FieldProps & {
  text: string;
  commit: (text: string) => void;
  /** The selection in the field that this replaces; null if that field does not have the focus. */
  selected: () => TextSelection | null;
  plain: ReactNode;
  /** Shown until this field has loaded. */
  unloaded: ReactNode;
};

/** Rich text, or plain Markdown for texts with unsupported syntax. */
export function RichOrPlain({ text, commit, selected, plain, ...field }: RichOrPlainProps) {
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
          selected={selected()}
        />
      )}
    </FieldFrame>
  );
}
