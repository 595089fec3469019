import { lazy, Suspense, useRef } from 'react';
import { useForm, type FieldProps } from './form-context.ts';
import { setOps } from './set-ops.ts';
import { readText, TextField } from './text-fields.tsx';
import { textOf } from './use-field-text.ts';

/** Loaded with the first field of its kind, because most forms do not need it. */
const RichOrPlain = lazy(async () => {
  const { RichOrPlain: Field } = await import('../rich-text/RichOrPlain.tsx');
  return { default: Field };
});

/** A rich-text field; plain Markdown until the rich-text editor has loaded. */
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
