import { openText } from '../../editing/open-text.ts';
import type { Value } from '../../editing/edit-op.ts';
import type { Session } from '../session/session.ts';

/** The value of a file in the editor; undefined if it cannot be parsed. */
export const valueOf = (session: Session, file: string): Value | undefined =>
  openText(session.textOf(file) ?? '')?.value;
