/** Called after each action with the states after and before it, which are identical if nothing has changed. */
type Listener<State, Action> = (state: State, before: State, action: Action) => void;

/** A state that changes only by actions, through one pure function. */
export type StateStore<State, Action> = {
  readonly getState: () => State;
  readonly dispatch: (action: Action) => void;
  /** Calls back after every action until the returned function is called. */
  readonly subscribe: (listener: Listener<State, Action>) => () => void;
};

/** A listener may dispatch: the state changes at once, but all listeners hear of one action before the next. */
export function createStateStore<State, Action>(
  initial: State,
  reduce: (state: State, action: Action) => State,
): StateStore<State, Action> {
  let state = initial;
  const listeners = new Set<Listener<State, Action>>();
  const pending: Parameters<Listener<State, Action>>[] = [];
  let isNotifying = false;
  return {
    getState: () => state,
    dispatch: (action) => {
      const before = state;
      state = reduce(before, action);
      pending.push([state, before, action]);
      if (isNotifying) return;
      isNotifying = true;
      try {
        for (let next = pending.shift(); next; next = pending.shift()) {
          for (const listener of listeners) listener(...next);
        }
      } finally {
        isNotifying = false;
      }
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
