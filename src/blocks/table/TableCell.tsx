import {
  DateText,
  Picture,
  PriceText,
  RichText,
  SiteLink,
  type BlockContext,
} from 'woven-site/components';
import { minutesOf } from 'woven-site/schema';
import type { Column, TableCellValue } from './table-of.ts';
import styles from './Table.module.css';

type Cell = NonNullable<TableCellValue>;

type CellProps = { cell: Cell; column: Column; context: BlockContext };

/** What a cell holds, written in the language of the page. */
export function TableCell({ cell, column, context }: CellProps) {
  const { formats, words } = context;
  switch (cell.kind) {
    case 'text':
      return <RichText as="span" text={cell.text} />;
    case 'amount':
      return (
        <span>
          <PriceText price={cell.price} former={cell.former} per={cell.per} context={context} />
        </span>
      );
    case 'number':
      return <span className="num">{formats.number(cell.number, cell.decimals)}</span>;
    case 'date':
      return <DateText date={{ part: 'date', iso: cell.day }} context={context} />;
    case 'time':
      return <time dateTime={cell.time}>{formats.time(minutesOf(cell.time))}</time>;
    case 'yes-no':
      return cell.isYes ? words.table.yes : words.table.no;
    case 'link':
      return (
        <SiteLink to={cell.link} className={styles.link}>
          {cell.link.text ?? column.label}
        </SiteLink>
      );
    case 'picture':
      return <Picture picture={cell.picture} sizes="160px" className={styles.picture} />;
  }
}

/** What the rows are sorted by in the browser: figures and days as they can be compared, texts as they are shown. */
export function sortKey(cell: TableCellValue): string | undefined {
  switch (cell?.kind) {
    case 'amount': {
      const { price } = cell;
      return String(typeof price === 'object' ? price.from : price);
    }
    case 'number':
      return String(cell.number);
    case 'date':
      return cell.day;
    case 'time':
      return cell.time;
    default:
      return undefined;
  }
}
