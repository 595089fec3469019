import { choicesOf, defaultOf, isOptional, metaOf } from '../../../schema/fields/field.ts';
import { currentWords, fill, useWords, nameInWords } from '../words/index.ts';
import { FieldFrame, useForm, type FieldProps, setOps } from '../forms/index.ts';

type SelectProps = FieldProps & {
  offers: readonly { value: string; label: string }[];
  nothing: string;
};

/** A select; an optional field can also be left empty. */
function Select({ offers, nothing, ...props }: SelectProps) {
  const form = useForm();
  const { schema, path, value } = props;
  const chosen = value === undefined || value === null ? '' : String(value);
  const isOffered = offers.some((offer) => offer.value === chosen);
  return (
    <FieldFrame {...props}>
      {(ids) => (
        <select
          {...ids}
          className="input"
          value={chosen}
          onChange={({ target }) => {
            const next = target.value === '' ? undefined : readChoice(target.value, schema);
            form.change(setOps(form, path, next));
          }}
        >
          {(isOptional(schema) || chosen === '') && <option value="">{nothing}</option>}
          {!isOffered && chosen !== '' && <option value={chosen}>{chosen}</option>}
          {offers.map((offer) => (
            <option key={offer.value} value={offer.value}>
              {offer.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

const readChoice = (chosen: string, schema: FieldProps['schema']): string | boolean =>
  metaOf(schema).kind === 'yes-no' ? chosen === 'true' : chosen;

/** What an empty field means; null if its schema does not say. */
function usual(schema: FieldProps['schema'], inWords: (value: string) => string): string | null {
  const value = defaultOf(schema);
  if (typeof value !== 'string' && typeof value !== 'boolean') return null;
  return fill(currentWords().panel.asUsualIs, { value: inWords(String(value)) });
}

export function ChoiceField(props: FieldProps) {
  const words = useWords();
  const offers = (choicesOf(props.schema) ?? []).map((value) => ({
    value,
    label: nameInWords(value),
  }));
  return (
    <Select
      {...props}
      offers={offers}
      nothing={usual(props.schema, nameInWords) ?? words.panel.none}
    />
  );
}

export function YesNoField(props: FieldProps) {
  const words = useWords();
  const offers = [
    { value: 'true', label: words.panel.yes },
    { value: 'false', label: words.panel.no },
  ];
  const inWords = (value: string) => (value === 'true' ? words.panel.yes : words.panel.no);
  return (
    <Select
      {...props}
      offers={offers}
      nothing={usual(props.schema, inWords) ?? words.panel.asUsual}
    />
  );
}
