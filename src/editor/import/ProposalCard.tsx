import { useId } from 'react';
import { blockDefinitions } from '../../../schema/blocks/index.ts';
import { fieldsOf } from '../../../schema/fields/field.ts';
import { blockLists } from '../../editing/import/block-lists.ts';
import { columnLetters } from '../../editing/import/column-letters.ts';
import { nameOfColumn } from '../../editing/import/fit-sheet.ts';
import type { Proposal, TableReading } from '../../editing/import/propose-blocks.ts';
import type { Column } from '../../editing/paste-table.ts';
import { plainText } from '../../site/markdown.ts';
import { labelOf, nameInWords } from '../words/field-words.ts';
import { counted, fill } from '../words/words.ts';
import { importWords } from './import-words.ts';
import { NoticeList } from './NoticeList.tsx';
import { missingFields } from './preview-blocks.ts';
import { SheetColumns } from './SheetColumns.tsx';

type ProposalCardProps = {
  proposal: Proposal;
  isIncluded: boolean;
  language: string;
  include: (isIncluded: boolean) => void;
  read: (change: Partial<TableReading>) => void;
};

/** A proposed block: what it becomes, from what, and what of that was not understood. */
export function ProposalCard(props: ProposalCardProps) {
  const { proposal, isIncluded, language, include, read } = props;
  const { value, table, title, notices } = proposal;
  const id = useId();
  const type = String(value['type']);
  const columns = table ? columnsOf(table.reading) : [];
  const schema = blockDefinitions.get(type)?.schema;
  const fields = schema ? fieldsOf(schema) : null;
  const missing = missingFields(value).map((name) => {
    const field = fields?.get(name);
    return field ? labelOf(field) : name;
  });
  return (
    <li className={isIncluded ? 'proposal' : 'proposal left-out'}>
      <label className="choice proposal-head">
        <input
          type="checkbox"
          checked={isIncluded}
          onChange={({ target }) => include(target.checked)}
        />
        <span>
          <b>{title === '' ? nameInWords(type) : title}</b>
          {title !== '' && <span className="hint">{nameInWords(type)}</span>}
          <span className="vh">{importWords.include}</span>
        </span>
      </label>
      {isIncluded && (
        <>
          {table && table.types.length > 1 && (
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
          {table ? (
            <>
              <p className="understood">{understoodOf(table, columns, value).join(' · ')}</p>
              <NoticeList
                notices={notices}
                isTurned={table.reading.isTurned}
                missing={missing}
                language={language}
              />
              <SheetColumns table={table} columns={columns} notices={notices} read={read} />
            </>
          ) : (
            <p className="excerpt">{excerptOf(value)}</p>
          )}
        </>
      )}
    </li>
  );
}

/** The fields that the columns of a table can be. */
const columnsOf = ({ type, field }: TableReading): readonly Column[] =>
  blockLists(labelOf).find((list) => list.type === type && list.field === field)?.columns ?? [];

/** “Amount from column C”: what was understood of a table. */
function understoodOf(
  { sheet, reading }: NonNullable<Proposal['table']>,
  columns: readonly Column[],
  value: Proposal['value'],
): string[] {
  const items = Object.values(value).findLast(Array.isArray) ?? [];
  if (columns.length === 0) return [counted(importWords.allCells, items.length)];
  const { isTurned, order } = reading;
  const found = [...order].map(([index, name]) => {
    const field = columns.find((column) => column.field === name)?.label ?? name;
    const heading = nameOfColumn(sheet, index);
    const at: Record<string, string | number> = isTurned
      ? { row: index + 1 }
      : { column: columnLetters(index) };
    const [unnamed, named] = isTurned
      ? [importWords.fromRow, importWords.fromNamedRow]
      : [importWords.fromColumn, importWords.fromNamedColumn];
    return fill(heading === '' ? unnamed : named, { field, name: heading, ...at });
  });
  return [counted(importWords.items, items.length), ...found];
}

const mostCharacters = 220;

/** The beginning of a text. */
function excerptOf(value: Proposal['value']): string {
  const markdown = Object.entries(value).findLast(([field]) => field !== 'type')?.[1];
  const text =
    typeof markdown === 'string' ? plainText({ part: 'text', form: 'prose', markdown }) : '';
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters)} …` : text;
}
