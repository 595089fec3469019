import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { equalValues } from '../../editing/equal-values.ts';
import { openText } from '../../editing/open-text.ts';
import { valueAt } from '../../../schema/value-at.ts';
import { textIn } from './session-files.ts';
import type { SessionState } from './session-state.ts';

/** The field of an input. */
export type InputField = Pick<Diagnostic, 'file' | 'path' | 'where'>;

type Diagnosed = Pick<SessionState, 'diagnostics' | 'unread'>;

/** The state with or without a mistake at a field whose input holds something that is no value. */
export function withUnread(
  { diagnostics, unread }: SessionState,
  field: InputField,
  text: Pick<Diagnostic, 'message' | 'help'> | null,
): Diagnosed {
  const isHere = ({ file, path }: Diagnostic) =>
    file === field.file && equalValues([...path], [...field.path]);
  // The same mistake again is no change.
  if (unread.some(isHere) === (text !== null)) return { diagnostics, unread };
  const one: Diagnostic[] = text
    ? [{ ...field, ...text, code: 'date-impossible', severity: 'error', range: start, related: [] }]
    : [];
  const next = [...unread.filter((other) => !isHere(other)), ...one];
  return { unread: next, diagnostics: [...next, ...checkedOf({ diagnostics, unread })] };
}

/** What is typed is not in the file yet, so it has no range of its own. */
const start = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/** The language of a message where it is not that of the editor: the checks of a site speak English. */
export const languageOfMessage = ({ range }: Diagnostic): 'en' | undefined =>
  range === start ? undefined : 'en';

/** The state after a check. A mistake in an input goes away with what the input belonged to. */
export function afterCheck(state: SessionState, checked: readonly Diagnostic[]): Diagnosed {
  const unread = state.unread.filter(({ file, path }) => {
    const text = textIn(state, file);
    return text !== null && valueAt(openText(text)?.value, path.slice(0, -1)) !== undefined;
  });
  const diagnostics = [...unread, ...checked];
  const isSame = JSON.stringify(diagnostics) === JSON.stringify(state.diagnostics);
  return isSame
    ? { diagnostics: state.diagnostics, unread: state.unread }
    : { diagnostics, unread };
}

const checkedOf = ({ diagnostics, unread }: Diagnosed) =>
  diagnostics.filter((one) => !unread.includes(one));
