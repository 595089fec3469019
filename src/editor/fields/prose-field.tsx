import { useRef } from 'react';
import { onDemand, selectionIn } from '../ui/index.ts';
import { useForm, type FieldProps, setOps, textOf } from '../forms/index.ts';
import { readText, TextField } from './text-fields.tsx';

/** Loads with the first field of its kind, because most forms do not need it. */
const RichOrPlain = onDemand(
  async () => (await import('../rich-text/RichOrPlain.tsx')).RichOrPlain,
  { Instead: ({ unloaded }) => unloaded },
);

/** A rich-text field; plain Markdown until the rich-text editor has loaded, or if it fails to load. */
export function ProseField(props: FieldProps) {
  const form = useForm();
  const focused = useRef<HTMLElement>(null);
  return (
    <RichOrPlain
      {...props}
      text={textOf(props.value).trim()}
      selected={() => focused.current && selectionIn(focused.current)}
      commit={(typed) => form.change(setOps(form, props.path, readText(typed)))}
      plain={<TextField {...props} />}
      unloaded={
        <div
          onFocus={({ target }) => {
            focused.current = target;
          }}
          onBlur={() => {
            focused.current = null;
          }}
        >
          <TextField {...props} />
        </div>
      }
    />
  );
}
