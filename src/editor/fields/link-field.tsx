import { useMemo, useState, type ClipboardEvent } from 'react';
import { isOptional, metaOf } from '../../../schema/fields/field.ts';
import { valueAt } from '../../../schema/value-at.ts';
import { uploadFile, type EditOp } from '../../content/index.ts';
import { FileButton, FileDrop, LinkPicker, UploadResult, useUpload } from '../pickers/index.ts';
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

/**
 * The target of a link: by its name, once it is one of the site, which opens the choice of others; typed, pasted or
 * picked until then. A document can be
 * dropped on it; a new version of one keeps the former among the earlier versions beside it.
 */
export function LinkField(props: FieldProps) {
  const words = useWords();
  const form = useForm();
  const { session } = form;
  const { value, schema, path } = props;
  const [isOpen, setIsOpen] = useState(false);
  const set = (to: string | null, ops: readonly FileOp[], completes = false) => {
    const fieldOps = setOps(form, path, to ?? undefined).map((op) => ({
      file: form.file,
      op: completes && op.op === 'set' ? { ...op, completes } : op,
    }));
    form.changeFiles([...ops, ...fieldOps]);
  };
  const { isFile, formerIn } = metaOf(schema);
  const to = textOf(value);
  const upload = useUpload(session, {
    folder: 'files',
    onUploaded: (name) => {
      const next = uploadFile('files', name);
      const former = formerIn === undefined || to === '' || to === next ? [] : keepFormer(form);
      form.change(
        [...setOps(form, path, next), ...former],
        former.length > 0 ? words.document.formerKept : '',
      );
    },
  });
  /** Puts the present file on top of the earlier versions beside it. */
  const keepFormer = ({ root }: Pick<typeof form, 'root'>): EditOp[] => {
    const list = [...path.slice(0, -1), formerIn ?? ''];
    const entry = { [path.at(-1) ?? '']: to };
    return valueAt(root, list) === undefined
      ? setOps(form, list, [entry])
      : [{ op: 'insert', path: list, index: 0, value: entry }];
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
  };
  const leadsTo = useMemo(() => (to === '' ? undefined : labelOfLink(session, to)), [session, to]);
  const isNamed = leadsTo !== undefined && !isUnfinished;
  return (
    <FieldFrame {...props} isUnfinished={isUnfinished}>
      {(ids) => (
        <FileDrop upload={upload}>
          <div className={joined.joined}>
            {isNamed ? (
              <button
                {...ids}
                className={`input ${offered.offered}`}
                type="button"
                aria-labelledby={['label', 'value', 'change']
                  .map((part) => `${fieldId(path)}-${part}`)
                  .join(' ')}
                aria-haspopup="dialog"
                onClick={() => setIsOpen(true)}
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
                className="input"
                autoComplete="off"
                spellCheck={false}
                placeholder={isFile ? '' : words.link.typed}
                onPaste={paste}
              />
            )}
            {!isNamed && (
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
            )}
          </div>
          {isFile && (to === '' || formerIn !== undefined) && (
            <div className={joined.below}>
              <FileButton
                icon="upload"
                label={to === '' ? words.picture.chooseFile : words.document.newVersion}
                folder="files"
                take={upload.take}
              />
            </div>
          )}
          <UploadResult upload={upload} />
          {isOpen && (
            <LinkPicker
              description={labelOf(schema)}
              {...(isFile ? { kinds: ['download'] } : {})}
              value={to}
              isOptional={isOptional(schema)}
              use={(next, ops) => set(next, ops)}
              close={() => setIsOpen(false)}
            />
          )}
        </FileDrop>
      )}
    </FieldFrame>
  );
}
