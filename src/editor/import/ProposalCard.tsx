import { useId } from 'react';
import { blockDefinitions } from '../../../schema/blocks/index.ts';
import { fieldsOf } from '../../../schema/fields/field.ts';
import {
  blockLists,
  type BlockList,
  columnLetters,
  nameOfColumn,
  type Proposal,
  type TableReading,
  type BlockComparison,
} from '../../content/index.ts';
import { plainText } from '../../site/index.ts';
import { labelOf, nameInWords, counted, fill } from '../words/index.ts';
import { currentImportWords } from './import-words.ts';
import { NoticeList } from './NoticeList.tsx';
import { type ImportEntry, withoutTarget, withTarget } from './import-entries.ts';
import { missingFields } from './preview-blocks.ts';
import { PictureRows } from './PictureRows.tsx';
import { SheetColumns } from './SheetColumns.tsx';
import { UpdateRows } from './UpdateRows.tsx';
import styles from './ProposalCard.module.css';
import { Checkbox } from '../ui/index.ts';

type ProposalCardProps = {
  entry: ImportEntry;
  /** What changes in the block that it updates; null if it is new. */
  comparison: BlockComparison | null;
  /** The blocks of the page that other entries update. */
  usedTargets: ReadonlySet<number>;
  /** The classes with a proposal each; empty if there is one proposal. */
  classes: readonly string[];
  isFirst: boolean;
  /** Whether somebody tried to add it while a picture had no description. */
  isRefused: boolean;
  language: string;
  change: (entry: ImportEntry) => void;
  read: (change: Partial<TableReading>) => void;
  split: () => void;
};

export function ProposalCard(props: ProposalCardProps) {
  const importWords = currentImportWords();
  const { entry, comparison, usedTargets, classes, isFirst, isRefused, language } = props;
  const { change, read, split } = props;
  const { proposal, isIncluded, targets, update } = entry;
  const { value, table, title, notices } = proposal;
  const id = useId();
  const type = String(value['type']);
  const list = table && listOf(table.reading);
  const schema = blockDefinitions.get(type)?.schema;
  const fields = schema ? fieldsOf(schema) : null;
  const labelOfField = (name: string) => {
    const field = fields?.get(name);
    return field ? labelOf(field) : name;
  };
  const missing = missingFields(value).map(labelOfField);
  return (
    <li className={isIncluded ? styles.proposal : `${styles.proposal} ${styles.leftOut}`}>
      <Checkbox
        className={styles.head}
        data-first={isFirst ? '' : undefined}
        checked={isIncluded}
        turn={(isOn) => change({ ...entry, isIncluded: isOn })}
      >
        <span>
          <b lang={title === '' ? undefined : language}>
            {title === '' ? nameInWords(type) : title}
          </b>
          {title !== '' && <span className="hint">{nameInWords(type)}</span>}
          <span className="vh">{importWords.include}</span>
        </span>
      </Checkbox>
      {isIncluded && (
        <>
          {targets.length > 0 && (
            <TargetSelect
              entry={entry}
              usedTargets={usedTargets}
              language={language}
              change={change}
            />
          )}
          {table && !update && table.types.length > 1 && (
            <div className="field">
              <label htmlFor={id}>{importWords.kind}</label>
              <select
                className="input"
                id={id}
                value={table.reading.type}
                onChange={({ target }) => read({ type: target.value })}
              >
                {table.types.map((one) => (
                  <option key={one} value={one}>
                    {nameInWords(one)}
                  </option>
                ))}
              </select>
            </div>
          )}
          {entry.pictures.length > 0 && (
            <PictureRows
              pictures={entry.pictures}
              change={(pictures) => change({ ...entry, pictures })}
              isRefused={isRefused}
            />
          )}
          {table ? (
            <>
              <p className={styles.understood}>
                {understoodOf(table, list, { value, labelOfField }).join(' · ')}
              </p>
              {update && comparison && (
                <UpdateRows
                  comparison={comparison}
                  skipped={update.skipped}
                  leave={(skipped) => change({ ...entry, update: { ...update, skipped } })}
                  labelOfField={(name) =>
                    list?.columns.find(({ field }) => field === name)?.label ?? labelOfField(name)
                  }
                  language={language}
                />
              )}
              {classes.length > 0 && !update && (
                <button className="text-button" type="button" onClick={split}>
                  {fill(importWords.classes, { names: classes.join(', ') })}
                </button>
              )}
              <NoticeList
                notices={notices}
                isTurned={table.reading.isTurned}
                missing={update ? [] : missing}
                language={language}
              />
              <SheetColumns
                table={table}
                columns={list?.columns ?? []}
                notices={notices}
                read={read}
              />
            </>
          ) : (
            entry.pictures.length === 0 && <p className={styles.excerpt}>{excerptOf(value)}</p>
          )}
        </>
      )}
    </li>
  );
}

/** The list of a block that takes the rows of a table; null if every cell is taken as it is. */
const listOf = ({ type, field }: TableReading): BlockList | null =>
  blockLists(labelOf).find((list) => list.type === type && list.field === field) ?? null;

/** “Amount from column C”: how a table was understood. */
function understoodOf(
  { sheet, reading }: NonNullable<Proposal['table']>,
  list: BlockList | null,
  { value, labelOfField }: { value: Proposal['value']; labelOfField: (field: string) => string },
): string[] {
  const importWords = currentImportWords();
  const items = Object.values(value).findLast(Array.isArray) ?? [];
  if (list === null) return [counted(importWords.allCells, items.length)];
  const { isTurned, order } = reading;
  const found = [...order].map(([index, name]) => {
    const column = list.columns.find((one) => one.field === name);
    const heading = nameOfColumn(sheet, index);
    const at: Record<string, string | number> = isTurned
      ? { row: index + 1 }
      : { column: columnLetters(index) };
    const [unnamed, named] = isTurned
      ? [importWords.fromRow, importWords.fromNamedRow]
      : [importWords.fromColumn, importWords.fromNamedColumn];
    const field = column?.label ?? name;
    return fill(heading === '' ? unnamed : named, { field, name: heading, ...at });
  });
  const { total, year } = list;
  const [amounts] = [...order].find(([, field]) => holdsAmount(list, field)) ?? [];
  if (
    total !== null &&
    value[total] !== undefined &&
    sheet.total !== null &&
    amounts !== undefined
  ) {
    const cell = isTurned
      ? `${columnLetters(sheet.total)}${amounts + 1}`
      : `${columnLetters(amounts)}${sheet.total + 1}`;
    found.push(fill(importWords.fromCell, { field: labelOfField(total), cell }));
  }
  if (year !== null && value[year] !== undefined)
    found.push(fill(importWords.fromDays, { field: labelOfField(year) }));
  return [counted(importWords.items, items.length), ...found];
}

const holdsAmount = ({ columns }: BlockList, field: string): boolean =>
  columns.some((column) => column.field === field && column.valueType === 'amount');

const maxCharacters = 220;

function excerptOf(value: Proposal['value']): string {
  const markdown = Object.entries(value).findLast(([field]) => field !== 'type')?.[1];
  const text =
    typeof markdown === 'string' ? plainText({ part: 'text', form: 'prose', markdown }) : '';
  return text.length > maxCharacters ? `${text.slice(0, maxCharacters)} …` : text;
}

type TargetSelectProps = {
  entry: ImportEntry;
  /** The blocks of the page that other entries update. */
  usedTargets: ReadonlySet<number>;
  language: string;
  change: (entry: ImportEntry) => void;
};

/** Chooses whether a table becomes a new block, or updates a block of the page with the same rows. */
function TargetSelect({ entry, usedTargets, language, change }: TargetSelectProps) {
  const importWords = currentImportWords();
  const { targets, update } = entry;
  const id = useId();
  const choose = (value: string) => {
    const target = targets.find(({ index }) => String(index) === value);
    change(target ? withTarget(entry, target) : withoutTarget(entry));
  };
  return (
    <div className="field">
      <label htmlFor={id}>{importWords.target}</label>
      <select
        className="input"
        id={id}
        value={update ? String(update.index) : ''}
        onChange={({ target }) => choose(target.value)}
      >
        {targets
          .filter(({ index }) => !usedTargets.has(index))
          .map(({ index, title, proposal }) => (
            <option key={index} value={index} lang={title === '' ? undefined : language}>
              {title === ''
                ? fill(importWords.updateUntitled, {
                    kind: nameInWords(String(proposal.value['type'])),
                    position: index + 1,
                  })
                : fill(importWords.update, { title })}
            </option>
          ))}
        <option value="">{importWords.addNew}</option>
      </select>
    </div>
  );
}
