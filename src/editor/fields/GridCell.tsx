import { metaOf, type FieldSchema } from '../../../schema/fields/field.ts';
import { readTypedDay, type Maybe } from '../../content/index.ts';
import { useWords } from '../words/index.ts';
import {
  diagnosticsAt,
  fieldId,
  useForm,
  type FieldProps,
  completeField,
  setOps,
  readLine,
  readNumber,
  textOf,
  useFieldText,
} from '../forms/index.ts';
import { valueWords } from '../site/index.ts';

type CellProps = FieldProps & {
  /** The column and the row, because a cell has no label of its own. */
  label: string;
  /** Whether the column holds numbers; if not, a cell keeps what is typed. */
  holdsNumbers: boolean;
};

/** A number if the text is certainly one and the column holds numbers; otherwise the text. */
const readAs =
  (holdsNumbers: boolean, language: string) =>
  (typed: string): Maybe =>
    holdsNumbers && /^-?[\d.,\s]+$/.test(typed.trim())
      ? readNumber(typed, language)
      : readLine(typed);

/** The day that the text of a cell means, if its column takes days. */
const dayIn = (schema: FieldSchema, text: string, language: string): string | null =>
  metaOf(schema).kind === 'date' ? readTypedDay(text, language) : null;

/** A cell of a grid. Values that are neither text nor number, such as pictures, open in the form of their row. */
export function GridCell(props: CellProps) {
  const words = useWords();
  const { schema, path, value } = props;
  const form = useForm();
  const { kind } = metaOf(schema);
  if (kind === 'yes-no' || typeof value === 'boolean') return <YesNoCell {...props} />;
  if (kind === 'image' || (typeof value === 'object' && value !== null)) {
    return (
      <button className="text-button" type="button" onClick={() => form.open(path)}>
        <span className="vh">{props.label}: </span>
        {valueWords(value, schema, form) || words.table.openRow}
      </button>
    );
  }
  return <TextCell {...props} />;
}

function useWrong({ path }: FieldProps) {
  const { diagnostics } = useForm();
  const isWrong = diagnosticsAt(diagnostics, path, true).some((one) => one.severity === 'error');
  return isWrong ? { 'aria-invalid': true, 'aria-describedby': mistakesOf(path) } : {};
}

const mistakesOf = (path: FieldProps['path']) => `${fieldId(path.slice(0, -2))}-cells-mistakes`;

function TextCell({ holdsNumbers, ...props }: CellProps) {
  const { schema, path, label } = props;
  const form = useForm();
  const { language, languageAt, typedAt } = form;
  const value = holdsNumbers ? props.value : (typedAt(path) ?? props.value);
  const { typing } = useFieldText({ path, value }, readAs(holdsNumbers, language), (typed) => {
    const text = textOf(readLine(typed));
    completeField(form, path, text, dayIn(schema, text, language) ?? text);
  });
  const wrong = useWrong(props);
  return (
    <input
      {...typing}
      {...wrong}
      id={fieldId(path)}
      className="input"
      type="text"
      aria-label={label}
      lang={languageAt(path)}
      autoComplete="off"
    />
  );
}

function YesNoCell(props: CellProps) {
  const words = useWords();
  const { path, value, label } = props;
  const form = useForm();
  const wrong = useWrong(props);
  const choose = (chosen: string) =>
    void form.change(setOps(form, path, chosen === '' ? undefined : chosen === 'true'));
  return (
    <select
      {...wrong}
      id={fieldId(path)}
      className="input"
      aria-label={label}
      value={value === undefined ? '' : String(value)}
      onChange={({ target }) => choose(target.value)}
    >
      <option value=""> </option>
      <option value="true">{words.panel.yes}</option>
      <option value="false">{words.panel.no}</option>
    </select>
  );
}
