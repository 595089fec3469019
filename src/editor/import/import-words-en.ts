/** The words of the screen that turns a spreadsheet, a letter or a chat into blocks. */
export const en = {
  title: 'From a spreadsheet, letter or chat',
  about: 'Paste or choose a file. Nothing is added to the page before you have seen it.',
  box: 'Paste here',
  boxHint:
    'Cells copied in Excel, LibreOffice or Google Sheets, text from Word or Google Docs, or a message from WhatsApp.',
  chooseFile: 'Choose a file',
  fileHint: 'A file of the kind {kinds}, of at most 10 MB. You can also drop it here.',
  nothing: 'There is nothing in this that could be read.',
  read: 'Read this',
  refusals: {
    kind: '“{name}” is of a kind that cannot be read here. In its program, save it as one of those below, or copy and paste what is in it.',
    cells: '“{name}” has more than 20,000 cells. Copy the part that is needed and paste it here.',
    packed:
      '“{name}” unpacks to far more than a document holds, so it was not opened. Copy what is needed and paste it here.',
    unreadable:
      '“{name}” could not be read. It may be damaged or have a password. Open it in its program, copy what is needed and paste it here.',
    size: '“{name}” is larger than 10 MB. Save only what is needed in a file of its own.',
  },
  reading: 'Reading {name} …',
  understood: 'What was understood',
  preview: 'As it will look',
  previewFrame: 'The new blocks, as they will look',
  previewWaits: 'The preview is being made …',
  previewMissing: {
    one: '{count} block is shown when its missing values are filled in. You can add it now and fill them in on the page.',
    other:
      '{count} blocks are shown when their missing values are filled in. You can add them now and fill them in on the page.',
  },
  previewRows: {
    one: '{count} row is not shown yet, because something in it is missing.',
    other: '{count} rows are not shown yet, because something in them is missing.',
  },
  noPreview: 'The preview cannot be made just now. What was understood is listed here.',
  blocks: { one: '{count} block.', other: '{count} blocks.' },
  include: 'Add this block',
  kind: 'Becomes',
  fromColumn: '{field} from column {column}',
  fromNamedColumn: '{field} from column {column} “{name}”',
  fromRow: '{field} from row {row}',
  fromNamedRow: '{field} from row {row} “{name}”',
  allCells: { one: 'All cells of {count} row', other: 'All cells of {count} rows' },
  items: { one: '{count} row', other: '{count} rows' },
  fromCell: '{field} from {cell}',
  fromDays: '{field} from the days',
  columns: 'What each column is',
  columnOf: 'Column {column} is',
  rowOf: 'Row {row} is',
  leftOut: 'Left out',
  hasNames: 'The first row has the names of the columns',
  turn: 'Rows and columns are exchanged',
  moreRows: { one: 'and {count} more row', other: 'and {count} more rows' },
  toLookAt: 'To look at',
  notices: {
    cell: '{cell}: {reason} The field stays empty.',
    empty: '{cell}: {field} is missing.',
    emptyRow: 'Row {row}: {field} is missing.',
    column: 'Column {column} is left out.',
    namedColumn: 'Column {column} “{name}” is left out.',
    row: 'Row {row} is left out.',
    namedRow: 'Row {row} “{name}” is left out.',
    sumRow: 'Row {row} “{name}” is a sum and no item of its own.',
    sumColumn: 'Column {column} “{name}” is a sum and no item of its own.',
    sum: '{cell}: the sheet says {sheet}, but its rows add up to {rows}.',
    missing: '{field} is missing. You can fill it in on the page.',
    hidden: {
      one: '{count} hidden row of the spreadsheet is left out.',
      other: '{count} hidden rows of the spreadsheet are left out.',
    },
    pictures: {
      one: '{count} picture is left out. Add it in the field of a block.',
      other: '{count} pictures are left out. Add them in the fields of blocks.',
    },
  },
  again: 'Paste something else',
  add: { one: 'Add {count} block to the page', other: 'Add {count} blocks to the page' },
  added: { one: '{count} block added.', other: '{count} blocks added.' },
  noneChosen: 'Choose at least one block.',
};

/** The same words in any language. */
export type ImportWords = typeof en;
