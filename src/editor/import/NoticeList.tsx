import { columnLetters, type FitNotice } from '../../content/index.ts';
import { currentWords, fill } from '../words/index.ts';
import { currentImportWords } from './import-words.ts';
import styles from './NoticeList.module.css';
import { noticeBoxStyles as noticeStyles } from '../ui/index.ts';

type NoticeListProps = {
  notices: readonly FitNotice[];
  isTurned: boolean;
  missing: readonly string[];
  language: string;
};

/** The parts of a table that were not understood, with their place in the spreadsheet, and what is left out. */
export function NoticeList({ notices, isTurned, missing, language }: NoticeListProps) {
  const importWords = currentImportWords();
  const sentence = (notice: FitNotice) => sentenceOf(notice, isTurned, language);
  const leftOut = notices.filter(isLeftOut).map(sentence);
  const toLookAt = [
    ...notices.filter((notice) => !isLeftOut(notice)).map(sentence),
    ...missing.map((field) => fill(importWords.notices.missing, { field })),
  ];
  return (
    <>
      {leftOut.length > 0 && <p className="hint">{leftOut.join(' ')}</p>}
      {toLookAt.length > 0 && (
        <div className={`${noticeStyles.bad} ${styles.notice}`}>
          <h4>{importWords.toLookAt}</h4>
          <ul>
            {toLookAt.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** A column or a sum for which the block has no room is no mistake. */
const isLeftOut = ({ kind }: FitNotice): boolean => kind === 'column' || kind === 'sum-row';

/** The spreadsheet's name of a row or a column. */
const lineName = (index: number, isColumn: boolean): Record<string, string | number> =>
  isColumn ? { column: columnLetters(index) } : { row: index + 1 };

function sentenceOf(notice: FitNotice, isTurned: boolean, language: string): string {
  const importWords = currentImportWords();
  const words = currentWords();
  const { notices } = importWords;
  // A row of the sheet is a column of a turned table.
  const cellName = (row: number, column: number) =>
    isTurned ? `${columnLetters(row)}${column + 1}` : `${columnLetters(column)}${row + 1}`;
  const figure = (number: number) => number.toLocaleString(language, { maximumFractionDigits: 3 });
  switch (notice.kind) {
    case 'cell': {
      const { reason, cell, may: [first = '', second = ''] = [] } = notice.why;
      return fill(notices.cell, {
        cell: cellName(notice.row, notice.column),
        reason: fill(words.table.reasons[reason], { cell, first, second }),
      });
    }
    case 'empty': {
      const { row, column, label: field } = notice;
      return column === null
        ? fill(notices.emptyRow, { row: row + 1, field })
        : fill(notices.empty, { cell: cellName(row, column), field });
    }
    case 'column': {
      const { name } = notice;
      const [unnamed, named] = isTurned
        ? [notices.row, notices.namedRow]
        : [notices.column, notices.namedColumn];
      return fill(name === '' ? unnamed : named, { name, ...lineName(notice.column, !isTurned) });
    }
    case 'sum-row':
      return fill(isTurned ? notices.sumColumn : notices.sumRow, {
        name: notice.name,
        ...lineName(notice.row, isTurned),
      });
    case 'sum':
      return fill(notices.sum, {
        cell: cellName(notice.row, notice.column),
        sheet: figure(notice.sheet),
        rows: figure(notice.rows),
      });
  }
}
