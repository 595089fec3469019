import {
  useCallback,
  useEffect,
  useReducer,
  useRef,
  type RefCallback,
  type RefObject,
} from 'react';
import { firstFrameState, nextFrameState, timeLimit, type FrameState } from './frame-state.ts';

type Frame = {
  state: FrameState;
  /** The box that comes near the view. */
  boxRef: RefObject<HTMLDivElement | null>;
  /** For the frame; each attempt has a frame of its own. */
  frameRef: RefCallback<HTMLIFrameElement>;
  /** Asks for the report of a visitor who saves data. */
  ask: () => void;
};

/** How far below the view a report may be when it is asked for. */
const nearView = '600px 0px';

/** Whether the visitor has told the browser to load as little as it can. */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  const isKnown = typeof connection === 'object' && connection !== null;
  return isKnown && 'saveData' in connection && connection.saveData === true;
}

/** Follows an embedded report from before it is asked for until it is loaded or has failed. */
export function useFrame(address: string): Frame {
  const [state, send] = useReducer(nextFrameState, firstFrameState);
  const boxRef = useRef<HTMLDivElement>(null);
  const { phase, attempt } = state;
  const isWaiting = phase === 'waiting';
  const isOpen = phase === 'loading' || phase === 'failed';

  useEffect(() => {
    const box = boxRef.current;
    if (!isWaiting || !box) return undefined;
    if (savesData()) {
      send('saving');
      return undefined;
    }
    if (!('IntersectionObserver' in window)) {
      send('near');
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) send('near');
      },
      { rootMargin: nearView },
    );
    observer.observe(box);
    return () => observer.disconnect();
  }, [isWaiting]);

  // As soon as the frame is there, so that no event is missed. React itself does not hear a frame's `error`.
  const frameRef = useCallback((frame: HTMLIFrameElement | null) => {
    if (!frame) return undefined;
    const onLoad = () => send('frame-loaded');
    const onError = () => send('frame-error');
    frame.addEventListener('load', onLoad);
    frame.addEventListener('error', onError);
    return () => {
      frame.removeEventListener('load', onLoad);
      frame.removeEventListener('error', onError);
    };
  }, []);

  useEffect(() => {
    if (attempt === 0) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    // The answer of another host cannot be read, but whether there is one can be known.
    fetch(address, { method: 'HEAD', mode: 'no-cors', cache: 'no-store', signal }).then(
      () => send('reached'),
      () => {
        if (!signal.aborted) send('unreachable');
      },
    );
    return () => controller.abort();
  }, [address, attempt]);

  useEffect(() => {
    if (!isOpen) return undefined;
    if (!navigator.onLine) send('offline');
    const onOffline = () => send('offline');
    const onOnline = () => send('online');
    addEventListener('offline', onOffline);
    addEventListener('online', onOnline);
    return () => {
      removeEventListener('offline', onOffline);
      removeEventListener('online', onOnline);
    };
  }, [isOpen]);

  useEffect(() => {
    if (phase !== 'loading') return undefined;
    const timer = setTimeout(() => send('overdue'), timeLimit);
    return () => clearTimeout(timer);
  }, [phase]);

  return { state, boxRef, frameRef, ask: () => send('near') };
}
