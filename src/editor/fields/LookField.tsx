import { choicesOf, isOptional, metaOf } from '../../../schema/fields/field.ts';
import { FieldFrame, useForm, type FieldProps, fieldId, setOps } from '../forms/index.ts';
import { choiceInWords, useWords } from '../words/index.ts';
import styles from './LookField.module.css';

/** A choice of looks, each as a small drawing. */
export function LookField(props: FieldProps) {
  const words = useWords();
  const form = useForm();
  const { schema, path, value } = props;
  const { drawings = {} } = metaOf(schema);
  const looks = choicesOf(schema) ?? [];
  return (
    <FieldFrame {...props} asGroup>
      {() => (
        <div className={styles.looks}>
          {[...(isOptional(schema) ? [''] : []), ...looks].map((look) => (
            <label key={look}>
              <input
                className="vh"
                type="radio"
                name={fieldId(path)}
                checked={look === (value ?? '')}
                onChange={() => form.change(setOps(form, path, look || undefined))}
              />
              <Drawing rows={drawings[look]?.split('/') ?? []} />
              {look === '' ? words.panel.byItself : choiceInWords(schema, look)}
            </label>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}

/** The height of a letter of a drawing, whose width is 1. */
const height = 1.6;

function Drawing({ rows }: { rows: readonly string[] }) {
  const width = Math.max(1, ...rows.map((row) => row.length));
  return (
    <svg viewBox={`0 0 ${width} ${Math.max(1, rows.length) * height}`} aria-hidden="true">
      {rows.flatMap((row, y) =>
        Array.from(row, (letter, x) => (
          // oxlint-disable-next-line react/no-array-index-key -- a letter is nothing but its position
          <Letter key={`${x} ${y}`} letter={letter} x={x} y={y} />
        )),
      )}
    </svg>
  );
}

/** How much of its place each letter fills, from the top, and in which colour. */
const letters: Readonly<
  Record<string, { from: number; to: number; className: string | undefined }>
> = {
  '=': { from: 0.45, to: 1.05, className: styles.text },
  '-': { from: 0.7, to: 0.9, className: styles.text },
  '|': { from: 0, to: 1.6, className: styles.text },
  '.': { from: 0.85, to: 1.05, className: styles.text },
  '#': { from: 0, to: 1.62, className: styles.picture },
  o: { from: 0.2, to: 1.3, className: styles.bright },
};

function Letter({ letter, x, y }: { letter: string; x: number; y: number }) {
  const drawn = letters[letter];
  if (!drawn) return null;
  const { from, to, className } = drawn;
  const width = letter === '|' ? 0.2 : 1.02;
  return (
    <rect className={className} x={x} y={y * height + from} width={width} height={to - from} />
  );
}
