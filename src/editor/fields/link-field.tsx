import { useEffect, useMemo, useRef, useState, type ClipboardEvent } from 'react';
import { isOptional } from '../../../schema/fields/field.ts';
import { LinkPicker } from '../pickers/index.ts';
import { labelOfLink, linkFromTyped, type FileOp } from '../site/index.ts';
import { EditorIcon } from '../ui/index.ts';
import { useWords, labelOf } from '../words/index.ts';
import {
  FieldFrame,
  useForm,
  type FieldProps,
  fieldId,
  setOps,
  readLine,
  textOf,
  useFieldText,
} from '../forms/index.ts';
import joined from './JoinedInput.module.css';
import offered from './OfferedField.module.css';

/** The target of a link: by its name, once it is one of the site; typed, pasted or picked until then. */
export function LinkField(props: FieldProps) {
  const words = useWords();
  const form = useForm();
  const { session } = form;
  const { value, schema, path } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [isTyped, setIsTyped] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const set = (to: string | null, ops: readonly FileOp[], completes = false) => {
    const fieldOps = setOps(form, path, to ?? undefined).map((op) => ({
      file: form.file,
      op: completes && op.op === 'set' ? { ...op, completes } : op,
    }));
    form.changeFiles([...ops, ...fieldOps]);
  };
  const { typing, isUnfinished } = useFieldText(props, readLine, (typed) => {
    const link = linkFromTyped(session, typed);
    if (link) set(link.to, link.ops, true);
  });
  const paste = (event: ClipboardEvent) => {
    const link = linkFromTyped(session, event.clipboardData.getData('text/plain'));
    if (!link) return;
    event.preventDefault();
    set(link.to, link.ops);
    setIsTyped(false);
  };
  const to = textOf(value);
  const leadsTo = useMemo(() => (to === '' ? undefined : labelOfLink(session, to)), [session, to]);
  useEffect(() => {
    if (!isTyped) return;
    input.current?.focus();
    input.current?.select();
  }, [isTyped]);
  const isNamed = leadsTo !== undefined && !isTyped && !isUnfinished;
  return (
    <FieldFrame {...props} isUnfinished={isUnfinished}>
      {(ids) => (
        <>
          <div className={joined.joined}>
            {isNamed ? (
              <button
                {...ids}
                className={`input ${offered.offered}`}
                type="button"
                aria-labelledby={['label', 'value', 'change']
                  .map((part) => `${fieldId(path)}-${part}`)
                  .join(' ')}
                onClick={() => setIsTyped(true)}
                onPaste={paste}
              >
                <span id={`${fieldId(path)}-value`}>{leadsTo}</span>{' '}
                <span className={offered.change} id={`${fieldId(path)}-change`}>
                  {words.choose.change}
                </span>
              </button>
            ) : (
              <input
                {...ids}
                {...typing}
                ref={input}
                className="input"
                autoComplete="off"
                spellCheck={false}
                placeholder={words.link.typed}
                onPaste={paste}
                onBlur={() => {
                  typing.onBlur();
                  setIsTyped(false);
                }}
              />
            )}
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
          {isOpen && (
            <LinkPicker
              description={labelOf(schema)}
              value={to}
              isOptional={isOptional(schema)}
              use={(next, ops) => set(next, ops)}
              close={() => setIsOpen(false)}
            />
          )}
        </>
      )}
    </FieldFrame>
  );
}
