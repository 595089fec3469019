/** What the editors' guide says of a code: its permanent meaning, and how a line looks before and after. */
export type CodeGuide = {
  title: string;
  explanation: string;
  before: string;
  after: string;
};

/** An entry in short: title, explanation, before, after. */
export type CodeEntry = readonly [string, string, string, string];
