/** The guide's entry for a code: its permanent meaning, and how a line looks before and after the fix. */
export type CodeGuide = {
  title: string;
  explanation: string;
  before: string;
  after: string;
};

/** An entry as a tuple: title, explanation, before, after. */
export type CodeEntry = readonly [string, string, string, string];
