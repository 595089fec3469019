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
  /** The box observed for coming near the viewport. */
  boxRef: RefObject<HTMLDivElement | null>;
  /** For the frame; each attempt has a new one. */
  frameRef: RefCallback<HTMLIFrameElement>;
  /** Requests a report that waits for it. */
  ask: () => void;
};

/** How far below the viewport a report is requested. */
const nearView = '600px 0px';

/** Whether reports wait for a press: for visitors who save data, and where a page is edited and not tried. */
const isHeld = (): boolean => document.documentElement.matches('[data-saves-data], [data-still]');

/** Tracks an embedded report until it has loaded or failed. */
export function useFrame(address: string, onTap: boolean): Frame {
  const [state, send] = useReducer(nextFrameState, {
    ...firstFrameState,
    phase: onTap ? 'held' : 'waiting',
  });
  const boxRef = useRef<HTMLDivElement>(null);
  const { phase, attempt } = state;
  const isWaiting = phase === 'waiting';
  const isOpen = phase === 'loading' || phase === 'failed';

  useEffect(() => {
    const box = boxRef.current;
    if (!isWaiting || !box) return undefined;
    if (isHeld()) {
      send('held');
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

  // Attached as soon as the frame exists, so that no event is missed. React does not support a
  // frame's `error` event.
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
    // A cross-origin response cannot be read, but it can be known whether there is one.
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
