import { useEffect, useRef } from 'react';
import type { FieldPath } from '../../diagnostics/diagnostic.ts';
import type { SessionState } from '../session/session-state.ts';
import type { Session } from '../session/session.ts';

type AddedBlockParts = {
  session: Session;
  state: SessionState;
  file: string;
  open: (path: FieldPath) => void;
};

/** An added block, and the state of the session then. */
type Added = { index: number } & Pick<SessionState, 'draft' | 'diagnostics'>;

/** Opens an added block; if the check finds a mistake in it, opens that field, so that its explanation is in view. */
export function useAddedBlock(parts: AddedBlockParts): (index: number) => void {
  const { session, state, file, open } = parts;
  const added = useRef<Added | null>(null);
  useEffect(() => {
    const last = added.current;
    if (!last || state.diagnostics === last.diagnostics) return;
    added.current = null;
    if (state.draft !== last.draft) return;
    const wrong = state.diagnostics.find(
      ({ file: other, severity, path: [first, index] }) =>
        other === file && severity === 'error' && first === 'blocks' && index === last.index,
    );
    if (wrong) open(wrong.path);
  });
  return (index) => {
    const { draft, diagnostics } = session.state;
    added.current = { index, draft, diagnostics };
    open(['blocks', index]);
  };
}
