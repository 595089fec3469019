/** What is known of an embedded report, and what of it is shown. */
export type FrameState = {
  phase: 'waiting' | 'held' | 'loading' | 'loaded' | 'failed';
  /** The frame has fired `load`, which it also does on the browser's own error page. */
  frameLoaded: boolean;
  /** The address has answered. */
  reached: boolean;
  /** How often the report was asked for; a new number makes a new frame. */
  attempt: number;
};

/** What happens to an embedded report. */
export type FrameEvent =
  /** It came near the view, or the visitor asked for it. */
  | 'near'
  /** The visitor saves data: it waits until it is asked for. */
  | 'saving'
  | 'frame-loaded'
  | 'frame-error'
  | 'reached'
  | 'unreachable'
  | 'offline'
  | 'online'
  /** Nothing came of it within the time limit. */
  | 'overdue';

/** The state of a report that nobody has asked for yet. */
export const firstFrameState: FrameState = {
  phase: 'waiting',
  frameLoaded: false,
  reached: false,
  attempt: 0,
};

/** The time a report has, from when it is asked for until it counts as failed. */
export const timeLimit = 30_000;

/**
 * A report is loaded once its frame has loaded and its address has answered: neither alone is enough. One that
 * has failed and loads after all is shown. When the connection comes back it is asked for again, unseen.
 */
export function nextFrameState(state: FrameState, event: FrameEvent): FrameState {
  if (state.phase === 'loaded') return state;
  if (state.phase === 'waiting' || state.phase === 'held') {
    if (event === 'saving') return { ...state, phase: 'held' };
    return event === 'near' ? { ...state, phase: 'loading', attempt: 1 } : state;
  }
  switch (event) {
    case 'frame-loaded':
      return settle({ ...state, frameLoaded: true });
    case 'reached':
      return settle({ ...state, reached: true });
    case 'frame-error':
    case 'unreachable':
    case 'offline':
    case 'overdue':
      return { ...state, phase: 'failed' };
    case 'online':
      return state.phase === 'failed'
        ? { phase: 'failed', frameLoaded: false, reached: false, attempt: state.attempt + 1 }
        : state;
    case 'near':
    case 'saving':
      return state;
  }
}

const settle = (state: FrameState): FrameState =>
  state.frameLoaded && state.reached ? { ...state, phase: 'loaded' } : state;
