/** Whether reports wait until a visitor asks for each; without it they load when they come near. */
export type ReportFacts = { onTap: true };

/** The state of an embedded report, and what is shown of it. */
export type FrameState = {
  phase: 'waiting' | 'held' | 'loading' | 'loaded' | 'failed';
  /** The frame has fired `load`, which it also does for the browser's own error page. */
  frameLoaded: boolean;
  /** The address has responded. */
  reached: boolean;
  /** The number of attempts; a new attempt uses a new frame. */
  attempt: number;
};

/** The events of an embedded report. */
export type FrameEvent =
  /** It came near the viewport, or the visitor requested it. */
  | 'near'
  /** It waits until requested. */
  | 'held'
  | 'frame-loaded'
  | 'frame-error'
  | 'reached'
  | 'unreachable'
  | 'offline'
  | 'online'
  /** It did not load within the time limit. */
  | 'overdue';

/** The state of a report that has not been requested yet. */
export const firstFrameState: FrameState = {
  phase: 'waiting',
  frameLoaded: false,
  reached: false,
  attempt: 0,
};

/** The time limit for a report to load. */
export const timeLimit = 30_000;

/**
 * A report counts as loaded once its frame has fired `load` and its address has responded: neither alone is enough. One
 * that failed and loads later is shown. When the connection returns, it is retried in the background.
 */
export function nextFrameState(state: FrameState, event: FrameEvent): FrameState {
  if (state.phase === 'loaded') return state;
  if (state.phase === 'waiting' || state.phase === 'held') {
    if (event === 'held') return { ...state, phase: 'held' };
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
    case 'held':
      return state;
  }
}

const settle = (state: FrameState): FrameState =>
  state.frameLoaded && state.reached ? { ...state, phase: 'loaded' } : state;
