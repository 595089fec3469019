/** What a sheet hides and merges. Positions count from 0. */
type SheetFacts = {
  isHidden: boolean;
  hiddenRows: ReadonlySet<number>;
  hiddenColumns: ReadonlySet<number>;
  /** The rows and the column of cells merged downwards; both rows included. */
  merged: readonly { from: number; to: number; column: number }[];
  /** The struck-out cells by name: B7. */
  struck: ReadonlySet<string>;
};

const attribute = (tag: string, name: string): string | null =>
  new RegExp(String.raw`\s${name}="([^"]*)"`).exec(tag)?.[1] ?? null;

/** The facts of each sheet by its name, from the texts of an unpacked spreadsheet. */
export function sheetFacts(texts: ReadonlyMap<string, string>): ReadonlyMap<string, SheetFacts> {
  const workbook = texts.get('xl/workbook.xml') ?? '';
  const targets = new Map(
    linksOf(texts).map((tag) => [
      attribute(tag, 'Id'),
      (attribute(tag, 'Target') ?? '').replace(/^\/?(?:xl\/)?/, 'xl/'),
    ]),
  );
  const struckStyles = findStruckStyles(texts.get('xl/styles.xml') ?? '');
  return new Map(
    Array.from(workbook.matchAll(/<sheet\b[^<>]*>/g), ([tag]) => {
      const text = texts.get(targets.get(attribute(tag, 'r:id')) ?? '') ?? '';
      const isHidden = /hidden/i.test(attribute(tag, 'state') ?? '');
      return [decoded(attribute(tag, 'name') ?? ''), { isHidden, ...factsOf(text, struckStyles) }];
    }),
  );
}

const linksOf = (texts: ReadonlyMap<string, string>): string[] =>
  Array.from(
    (texts.get('xl/_rels/workbook.xml.rels') ?? '').matchAll(/<Relationship\b[^<>]*>/g),
    ([tag]) => tag,
  );

/** Lists only sheets with cells: charts have none. */
export function withoutCharts(texts: ReadonlyMap<string, string>): string {
  const ofCells = new Set(
    linksOf(texts)
      .filter((tag) => attribute(tag, 'Type')?.endsWith('/worksheet'))
      .map((tag) => attribute(tag, 'Id')),
  );
  return (texts.get('xl/workbook.xml') ?? '').replaceAll(/<sheet\b[^<>]*>/g, (tag) =>
    ofCells.has(attribute(tag, 'r:id')) ? tag : '',
  );
}

/** The text between two others; empty if they are missing. */
const between = (text: string, from: string, to: string): string =>
  text.slice(text.indexOf(from), text.indexOf(to)).slice(text.includes(from) ? 0 : text.length);

export const isStruckRun = (text: string): boolean =>
  /<strike\b(?![^<>]*val="(?:0|false)")/.test(text);

function findStruckStyles(styles: string): ReadonlySet<string> {
  const fonts = between(styles, '<fonts', '</fonts>')
    .split(/<font\b/)
    .slice(1);
  const formats = between(styles, '<cellXfs', '</cellXfs>').split(/<xf\b/).slice(1);
  return new Set(
    formats.flatMap((format, index) =>
      isStruckRun(fonts[Number(attribute(format, 'fontId'))] ?? '') ? [String(index)] : [],
    ),
  );
}

export const decoded = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

function factsOf(text: string, struckStyles: ReadonlySet<string>): Omit<SheetFacts, 'isHidden'> {
  const rows = Array.from(text.matchAll(/<row\b[^<>]*>/g), ([tag]) => tag);
  const hiddenRows = new Set(
    rows
      .filter((tag) => /^(?:1|true)$/.test(attribute(tag, 'hidden') ?? ''))
      .map((tag) => Number(attribute(tag, 'r')) - 1),
  );
  const hiddenColumns = new Set(
    Array.from(text.matchAll(/<col\b[^<>]*>/g), ([tag]) => tag)
      .filter((tag) => /^(?:1|true)$/.test(attribute(tag, 'hidden') ?? ''))
      .flatMap((tag) => columnsBetween(attribute(tag, 'min'), attribute(tag, 'max'))),
  );
  const merged = Array.from(text.matchAll(/<mergeCell\b[^<>]*>/g), ([tag]) => tag).flatMap(
    (tag) => {
      const [, column = '', from, , to] =
        /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/.exec(attribute(tag, 'ref') ?? '') ?? [];
      if (from === undefined || to === undefined || from === to) return [];
      return [{ from: Number(from) - 1, to: Number(to) - 1, column: indexOf(column) }];
    },
  );
  const struck = new Set(
    Array.from(text.matchAll(/<c\b[^<>]*>/g), ([tag]) => tag)
      .filter((tag) => struckStyles.has(attribute(tag, 's') ?? ''))
      .map((tag) => attribute(tag, 'r') ?? ''),
  );
  return { hiddenRows, hiddenColumns, merged, struck };
}

/** Spreadsheets hide all columns to the right of a table by naming their last one. */
const lastColumn = 702;

function columnsBetween(first: string | null, last: string | null): number[] {
  const [from, to] = [Number(first), Math.min(Number(last), lastColumn)];
  return Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from - 1 + index);
}

const indexOf = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 0) - 64, 0) - 1;
