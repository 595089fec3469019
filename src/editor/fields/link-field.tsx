import { FieldFrame } from './field-frame.tsx';
import { useForm, type FieldProps } from './form-context.ts';
import { readLine, useFieldText } from './use-field-text.ts';

/** Where a link leads: typed, or taken from all pages, outside links and contacts that the site has. */
export function LinkField(props: FieldProps) {
  const form = useForm();
  const { value } = props;
  const offers = form.offers('link');
  const typing = useFieldText(props, readLine);
  const leadsTo = offers.find((offer) => offer.value === value)?.label;
  return (
    <FieldFrame {...props}>
      {(ids) => (
        <>
          <input
            {...ids}
            {...typing}
            className="input"
            list={`${ids.id}-offers`}
            autoComplete="off"
            spellCheck={false}
          />
          <datalist id={`${ids.id}-offers`}>
            {offers.map((offer) => (
              <option key={offer.value} value={offer.value}>
                {offer.label}
              </option>
            ))}
          </datalist>
          {leadsTo !== undefined && <p className="hint">{leadsTo}</p>}
        </>
      )}
    </FieldFrame>
  );
}
