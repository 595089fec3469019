import { useRef, useState, type ReactNode } from 'react';
import type { FieldKind } from '../../../schema/fields/field-kind.ts';
import { metaOf } from '../../../schema/fields/field.ts';
import type { Maybe } from '../../content/index.ts';
import { setOps, textOf, useForm, type ControlIds, type FieldProps } from '../forms/index.ts';
import { LinkPicker, OfferedValues } from '../pickers/index.ts';
import type { ChipHandle } from '../rich-text/index.ts';
import { chipsIn, type Chip } from '../site/index.ts';
import { EditorIcon, onDemand, selectionIn } from '../ui/index.ts';
import { labelOf, useWords } from '../words/index.ts';
import styles from './ChipField.module.css';

/** Loads with the first text that has a chip, because most texts are plain. */
const ChipText = onDemand(async () => (await import('../rich-text/ChipText.tsx')).ChipText, {
  Instead: ({ plain }) => plain,
});

/** The kinds of short texts that visitors read. Long texts have an editor of their own. */
const kinds: ReadonlySet<FieldKind> = new Set<FieldKind>(['line', 'inline', 'alt']);

type ChipFieldProps = FieldProps & {
  ids: ControlIds;
  read: (typed: string) => Maybe;
  /** What a pasted text means in the field, where that is not what it says; otherwise null. */
  readPasted: (text: string) => string | null;
  isMultiline: boolean;
  /** The field of a text without chips. */
  children: ReactNode;
};

/**
 * A short text. Where it names a value or has a link, these are shown as visitors read them; both can be put in from a
 * list. A field stays as it is while somebody writes in it.
 */
export function ChipField(props: ChipFieldProps) {
  const { ids, read, readPasted, isMultiline, children, ...field } = props;
  const words = useWords();
  const form = useForm();
  const { session } = form;
  const { schema, path, value } = field;
  const { kind } = metaOf(schema);
  const takesLinks = kind === 'inline';
  const partsOf = (source: string) => chipsIn(session, source, takesLinks);
  const text = textOf(value);
  const hasChips = partsOf(text).some((part) => typeof part !== 'string');
  const [isWriting, setIsWriting] = useState<'plain' | 'chips' | null>(null);
  const isShown = isWriting === null ? hasChips : isWriting === 'chips';
  const [dialog, setDialog] = useState<{ kind: 'value' | 'link'; chip: Chip | null } | null>(null);
  const [startAt, setStartAt] = useState<number | null>(null);
  const around = useRef<HTMLDivElement>(null);
  const focused = useRef<HTMLElement>(null);
  const handle = useRef<ChipHandle>(null);
  const plain = () => around.current?.querySelector<HTMLInputElement>(`[id="${ids.id}"]`) ?? null;
  const commit = (source: string) => {
    const stored = read(source);
    form.change(setOps(form, path, stored));
    return textOf(stored);
  };
  const putIn = (sourceFor: (selected: string) => string) => {
    if (handle.current) {
      handle.current.replace(sourceFor(handle.current.selectedWords()));
      return;
    }
    const input = plain();
    const start = input?.selectionStart ?? text.length;
    const end = input?.selectionEnd ?? start;
    const source = sourceFor(text.slice(start, end));
    setStartAt(start + source.length);
    setIsWriting('chips');
    commit(text.slice(0, start) + source + text.slice(end));
  };
  const close = () => {
    setDialog(null);
    // The dialog returns the focus to its button, but writing goes on in the text.
    handle.current?.focus();
  };
  const open = (opened: 'value' | 'link') => () => setDialog({ kind: opened, chip: null });
  if (!kinds.has(kind)) return children;
  return (
    <div
      className={styles.chips}
      ref={around}
      onFocus={({ target }) => {
        focused.current = target.id === ids.id ? target : focused.current;
        setIsWriting(isShown ? 'chips' : 'plain');
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        focused.current = null;
        if (currentTarget.contains(relatedTarget) || dialog) return;
        setIsWriting(null);
        setStartAt(null);
      }}
    >
      {isShown ? (
        <ChipText
          plain={children}
          ids={ids}
          language={form.languageAt(path)}
          isMultiline={isMultiline}
          text={text}
          partsOf={partsOf}
          commit={commit}
          readPasted={readPasted}
          startAt={startAt}
          selected={() => focused.current && selectionIn(focused.current)}
          handle={handle}
          press={(chip) => chip.kind !== 'language' && setDialog({ kind: chip.kind, chip })}
        />
      ) : (
        children
      )}
      {(takesLinks || isShown) && (
        <div className={styles.tools}>
          {takesLinks && (
            <button
              className="button square flat"
              type="button"
              aria-label={`${words.text.link}: ${labelOf(schema)}`}
              title={words.text.link}
              aria-haspopup="dialog"
              onClick={open('link')}
            >
              <EditorIcon name="link" />
            </button>
          )}
          <button
            className="button square flat"
            type="button"
            aria-label={`${words.chips.putIn}: ${labelOf(schema)}`}
            title={words.chips.putIn}
            aria-haspopup="dialog"
            onClick={open('value')}
          >
            <EditorIcon name="plus" />
          </button>
        </div>
      )}
      {dialog?.kind === 'value' && (
        <OfferedValues
          value={dialog.chip?.source ?? ''}
          use={(source) => putIn(() => source ?? '')}
          close={close}
        />
      )}
      {dialog?.kind === 'link' && (
        <LinkPicker
          description={dialog.chip?.words ?? labelOf(schema)}
          value={dialog.chip?.to ?? ''}
          isOptional={dialog.chip !== null}
          use={(to, ops, label) => {
            form.changeFiles(ops);
            putIn((selected) => linkOf(dialog.chip?.words || selected || label, to));
          }}
          close={close}
        />
      )}
    </div>
  );
}

/** A link as texts have it; without a target, its words. */
const linkOf = (words: string, to: string | null): string => {
  const label = words.replaceAll(/[[\]\n]/g, ' ').trim();
  const address = to?.replaceAll(/[()\s]/g, (sign) => encodeURIComponent(sign));
  return address === undefined ? words : `[${label}](${address})`;
};
