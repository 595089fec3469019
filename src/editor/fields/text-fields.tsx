import { useState, type ClipboardEvent } from 'react';
import type { FieldKind } from '../../../schema/fields/field-kind.ts';
import { metaOf, maxCharacters } from '../../../schema/fields/field.ts';
import {
  type Maybe,
  chatRuns,
  chatWords,
  withoutStruck,
  withoutHidden,
  readTypedDay,
  isValueObject,
} from '../../content/index.ts';
import {
  FieldFrame,
  useForm,
  type FieldProps,
  completeField,
  setOps,
  readLine,
  readNumber,
  textOf,
  useFieldText,
  useTyped,
  type Form,
} from '../forms/index.ts';
import { valueAt } from '../../../schema/value-at.ts';
import type { FieldPath } from '../../messages/index.ts';
import { dateWords, schemaAt } from '../site/index.ts';
import { Checkbox } from '../ui/index.ts';
import { useWords } from '../words/index.ts';
import { ChipField } from './chip-field.tsx';
import { DayInput, dayText, useTypedDay } from './day-input.tsx';
import joined from './JoinedInput.module.css';
import styles from './TextFields.module.css';

/** Reads a multi-line text; a blank one is no value. */
export const readText = (typed: string): Maybe => {
  const text = withoutHidden(typed).trim();
  return text === '' ? undefined : text;
};

/** The kinds of short texts that have words only. */
const wordKinds: ReadonlySet<FieldKind | undefined> = new Set(['line', 'alt', 'note']);

/**
 * Reads the signs of a pasted chat, *bold* and ~struck out~: as marks where the text may have some, otherwise as words,
 * without the struck-out ones. Null for a text without such signs.
 */
const readChat = (kind: FieldKind | undefined, pasted: string): string | null => {
  const hasMarks = kind === 'inline' || kind === 'prose';
  const isRead = hasMarks || wordKinds.has(kind);
  if (!isRead || !chatRuns(pasted).some(({ marks }) => marks.length > 0)) return null;
  return hasMarks
    ? chatWords(pasted).markdown.replaceAll('\\\n', '\n')
    : chatWords(withoutStruck(pasted).text).plain;
};

const pasteChat =
  (kind: FieldKind | undefined) =>
  (event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const read = readChat(kind, event.clipboardData.getData('text/plain'));
    if (read === null) return;
    event.preventDefault();
    const { currentTarget: input } = event;
    input.setRangeText(read, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  };

const inputTypes: Partial<Record<FieldKind, 'email' | 'tel' | 'url'>> = {
  email: 'email',
  telephone: 'tel',
  url: 'url',
};

/** A line longer than this many characters is shown in several rows. */
const longestInOneRow = 120;

export function LineField(props: FieldProps) {
  const isLong = (maxCharacters(props.schema) ?? 0) > longestInOneRow;
  // Addresses and the like need their own on-screen keyboard.
  return isLong && metaOf(props.schema).kind === 'line' ? (
    <LongText {...props} read={readLine} />
  ) : (
    <ShortLine {...props} />
  );
}

/** A single line with the on-screen keyboard of its kind: e-mail, telephone, URL. */
function ShortLine(props: FieldProps) {
  const { typing, isUnfinished } = useFieldText(props, readLine);
  const { languageAt } = useForm();
  const { kind } = metaOf(props.schema);
  return (
    <FieldFrame {...props} isUnfinished={isUnfinished}>
      {(ids) => (
        <ChipField
          {...props}
          ids={ids}
          read={readLine}
          readPasted={(text) => readChat(kind, text)}
          isMultiline={false}
        >
          <input
            {...ids}
            {...typing}
            onPaste={pasteChat(kind)}
            className={kind === 'tile-row' ? `input ${styles.stitches}` : 'input'}
            type="text"
            inputMode={inputTypes[kind]}
            lang={languageAt(props.path)}
            spellCheck
            autoComplete="off"
          />
        </ChipField>
      )}
    </FieldFrame>
  );
}

/** A number with separators; an amount also shows its currency. */
export function NumberField(props: FieldProps) {
  const { currency, language } = useForm();
  const { typing, isUnfinished } = useFieldText(props, (typed) => readNumber(typed, language));
  const isAmount = metaOf(props.schema).kind === 'amount';
  return (
    <FieldFrame {...props} isUnfinished={isUnfinished}>
      {(ids) => (
        <div className={joined.joined}>
          {isAmount && currency !== '' && <span aria-hidden="true">{currency}</span>}
          <input
            {...ids}
            {...typing}
            className="input"
            type="text"
            inputMode="decimal"
            autoComplete="off"
          />
        </div>
      )}
    </FieldFrame>
  );
}

const charactersInLine = 40;
const maxRows = 16;

const rowsOf = (text: string): number =>
  Math.min(
    maxRows,
    text
      .split('\n')
      .reduce((rows, line) => rows + 1 + Math.floor(line.length / charactersInLine), 1),
  );

export const TextField = (props: FieldProps) => <LongText {...props} read={readText} />;

/** A text in several rows; the field grows with the text. */
function LongText({ read, ...props }: FieldProps & { read: (typed: string) => Maybe }) {
  const { typing, isUnfinished } = useFieldText(props, read);
  const { languageAt } = useForm();
  return (
    <FieldFrame {...props} isUnfinished={isUnfinished}>
      {(ids) => (
        <ChipField
          {...props}
          ids={ids}
          read={read}
          readPasted={(text) => readChat(metaOf(props.schema).kind, text)}
          isMultiline={read !== readLine}
        >
          <textarea
            {...ids}
            {...typing}
            onPaste={pasteChat(metaOf(props.schema).kind)}
            className="input"
            rows={rowsOf(typing.value)}
            lang={languageAt(props.path)}
            spellCheck
          />
        </ChipField>
      )}
    </FieldFrame>
  );
}

type DateFieldProps = FieldProps & { hasWeekday?: boolean; placeholder?: string };

/** A day, shown with its weekday unless a sentence around it says it. */
export function DateField({ hasWeekday = true, placeholder, ...props }: DateFieldProps) {
  const form = useForm();
  const { path } = props;
  const text = textOf(props.value);
  const { typing, isUnfinished } = useDay(props);
  const inWords = hasWeekday ? dateWords(text, form) : null;
  return (
    <FieldFrame {...props} isUnfinished={isUnfinished}>
      {(ids) => (
        <>
          <DayInput
            ids={ids}
            typing={typing}
            day={text}
            pick={(day) => form.change(setOps(form, path, day))}
            placeholder={placeholder}
          />
          {inWords !== null && <p className="hint">{inWords}</p>}
        </>
      )}
    </FieldFrame>
  );
}

function useDay({ path, value }: FieldProps) {
  const form = useForm();
  return useTypedDay({
    session: form.session,
    text: textOf(value),
    language: form.language,
    store: (typed) => form.change(setOps(form, path, typed || undefined)),
    complete: (typed, day) => completeField(form, path, typed, day),
  });
}

/** A field that stands beside this one, by its name. */
export function besideIn(form: Form, path: FieldPath, name: string | undefined) {
  const beside = [...path.slice(0, -1), name ?? ''];
  const schema = name === undefined ? null : schemaAt(form, beside);
  return schema && { schema, path: beside, value: valueAt(form.root, beside) };
}

/** A day, or the words for one that is not confirmed yet. */
export function CalendarDateField(props: FieldProps) {
  const words = useWords();
  const form = useForm();
  const { path, value } = props;
  const inWords = isValueObject(value) ? textOf(value['asPublished']) : null;
  const [isOpen, setIsOpen] = useState(false);
  const isUnconfirmed = inWords !== null || (isOpen && value === undefined);
  const day = useDay({ ...props, value: isUnconfirmed ? undefined : value });
  const unconfirmed = useTyped({
    text: inWords ?? '',
    asText: (typed) => textOf(readLine(typed)),
    commit: (typed) => {
      const line = readLine(typed);
      form.change(setOps(form, path, line === undefined ? undefined : { asPublished: line }));
    },
  });
  const turn = (isOn: boolean) => {
    setIsOpen(isOn);
    const text = isOn ? dayText(textOf(value), form.language) : (inWords ?? '');
    const read = isOn ? text && { asPublished: text } : readTypedDay(text, form.language);
    form.change(setOps(form, path, read || undefined));
  };
  const shown = dateWords(textOf(value), form);
  const lastDay = besideIn(form, path, metaOf(props.schema).lastDay);
  const [isLong, setIsLong] = useState(false);
  const hasSeveral = isLong || lastDay?.value !== undefined;
  const turnSeveral = (isOn: boolean) => {
    setIsLong(isOn);
    if (lastDay && !isOn) form.change(setOps(form, lastDay.path, undefined));
  };
  const field = (
    <FieldFrame {...props} isUnfinished={day.isUnfinished || unconfirmed.isUnfinished}>
      {(ids) => (
        <>
          {isUnconfirmed ? (
            <input
              {...ids}
              {...unconfirmed.typing}
              className="input"
              type="text"
              autoComplete="off"
            />
          ) : (
            <DayInput
              ids={ids}
              typing={day.typing}
              day={textOf(value)}
              pick={(picked) => form.change(setOps(form, path, picked))}
            />
          )}
          {shown !== null && <p className="hint">{shown}</p>}
          <div className={styles.ticks}>
            {lastDay && (
              <Checkbox checked={hasSeveral} turn={turnSeveral}>
                {words.panel.severalDays}
              </Checkbox>
            )}
            <Checkbox checked={isUnconfirmed} turn={turn}>
              {words.panel.unconfirmed}
            </Checkbox>
          </div>
        </>
      )}
    </FieldFrame>
  );
  return lastDay && hasSeveral ? (
    <>
      {field}
      <form.FieldView schema={lastDay.schema} path={lastDay.path} value={lastDay.value} />
    </>
  ) : (
    field
  );
}
