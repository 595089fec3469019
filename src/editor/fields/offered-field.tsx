import { useEffect, useMemo, useState } from 'react';
import { isOptional } from '../../../schema/fields/field.ts';
import { OfferPicker } from '../pickers/index.ts';
import { siteOffer, type OfferedKind } from '../site/index.ts';
import { showIcons } from '../page/index.ts';
import { useWords, labelOf } from '../words/index.ts';
import {
  FieldFrame,
  fieldId,
  useForm,
  type FieldProps,
  setOps,
  readLine,
  textOf,
  useFieldText,
} from '../forms/index.ts';
import joined from './JoinedInput.module.css';
import styles from './OfferedField.module.css';

/** A reference to something on the site: its name, its look, and a button to choose another. */
export const offeredField = (kind: OfferedKind) =>
  function OfferedField(props: FieldProps) {
    const words = useWords();
    const form = useForm();
    const { schema, path, value } = props;
    const [isOpen, setIsOpen] = useState(false);
    const label = labelOf(schema);
    const name = textOf(value);
    const { session, file } = form;
    const { readIcons } = session.runtime;
    const chosen = useMemo(() => siteOffer(session, kind, name, file), [session, name, file]);
    useEffect(() => {
      if (kind === 'icon' && name !== '') void showIcons(document, [name], readIcons);
    }, [name, readIcons]);
    return (
      <FieldFrame {...props}>
        {(ids) => (
          <>
            <button
              {...ids}
              className={`input ${styles.offered}`}
              type="button"
              aria-haspopup="dialog"
              aria-labelledby={['label', 'value', 'change']
                .map((part) => `${fieldId(path)}-${part}`)
                .join(' ')}
              onClick={() => setIsOpen(true)}
            >
              {chosen?.sample}
              <span id={`${fieldId(path)}-value`} lang={chosen?.language}>
                {chosen?.label ?? (name === '' ? words.panel.none : name)}
              </span>{' '}
              <span className={styles.change} id={`${fieldId(path)}-change`}>
                {words.choose.change}
              </span>
            </button>
            {isOpen && (
              <OfferPicker
                kind={kind}
                label={label}
                value={name}
                isOptional={isOptional(schema)}
                use={(next) => form.change(setOps(form, path, next ?? undefined))}
                close={() => setIsOpen(false)}
              />
            )}
            {kind === 'palette-colour' && <CustomColour {...props} />}
          </>
        )}
      </FieldFrame>
    );
  };

export function ColourField(props: FieldProps) {
  return <FieldFrame {...props}>{(ids) => <ColourInputs {...props} ids={ids} />}</FieldFrame>;
}

type ColourProps = FieldProps & { ids: { id: string } };

function ColourInputs({ ids, ...props }: ColourProps) {
  const form = useForm();
  const { typing } = useFieldText(props, readLine);
  return (
    <div className={joined.joined}>
      <input {...ids} {...typing} className="input" autoComplete="off" spellCheck={false} />
      <ColourWheel {...props} pick={(colour) => form.change(setOps(form, props.path, colour))} />
    </div>
  );
}

function CustomColour(props: FieldProps) {
  const words = useWords();
  const form = useForm();
  return (
    <div className={styles.ownColour}>
      <ColourWheel {...props} pick={(colour) => form.change(setOps(form, props.path, colour))} />
      <span className="hint">{words.choose.customColour}</span>
    </div>
  );
}

function ColourWheel({ schema, value, pick }: FieldProps & { pick: (colour: string) => void }) {
  const words = useWords();
  const text = textOf(value);
  return (
    <input
      className={styles.wheel}
      type="color"
      aria-label={`${words.choose.customColour}: ${labelOf(schema)}`}
      value={/^#[0-9a-f]{6}$/i.test(text) ? text : '#000000'}
      onChange={({ target }) => pick(target.value)}
    />
  );
}
