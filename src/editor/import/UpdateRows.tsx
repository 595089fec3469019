import type { BlockChange, BlockComparison, Value } from '../../content/index.ts';
import { dateWords } from '../site/index.ts';
import { counted, fill } from '../words/index.ts';
import { currentImportWords } from './import-words.ts';
import styles from './UpdateRows.module.css';
import { Checkbox } from '../ui/index.ts';

type UpdateRowsProps = {
  comparison: BlockComparison;
  /** The positions of changes that the editor leaves out. */
  skipped: ReadonlySet<number>;
  leave: (skipped: ReadonlySet<number>) => void;
  labelOfField: (field: string) => string;
  language: string;
};

/** Lists what a newer sheet changes in a block, row by row, each with a choice to leave it. */
export function UpdateRows({
  comparison,
  skipped,
  leave,
  labelOfField,
  language,
}: UpdateRowsProps) {
  const importWords = currentImportWords();
  const { changes, same } = comparison;
  const valueWords = (value: Value | null): string => {
    if (value === null) return importWords.nothingYet;
    if (typeof value === 'number')
      return value.toLocaleString(language, { maximumFractionDigits: 20 });
    return dateWords(String(value), { language }) ?? String(value);
  };
  const changeWords = (field: string, before: Value | null, after: Value | null) =>
    fill(importWords.changed, {
      field: labelOfField(field),
      before: valueWords(before),
      after: valueWords(after),
    });
  const linesOf = (change: BlockChange): string[] => {
    switch (change.kind) {
      case 'changed':
        return change.fields.map(({ field, before, after }) => changeWords(field, before, after));
      case 'new':
        return Object.entries(change.value)
          .filter(([, value]) => String(value) !== change.name)
          .map(([field, value]) => `${labelOfField(field)}: ${valueWords(value)}`);
      case 'gone':
        return [importWords.isGone];
      case 'field':
        return [changeWords(change.field, change.before, change.after)];
    }
  };
  const toggle = (position: number) => {
    const next = new Set(skipped);
    if (!next.delete(position)) next.add(position);
    leave(next);
  };
  return (
    <fieldset className={styles.rows}>
      <legend>{importWords.changes}</legend>
      <ul>
        {changes.map((change, position) => (
          // oxlint-disable-next-line react/no-array-index-key -- changes neither move nor go away
          <li
            key={position}
            className={
              skipped.has(position)
                ? styles.leftOut
                : change.kind === 'gone'
                  ? styles.gone
                  : undefined
            }
          >
            <Checkbox checked={!skipped.has(position)} turn={() => toggle(position)}>
              <span>
                {change.kind !== 'field' && <b>{change.name}</b>}
                {change.kind === 'new' && <em>{importWords.isNew}</em>}
                {linesOf(change).map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
      {(changes.length === 0 || same > 0) && (
        <p className="hint">
          {changes.length === 0 ? importWords.noChanges : counted(importWords.same, same)}
        </p>
      )}
    </fieldset>
  );
}
