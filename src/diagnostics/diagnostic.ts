/** Where something stands in a content file. Lines and columns count from 1; columns count UTF-16 units. */
export type Place = { line: number; column: number; endLine: number; endColumn: number };

/** The way to a value in a content file: field names and positions (from 0), for example ['blocks', 0, 'title']. */
export type FieldPath = readonly (string | number)[];

/**
 * A fault in the content, as the stage that found it tells it: which file and field, what is wrong and what to
 * do. `code` is permanent: tests and the editors' guide refer to it.
 */
export type Fault = {
  code: string;
  severity: 'error' | 'warning';
  /** Relative to the content folder, with forward slashes: pages/fees/grade-10.yaml. */
  file: string;
  path: FieldPath;
  /** Whether the fault is the field's name or its value. Left out, the value. */
  at?: 'name' | 'value';
  /** The exact place, where the finder knows it better than the path tells: a part of a text, a line of the file. */
  place?: Place;
  /** The part of the value that is at fault, such as a link in a text; its first appearance is marked. */
  within?: string;
  message: string;
  help: string;
  /** The mended line or lines, as they should stand in the file. */
  example?: string;
  suggestions?: string[];
  /** The mended words for the whole place, where they cannot be wrong: `validate --fix` writes them into the file. */
  fix?: string;
  /** Places elsewhere that belong to the fault, for example the other file of two at odds. */
  related?: { file: string; path: FieldPath; message: string }[];
};

/** A fault with its place: what is shown to editors. `where` says the place in words: block 3 "Fees", row 2, amount. */
export type Problem = Omit<Fault, 'at' | 'place' | 'within' | 'related'> &
  Place & {
    where: string;
    related: (Place & { file: string; message: string })[];
  };
