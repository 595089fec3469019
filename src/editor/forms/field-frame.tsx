import { useState, type ReactNode } from 'react';
import { changedExcerpts, type Maybe } from '../../content/index.ts';
import type { FieldKind } from '../../../schema/fields/field-kind.ts';
import { diagnosticKey, type Diagnostic } from '../../messages/index.ts';
import { afterPress, EditorIcon, actionRowStyles as actionRow } from '../ui/index.ts';
import { dayInWords, isDay } from '../../site/index.ts';
import { currentWords, fill, useWords, hintOf, labelOf, sentencesOf } from '../words/index.ts';
import { diagnosticsAt, fieldId, useForm, type FieldProps, type Form } from './form-context.ts';
import { MistakeText } from './MistakeText.tsx';
import { datesToYear } from './move-dates.ts';
import { labelOfLink, schemaAt, valueWords } from '../site/index.ts';
import { metaOf } from '../../../schema/fields/field.ts';
import { valueAt } from '../../../schema/value-at.ts';
import { isFresh, leaveField } from './fresh-items.ts';
import { setOps } from './set-ops.ts';
import { structureOps } from './structure-ops.ts';
import { AlsoElsewhere } from './AlsoElsewhere.tsx';
import explained from './Explained.module.css';
import earlierStyles from './Earlier.module.css';
import group from './FieldGroup.module.css';
import mistakes from './Mistakes.module.css';

export type ControlIds = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FrameProps = FieldProps & {
  children: (ids: ControlIds) => ReactNode;
  /** A field with several controls gets a legend as its label. */
  asGroup?: boolean;
  /** In place of the label of the schema. */
  label?: string;
  /** Shows the diagnostics of inner values here, because they have no control of their own. */
  withInner?: boolean;
  /** Diagnostics wait while somebody types a value that only counts as a whole. */
  isUnfinished?: boolean;
};

export function FieldFrame(props: FrameProps) {
  const words = useWords();
  const { schema, path, children, asGroup = false, withInner = !asGroup } = props;
  const { isUnfinished = false } = props;
  const { diagnostics, earlier, session, file } = useForm();
  const [isLeft, setIsLeft] = useState(false);
  const { label = labelOf(schema) } = props;
  const { line, rest } = splitHint(hintOf(schema));
  const [isExplained, setIsExplained] = useState(false);
  const leave = () =>
    afterPress(() => {
      setIsLeft(true);
      leaveField(session, file, path);
    });
  const isEmpty = props.value === undefined || props.value === '';
  // What a new item lacks is no mistake before its field is left.
  const isAwaited = isUnfinished || (isEmpty && !isLeft && isFresh(session, file, path));
  const fieldDiagnostics = isAwaited ? [] : diagnosticsAt(diagnostics, path, withInner);
  const id = fieldId(path);
  const ids = [
    ...(line === '' ? [] : [`${id}-hint`]),
    ...(isExplained ? [`${id}-more`] : []),
    ...(fieldDiagnostics.length > 0 ? [`${id}-mistakes`] : []),
    ...(earlier(path).same ? [] : [`${id}-was`]),
  ];
  const control = children({
    id,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': fieldDiagnostics.some(({ severity }) => severity === 'error') || undefined,
  });
  const notes = (
    <>
      {rest !== '' && (
        <button
          className={`button square flat ${explained.open}`}
          type="button"
          aria-label={fill(words.help.about, { field: label })}
          aria-expanded={isExplained}
          aria-controls={`${id}-more`}
          onClick={() => setIsExplained(!isExplained)}
        >
          <EditorIcon name="circle-question-mark" />
        </button>
      )}
      {line !== '' && (
        <p className={asGroup ? `hint ${group.hint}` : 'hint'} id={`${id}-hint`}>
          {line}
        </p>
      )}
    </>
  );
  const more = (
    <p className={`hint ${explained.more}`} id={`${id}-more`} hidden={!isExplained}>
      {rest}
    </p>
  );
  // Advice is not marked like a mistake, which keeps the page from being published.
  const isWrong = fieldDiagnostics.some(({ severity }) => severity === 'error') || undefined;
  const state = isWrong ? 'field wrong' : 'field';
  if (asGroup) {
    return (
      <fieldset
        className={`${state} ${group.group}`}
        data-wrong={isWrong}
        id={`${id}-group`}
        onBlur={leave}
      >
        <legend>{label}</legend>
        {notes}
        {more}
        {control}
        <Mistakes diagnostics={fieldDiagnostics} id={id} />
        <Earlier {...props} id={id} />
      </fieldset>
    );
  }
  return (
    <div className={state} data-wrong={isWrong} onBlur={leave}>
      <label htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      {notes}
      {control}
      {more}
      <Mistakes diagnostics={fieldDiagnostics} id={id} />
      <Earlier {...props} id={id} />
    </div>
  );
}

/** The most characters of a hint that stands beside a field: a line of the panel. */
const longestLine = 50;

/** What a form shows of a hint, and what it shows when asked: its first sentence, if that fits a line. */
function splitHint(hint: string): { line: string; rest: string } {
  const [first = '', ...others] = sentencesOf(hint);
  return first.length > longestLine
    ? { line: '', rest: hint }
    : { line: first, rest: others.join(' ') };
}

type MistakesProps = { diagnostics: readonly Diagnostic[]; id: string };

export function Mistakes({ diagnostics, id }: MistakesProps) {
  const words = useWords();
  const form = useForm();
  if (diagnostics.length === 0) return null;
  return (
    <div id={`${id}-mistakes`}>
      {diagnostics.map((diagnostic) => {
        const { severity } = diagnostic;
        const shown = { diagnostic, open: form, language: form.language };
        const isError = severity === 'error';
        return (
          <div key={diagnosticKey(diagnostic)} className={mistakes.mistake}>
            <p className={isError ? 'message' : `message ${mistakes.mild}`}>
              <EditorIcon name="circle-alert" />
              <span>
                <span className="vh">{isError ? words.panel.mistake : words.panel.warning} </span>
                <MistakeText part="message" {...shown} />
              </span>
            </p>
            <p className={mistakes.help}>
              <MistakeText part="help" {...shown} />
            </p>
            {diagnostic.fix && (
              <button className="button" type="button" onClick={() => form.fix(diagnostic)}>
                {fixWords(diagnostic)}
              </button>
            )}
            {!diagnostic.fix && <Targets diagnostic={diagnostic} form={form} />}
            <Offers diagnostic={diagnostic} form={form} />
            <StructureOffer diagnostic={diagnostic} form={form} />
          </div>
        );
      })}
    </div>
  );
}

type OfferProps = { diagnostic: Diagnostic; form: Form };

/**
 * Offers changes that would make the parts of a file agree. Another part may be wrong, so none is applied by itself.
 */
export function Offers({
  diagnostic: { code, path, offered, offeredFor: target = path },
  form,
}: OfferProps) {
  const words = useWords();
  const schema = schemaAt(form, target);
  if (offered === undefined || schema === null) return null;
  const value = valueWords(offered, schema, form);
  const toYear = code === 'dates-in-other-year' ? datesToYear(form, path) : [];
  return (
    <div className={actionRow.row}>
      {toYear.length > 0 && (
        <button className="button" type="button" onClick={() => form.change(toYear)}>
          {fill(words.panel.datesToYear, { year: String(valueAt(form.root, path)) })}
        </button>
      )}
      <button
        className="button"
        type="button"
        onClick={() => form.change(setOps(form, target, offered))}
      >
        {fill(words.panel.makeIt, { field: labelOf(schema), value })}
      </button>
    </div>
  );
}

/** The most targets that a link which leads nowhere offers. */
const maxTargets = 2;

const dayKinds: ReadonlySet<FieldKind> = new Set(['date', 'calendar-date']);

/** Offers to let a link lead to what it probably means, and the days that a text such as 12/3/2027 may mean. */
function Targets({ diagnostic: { path, suggestions = [] }, form }: OfferProps) {
  const words = useWords();
  const schema = schemaAt(form, path);
  const kind = schema && metaOf(schema).kind;
  if (kind && dayKinds.has(kind)) {
    return suggestions.filter(isDay).map((day) => (
      <button
        key={day}
        className="button"
        type="button"
        onClick={() => form.change(setOps(form, path, day))}
      >
        {fill(words.panel.write, { value: dayInWords(day, form.language) })}
      </button>
    ));
  }
  if (kind !== 'link' && kind !== 'page') return null;
  return suggestions.slice(0, maxTargets).map((to) => (
    <button
      key={to}
      className="button"
      type="button"
      onClick={() => form.change(setOps(form, path, to))}
    >
      <EditorIcon name="check" />
      {fill(words.link.useTarget, { target: labelOfLink(form.session, to) ?? to })}
    </button>
  ));
}

/** Offers to turn a text that only looks like a list, heading or table into one. It may be intended. */
function StructureOffer({ diagnostic, form }: OfferProps) {
  const words = useWords();
  const offer = structureOps(form.root, diagnostic);
  if (!offer) return null;
  return (
    <button className="button" type="button" onClick={() => form.change(offer.ops)}>
      {words.panel.structures[offer.structure]}
    </button>
  );
}

const longestFix = 40;

function fixWords({ fix }: Diagnostic): string {
  const words = currentWords();
  const [edit, ...others] = fix?.edits ?? [];
  const text = edit?.newText.trim() ?? '';
  const isShort = others.length === 0 && text !== '' && text.length <= longestFix;
  return isShort && !text.includes('\n')
    ? fill(words.panel.write, { value: text.replaceAll(/^["']|["']$/g, '') })
    : words.panel.correct;
}

/** The changed part of a text that is too long to repeat. */
const earlierWords = (earlier: Maybe, value: Maybe, inWords: string): string =>
  typeof earlier === 'string' && typeof value === 'string' && inWords.endsWith('…')
    ? changedExcerpts(earlier, value)[0]
    : inWords;

/** What the field was when it was published, with the way back. */
export function Earlier({ id, label, ...field }: FieldProps & { id: string; label?: string }) {
  const { schema, path, value } = field;
  const words = useWords();
  const form = useForm();
  const earlier = form.earlier(path);
  if (earlier.same) return null;
  // The sentence around it has its own full stop.
  const earlierText = earlierWords(
    earlier.value,
    value,
    valueWords(earlier.value, schema, form),
  ).replace(/\.$/, '');
  return (
    <>
      <p className={earlierStyles.earlier}>
        <span id={`${id}-was`}>
          {words.panel.changed}{' '}
          {earlierText === ''
            ? words.panel.itWasEmpty
            : fill(words.panel.itWas, { value: earlierText })}
        </span>
        <button
          className="text-button"
          type="button"
          onClick={() => form.change(setOps(form, path, earlier.value))}
        >
          {words.panel.putBack}
          <span className="vh"> {label ?? labelOf(schema)}</span>
        </button>
      </p>
      <AlsoElsewhere schema={schema} path={path} before={earlier.value} value={value} />
    </>
  );
}
