import { valueAt } from '../../../../schema/value-at.ts';
import type { DeletedPage, DraftStep } from '../../../content/index.ts';
import { addressKey, addressOfFile } from '../../../site/index.ts';
import type { Session } from '../../session/index.ts';
import { pageFileLike, pageFiles, valueOf } from '../../site/index.ts';

/** Half a year, in milliseconds: how long deleted pages are listed. */
const listedFor = 183 * 24 * 60 * 60 * 1000;

export type BinnedPage = {
  file: string;
  /** Its text before it was deleted, or the version that deleted it, which has that text. */
  source: { text: string } | { version: string };
  /** When it was deleted (ISO); null if another device deleted it and that is not published. */
  when: string | null;
  /** Who published the deletion; null if nobody did. */
  who: string | null;
  /** What visitors see of it today. */
  seen: 'still' | 'never' | 'no longer';
};

/** Pages that can be brought back, the last deleted ones first; `published` were deleted by publications. */
export function binnedPages(session: Session, published: readonly DeletedPage[]): BinnedPage[] {
  const movedFrom = formerAddresses(session);
  const isGone = ({ file }: BinnedPage) =>
    pageFileLike(session, addressOfFile(file)) === undefined &&
    !movedFrom.has(addressKey(addressOfFile(file)));
  const since = new Date(session.now() - listedFor).toISOString();
  const pages = new Map<string, BinnedPage>();
  for (const page of [
    ...deletedInDraft(session),
    ...published
      .filter(({ when }) => new Date(when).toISOString() >= since)
      .map(({ file, id, when, who }): BinnedPage => ({
        file,
        source: { version: id },
        when,
        who,
        seen: 'no longer',
      })),
    ...deletedBeforePublication(session),
  ]) {
    if (!pages.has(page.file) && isGone(page)) pages.set(page.file, page);
  }
  // Dates of different time zones do not compare as texts.
  const time = ({ when }: BinnedPage) => (when === null ? Infinity : new Date(when).getTime());
  return [...pages.values()].toSorted((one, other) => time(other) - time(one));
}

/** Published pages whose deletion is not published. */
function deletedInDraft(session: Session): BinnedPage[] {
  const deleted = new Map(deletingSteps(session).map(({ file, when }) => [file, when]));
  return session.changes().flatMap(({ file, before, after }): BinnedPage[] => {
    if (!file.startsWith('pages/') || before === null || after !== null) return [];
    const when = deleted.get(file) ?? null;
    return [{ file, source: { text: before }, when, who: null, seen: 'still' }];
  });
}

/** Pages that were made and deleted again without having been published. */
const deletedBeforePublication = (session: Session): BinnedPage[] =>
  deletingSteps(session)
    .toReversed()
    .map(({ file, text, when }) => ({ file, source: { text }, when, who: null, seen: 'never' }));

/**
 * The pages that steps of the draft deleted, oldest first, unless that was published. A step that also makes a page has
 * moved one.
 */
function deletingSteps(session: Session): { file: string; text: string; when: string }[] {
  return session.state.draft.past
    .filter((step) => step.isPublished !== true && !makesPage(step))
    .flatMap(({ changes, at }) =>
      changes.flatMap(({ file, patch }) =>
        file.startsWith('pages/') &&
        'before' in patch &&
        patch.before !== null &&
        patch.after === null
          ? [{ file, text: patch.before, when: new Date(at).toISOString() }]
          : [],
      ),
    );
}

const makesPage = ({ changes }: DraftStep): boolean =>
  changes.some(
    ({ file, patch }) => file.startsWith('pages/') && 'before' in patch && patch.before === null,
  );

function formerAddresses(session: Session): Set<string> {
  return new Set(
    pageFiles(session).flatMap((file) => {
      const former = valueAt(valueOf(session, file), ['movedFrom']);
      return Array.isArray(former) ? former.map((one) => addressKey(String(one))) : [];
    }),
  );
}
