import { useSession, type Session } from '../session/index.ts';
import { ConflictChoices } from './ConflictChoices.tsx';
import { ReviewLink } from './review/ReviewLink.tsx';

/** What somebody has to decide about a file. */
export function ToDo({ session, file }: { session: Session; file: string }) {
  const conflicts = useSession(session, (state) => state.conflicts);
  const ofFile = conflicts.filter((one) => one.file === file);
  return (
    <>
      <ReviewLink />
      {ofFile.length > 0 && (
        <ConflictChoices of="saved" session={session} conflicts={ofFile} choose={() => undefined} />
      )}
    </>
  );
}
