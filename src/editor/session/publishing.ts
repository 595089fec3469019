import { valueAt } from '../../../schema/value-at.ts';
import { sayAsIs, type Diagnostic } from '../../messages/index.ts';
import {
  draftChanges,
  equalValues,
  openText,
  withNotTaken,
  type FileChange,
  checkPart,
  type CheckedPart,
  type ChosenPart,
  type NotTaken,
  type PublishedPart,
  StoreUnavailable,
  type PublishAnswer,
  type PublishRequest,
  type Store,
} from '../../content/index.ts';
import type { EngineClient } from '../engine/index.ts';
import { repeatWhileVisible } from '../store/index.ts';
import { currentWords } from '../words/index.ts';
import { joinedTexts } from './queued-publication.ts';
import type { Saver } from './saver.ts';
import { unfinishedIn } from './unfinished-texts.ts';
import { changesIn, documentsIn, filesWithErrors, originIn, textIn } from './session-files.ts';
import type { SessionStore } from './session-reducer.ts';

export type PublishingSession = {
  states: SessionStore;
  store: Store;
  engine: EngineClient;
  saver: Saver;
  refresh(): Promise<void>;
  now: () => number;
};

/** What to publish: files of the changes, or changes that are not in the draft. */
export type Chosen = Pick<ChosenPart, 'chosen'> & Partial<ChosenPart>;

/** In milliseconds between questions about a published version: a host does not tell by itself. */
const progressPause = 5000;

/** Whether two texts of a file have the same values, however they are written. */
const isSameText = (one: string | null, other: string | null): boolean =>
  one === other ||
  (one !== null && other !== null && equalValues(openText(one)?.value, openText(other)?.value));

const isSamePart = (one: PublishedPart, other: PublishedPart): boolean =>
  JSON.stringify(one.changes) === JSON.stringify(other.changes);

/**
 * Saves everything and publishes it.
 * @throws {StoreUnavailable} if something cannot be saved: less would be published than was shown.
 */
export async function publishAll(
  session: PublishingSession,
  request: PublishRequest,
): Promise<PublishAnswer> {
  const words = currentWords();
  const { states, engine, saver } = session;
  const reviewed = changesIn(states.getState());
  await saver.all();
  if (draftChanges(states.getState().draft).length > 0) throw new StoreUnavailable();
  // Checks these changes together with what others have published.
  await session.refresh();
  await engine.whenSettled();
  const { isUnchecked, isUnloaded, diagnostics } = states.getState();
  if (isUnchecked || isUnloaded)
    return { kind: 'failed', reason: sayAsIs(words.bar[isUnloaded ? 'unloaded' : 'unchecked']) };
  if (filesWithErrors(diagnostics).size > 0)
    return { kind: 'failed', reason: sayAsIs(words.publish.barred) };
  const changes = changesIn(states.getState());
  if (unfinishedIn(states.getState(), changes).length > 0)
    return { kind: 'failed', reason: sayAsIs(words.publish.unfinished) };
  if (hasUnreviewed(session, reviewed, changes))
    return { kind: 'failed', reason: sayAsIs(words.part.changed) };
  return send(session, request, changes);
}

/** Publishes, with a note of the values not taken in conflicts, unless they came back since. */
async function send(
  session: PublishingSession,
  request: PublishRequest,
  changes: readonly FileChange[],
): Promise<PublishAnswer> {
  const { states, store, now } = session;
  const state = states.getState();
  const isAway = ({ file, path, value }: NotTaken) => {
    const text = textIn(state, file);
    const there = path.length === 0 ? text : valueAt(openText(text ?? '')?.value, path);
    return !equalValues(there ?? undefined, value);
  };
  const { message, sent } = withNotTaken(request.message, state.notTaken.filter(isAway));
  const answer = await store.publish({ ...request, message });
  states.dispatch({ kind: 'published', answer, changes, at: now(), notTaken: sent });
  await session.refresh();
  return answer;
}

/**
 * Whether there are changes that were not shown, which another device of this account has saved. What others have
 * published does not count, and whoever publishes decides conflicts with it.
 */
function hasUnreviewed(
  { states }: PublishingSession,
  reviewed: readonly FileChange[],
  now: readonly FileChange[],
): boolean {
  const texts = joinedTexts({ changes: reviewed }, (file) => originIn(states.getState(), file));
  return (
    texts !== null &&
    now.some(
      ({ file, after }) => !Object.hasOwn(texts, file) || !isSameText(texts[file] ?? null, after),
    )
  );
}

/** The mistakes of the site if some files had other texts; null if it cannot be checked. */
export const checkWith = (
  { engine }: Pick<PublishingSession, 'engine'>,
  texts: Readonly<Record<string, string | null>>,
): Promise<readonly Diagnostic[] | null> => engine.checkWith(documentsIn(texts));

/** Some of the changes with everything they need, and the mistakes that the site would have; null if unchecked. */
export const checkedPart = (
  session: Pick<PublishingSession, 'states' | 'engine'>,
  chosen: Chosen,
): Promise<CheckedPart | null> =>
  checkPart({ changes: changesIn(session.states.getState()), ...chosen }, (texts) =>
    checkWith(session, texts),
  );

/**
 * Publishes some of the changes, as they were shown; all others stay drafts, with or without mistakes.
 * @throws {StoreUnavailable} if the store cannot be reached.
 */
export async function publishPart(
  session: PublishingSession,
  request: PublishRequest,
  { chosen, shown }: { chosen: Chosen; shown: PublishedPart },
): Promise<PublishAnswer> {
  const words = currentWords();
  const { states } = session;
  await session.refresh();
  const checked = await checkedPart(session, chosen);
  if (!checked) return { kind: 'failed', reason: sayAsIs(words.bar.unchecked) };
  if (checked.errors.length > 0) return { kind: 'failed', reason: sayAsIs(words.publish.barred) };
  const { part } = checked;
  if (!isSamePart(part, shown)) return { kind: 'failed', reason: sayAsIs(words.part.changed) };
  if (unfinishedIn(states.getState(), part.changes).length > 0)
    return { kind: 'failed', reason: sayAsIs(words.publish.unfinished) };
  const changes = part.changes.map(({ file, before, after }) => ({ file, before, after }));
  return send(session, { ...request, only: { changes, uploads: part.uploads } }, changes);
}

/** Polls the deployment of a published version; call the returned function to stop. */
export function followProgress(
  { states, store }: Pick<PublishingSession, 'states' | 'store'>,
  version: string,
): () => void {
  const ask = async () => {
    const progress = await store.progress?.(version).catch((error: Error) => {
      if (!(error instanceof StoreUnavailable)) throw error;
    });
    if (progress) states.dispatch({ kind: 'progressed', version, progress });
  };
  return repeatWhileVisible(ask, progressPause, 0);
}
