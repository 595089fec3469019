import {
  AsOf,
  RichText,
  Section,
  type ResolvedBlock,
  type BlockContext,
  type BlockProps,
} from 'woven-site/components';
import { sortKey, TableCell } from './TableCell.tsx';
import { isFigure, tableOf, type Column, type Row } from './table-of.ts';
import { breaksWords } from './word-room.ts';
import styles from './Table.module.css';

/** The most columns that fit beside the heading of the section. */
const maxBeside = 4;

/**
 * Rows and columns. On a phone each row becomes a card, or the first column stays while the others scroll; a table of
 * two columns fits as it is. The roles are written out, because browsers forget them when rows become cards.
 */
export function Table({ block, context }: BlockProps<'table'>) {
  const { notes = [] } = block;
  const { columns, rows, asOf } = tableOf(block);
  const moment = block.asOf ?? asOf;
  const isWide = columns.length > maxBeside;
  const layout = columns.length < 3 ? 'plain' : block.onPhone;
  const name = block.caption ?? block.title ?? context.page.title;
  const table = (
    <table
      className={styles.table}
      role="table"
      aria-label={block.caption === undefined ? name : undefined}
      data-sortable={block.sortable ? '' : undefined}
    >
      {block.caption !== undefined && <caption>{block.caption}</caption>}
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column, index) => (
            <Head key={index} column={column} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row, index) => (
          <TableRow key={index} row={row} columns={columns} block={block} context={context} />
        ))}
      </tbody>
    </table>
  );
  return (
    <Section {...block} wide={isWide}>
      {moment !== undefined && <AsOf moment={moment} context={context} />}
      <div
        className={styles.frame}
        data-layout={layout}
        data-wide={isWide ? '' : undefined}
        data-breaks={breaksWords({ columns, rows }, layout, isWide)}
      >
        {layout === 'scroll' ? <Scrolled name={name}>{table}</Scrolled> : table}
      </div>
      {notes.length > 0 && (
        <ul role="list" className={styles.notes}>
          {notes.map((note, index) => (
            <RichText key={index} as="li" text={note} />
          ))}
        </ul>
      )}
    </Section>
  );
}

/** What scrolls sideways by itself must be focusable, so that the keyboard can scroll it. */
const Scrolled = ({ name, children }: { name: string; children: React.ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
  <div className={styles.scrolled} role="region" aria-label={name} tabIndex={0}>
    {children}
  </div>
);

const Head = ({ column: { label, unit, isFigure: isOfFigures } }: { column: Column }) => (
  <th role="columnheader" scope="col" data-figures={isOfFigures ? '' : undefined}>
    {label}
    {unit !== undefined && <small> {unit}</small>}
  </th>
);

/** What stands before a value on a card, where the head of its column is not seen. */
const labelOnCard = ({ label, unit }: Column): string =>
  unit === undefined ? label : `${label} (${unit})`;

type RowProps = {
  row: Row;
  columns: readonly Column[];
  block: ResolvedBlock<'table'>;
  context: BlockContext;
};

function TableRow({ row, columns, block: { rowHeads, sortable }, context }: RowProps) {
  return (
    <tr role="row">
      {row.map((cell, index) => {
        const column = columns[index];
        if (!column) return null;
        const common = {
          'data-figures': isFigure(cell) ? '' : undefined,
          'data-sort': sortable ? sortKey(cell) : undefined,
          lang: cell?.kind === 'text' ? cell.language : undefined,
          children: cell && <TableCell cell={cell} column={column} context={context} />,
        };
        return index === 0 && rowHeads ? (
          <th key={index} role="rowheader" scope="row" data-unit={column.unit} {...common} />
        ) : (
          <td key={index} role="cell" data-label={labelOnCard(column)} {...common} />
        );
      })}
    </tr>
  );
}
