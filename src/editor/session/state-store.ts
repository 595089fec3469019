/** Called after each action, with the state after and before it; both are the same if it has changed nothing. */
type Listener<State, Action> = (state: State, before: State, action: Action) => void;

/** A state that changes only by actions, through one pure function. */
export type StateStore<State, Action> = {
  readonly getState: () => State;
  readonly dispatch: (action: Action) => void;
  /** Calls back after every action until the returned function is called. */
  readonly subscribe: (listener: Listener<State, Action>) => () => void;
};

/**
 * Makes a store of states. A listener may dispatch: the state changes at once, and all listeners hear of the one action
 * before they hear of the next.
 */
export function createStateStore<State, Action>(
  initial: State,
  reduce: (state: State, action: Action) => State,
): StateStore<State, Action> {
  let state = initial;
  const listeners = new Set<Listener<State, Action>>();
  const unheard: Parameters<Listener<State, Action>>[] = [];
  let isTelling = false;
  return {
    getState: () => state,
    dispatch: (action) => {
      const before = state;
      state = reduce(before, action);
      unheard.push([state, before, action]);
      if (isTelling) return;
      isTelling = true;
      try {
        for (let next = unheard.shift(); next; next = unheard.shift()) {
          for (const listener of listeners) listener(...next);
        }
      } finally {
        isTelling = false;
      }
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
