import { inEditorWords } from '../words/index.ts';
import { StoreUnavailable } from '../../content/index.ts';
import { checkWith, type PublishingSession } from './publishing.ts';
import { joinedTexts, type QueuedPublication, type QueueObstacle } from './queued-publication.ts';
import { rereadSite } from './reread-site.ts';
import { changesIn, originIn } from './session-files.ts';

type QueueSession = Omit<PublishingSession, 'refresh'>;

export function queuePublication(
  { states, now }: Pick<QueueSession, 'states' | 'now'>,
  reviewed: Pick<QueuedPublication, 'message' | 'changes' | 'uploads' | 'isAutomatic'>,
): void {
  const { message, isAutomatic, uploads } = reviewed;
  const changes = reviewed.changes.map(({ file, before, after }) => ({ file, before, after }));
  const entry = { id: crypto.randomUUID(), at: now(), obstacle: null };
  const publication = { ...entry, message, isAutomatic, uploads, changes };
  states.dispatch({ kind: 'queued', publication });
}

/** With the connection back, publishes what may go on by itself. */
export async function publishAutomatic(session: QueueSession): Promise<void> {
  const { queued } = session.states.getState();
  for (const { id } of queued.filter((one) => one.isAutomatic && !one.obstacle))
    await publishQueued(session, id);
}

/**
 * Publishes a waiting publication. It keeps waiting without a connection, or if the site cannot be checked; if
 * something is in the way, somebody has to review it again.
 */
export async function publishQueued(session: QueueSession, id: string): Promise<void> {
  const { states } = session;
  if (states.getState().isSending) return;
  states.dispatch({ kind: 'sending', isSending: true });
  try {
    if (!(await rereadSite(session))) return;
    const entry = states.getState().queued.find((one) => one.id === id);
    const obstacle = entry && (await sendEntry(session, entry));
    if (obstacle) states.dispatch({ kind: 'queue-changed', id, change: { obstacle } });
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
  } finally {
    states.dispatch({ kind: 'sending', isSending: false });
  }
}

async function sendEntry(
  session: QueueSession,
  entry: QueuedPublication,
): Promise<QueueObstacle | null> {
  const { states, store, now } = session;
  const state = states.getState();
  const { id, message, changes, uploads } = entry;
  const texts = joinedTexts(entry, (file) => originIn(state, file));
  if (!texts) return { kind: 'conflicts', reason: '' };
  const others = Object.fromEntries(changesIn(state).map(({ file, before }) => [file, before]));
  const diagnostics = await checkWith(session, { ...others, ...texts });
  if (!diagnostics) return null;
  if (diagnostics.some(({ severity }) => severity === 'error'))
    return { kind: 'mistakes', reason: '' };
  // It may have been withdrawn during the check.
  if (!states.getState().queued.some((one) => one.id === id)) return null;
  const answer = await store.publish({ message, choices: [], only: { changes, uploads } });
  switch (answer.kind) {
    case 'published':
    case 'proposed':
      states.dispatch({ kind: 'dequeued', id });
      states.dispatch({ kind: 'published', answer, changes, at: now() });
      await rereadSite(session);
      return null;
    case 'conflicts':
      return { kind: 'conflicts', reason: '' };
    case 'nameless':
      return { kind: 'refused', reason: '' };
    case 'failed':
      return { kind: 'refused', reason: inEditorWords(answer.reason) };
  }
}
