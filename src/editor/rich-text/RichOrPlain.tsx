import type { ReactNode } from 'react';
import { FieldFrame } from '../fields/field-frame.tsx';
import type { FieldProps } from '../fields/form-context.ts';
import { readText } from './read-text.ts';
import { RichTextField } from './RichTextField.tsx';

type RichOrPlainProps = FieldProps & {
  text: string;
  commit: (text: string) => void;
  takesFocus: () => boolean;
  /** The field for a text that cannot be shown as it looks. */
  plain: ReactNode;
};

/** A text as it looks; one with something that the grammar does not know is changed as it is written. */
export function RichOrPlain({ text, commit, takesFocus, plain, ...field }: RichOrPlainProps) {
  if (!readText(text)) return plain;
  return (
    <FieldFrame {...field}>
      {(ids) => <RichTextField ids={ids} text={text} commit={commit} takesFocus={takesFocus()} />}
    </FieldFrame>
  );
}
