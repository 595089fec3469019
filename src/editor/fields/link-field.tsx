import { useMemo, useState } from 'react';
import { isOptional } from '../../../schema/fields/field.ts';
import { LinkPicker } from '../pickers/index.ts';
import { labelOfLink } from '../site/index.ts';
import { EditorIcon } from '../ui/index.ts';
import { useWords, labelOf } from '../words/index.ts';
import {
  FieldFrame,
  useForm,
  type FieldProps,
  setOps,
  readLine,
  textOf,
  useFieldText,
} from '../forms/index.ts';
import joined from './JoinedInput.module.css';

/** The target of a link: typed, or picked from the site. */
export function LinkField(props: FieldProps) {
  const words = useWords();
  const form = useForm();
  const { session } = form;
  const { value, schema, path } = props;
  const [isOpen, setIsOpen] = useState(false);
  const typing = useFieldText(props, readLine);
  const to = textOf(value);
  const leadsTo = useMemo(() => (to === '' ? undefined : labelOfLink(session, to)), [session, to]);
  return (
    <FieldFrame {...props}>
      {(ids) => (
        <>
          <div className={joined.joined}>
            <input {...ids} {...typing} className="input" autoComplete="off" spellCheck={false} />
            <button
              className="button square"
              type="button"
              aria-label={`${words.link.title} ${labelOf(schema)}`}
              title={words.link.title}
              aria-haspopup="dialog"
              onClick={() => setIsOpen(true)}
            >
              <EditorIcon name="link" />
            </button>
          </div>
          {leadsTo !== undefined && <p className="hint">{leadsTo}</p>}
          {isOpen && (
            <LinkPicker
              description={labelOf(schema)}
              value={to}
              isOptional={isOptional(schema)}
              use={(next, ops) => {
                const fieldOps = setOps(form, path, next ?? undefined);
                form.changeFiles([...ops, ...fieldOps.map((op) => ({ file: form.file, op }))]);
              }}
              close={() => setIsOpen(false)}
            />
          )}
        </>
      )}
    </FieldFrame>
  );
}
