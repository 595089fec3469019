import { lazy, Suspense, useRef } from 'react';
import { useForm, type FieldProps } from './form-context.ts';
import { setOps } from './set-ops.ts';
import { readText, TextField } from './text-fields.tsx';
import { textOf } from './use-field-text.ts';

/** It comes with the first field of its kind: most forms need none of it. */
const RichOrPlain = lazy(async () => {
  const { RichOrPlain: Field } = await import('../rich-text/RichOrPlain.tsx');
  return { default: Field };
});

/** A longer text as it looks on the page. Until what that needs has come, as it is written. */
export function ProseField(props: FieldProps) {
  const form = useForm();
  const hadFocus = useRef(false);
  const plain = <TextField {...props} />;
  const note = (has: boolean) => {
    hadFocus.current = has;
  };
  return (
    <Suspense
      fallback={
        <div onFocus={() => note(true)} onBlur={() => note(false)}>
          {plain}
        </div>
      }
    >
      <RichOrPlain
        {...props}
        text={textOf(props.value).trim()}
        takesFocus={() => hadFocus.current}
        commit={(typed) => form.change(setOps(form, props.path, readText(typed)))}
        plain={plain}
      />
    </Suspense>
  );
}
