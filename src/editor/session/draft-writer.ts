import type { DraftStore } from './draft-store.ts';
import type { SessionStore } from './session-reducer.ts';
import { workOf } from './work.ts';

/** In milliseconds between attempts to store unsaved work: browsers do not tell when there is room. */
const roomPause = 10_000;

const parts = ['draft', 'conflicts', 'notTaken', 'examples', 'confirmed', 'queued'] as const;

/** Stores the work in this browser whenever it changes. */
export class DraftWriter {
  readonly #states: SessionStore;
  readonly #draftStore: DraftStore;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(states: SessionStore, draftStore: DraftStore) {
    this.#states = states;
    this.#draftStore = draftStore;
    states.subscribe((state, before) => {
      if (parts.some((part) => state[part] !== before[part])) void this.write();
    });
  }

  /** Stores the work now, or as soon as there is room; returns whether that was possible. */
  async write(): Promise<boolean> {
    clearTimeout(this.#again);
    const { getState, dispatch } = this.#states;
    const problem = await this.#draftStore.write(workOf(getState()));
    dispatch({ kind: 'stored', problem });
    clearTimeout(this.#again);
    if (problem === 'full') this.#again = setTimeout(() => void this.write(), roomPause);
    return problem === null;
  }

  stop(): void {
    clearTimeout(this.#again);
  }
}
