import type { BrokenLine, Repair, RepairRule } from './repair.ts';
import { colonInText } from './rules/colon-in-text.ts';
import { indentation } from './rules/indentation.ts';
import { listBesideName } from './rules/list-beside-name.ts';
import { missingColon } from './rules/missing-colon.ts';
import { spaceAfterColon, spaceAfterDash } from './rules/missing-space.ts';
import { openBracket, strayBracket } from './rules/open-bracket.ts';
import { quotes } from './rules/quotes.ts';
import { specialStart } from './rules/special-start.ts';

/** The likeliest mistakes first: of two repairs that help equally, the first wins. */
const rules: readonly RepairRule[] = [
  spaceAfterColon,
  spaceAfterDash,
  quotes,
  listBesideName,
  openBracket,
  specialStart,
  colonInText,
  missingColon,
  strayBracket,
  indentation,
];

/** Every possible repair of a line. The caller finds out which of them helps. */
export const repairsOf = (broken: BrokenLine): Repair[] => rules.flatMap((rule) => rule(broken));
