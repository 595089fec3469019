import { useCallback, useEffect, useRef, useState } from 'react';

/** After this long without the page the visitor is told that the page is loading, in milliseconds. */
const quietFor = 400;

type Loading = {
  /** Whether the page that was asked for takes long. */
  loading: boolean;
  /** Waits for a page, and no longer for the one before; for null there is nothing to wait for. */
  waitFor: (page: Promise<unknown> | null) => void;
};

/** Knows whether the visitor has to wait. Most pages arrive immediately, and need no notice. */
export function useLoading(): Loading {
  const [loading, setLoading] = useState(false);
  const awaited = useRef<Promise<unknown>>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const waitFor = useCallback((page: Promise<unknown> | null) => {
    clearTimeout(timer.current);
    setLoading(false);
    awaited.current = page;
    if (page === null) return;
    timer.current = setTimeout(() => setLoading(true), quietFor);
    const end = () => {
      if (awaited.current !== page) return;
      clearTimeout(timer.current);
      setLoading(false);
    };
    page.then(end, end);
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);
  return { loading, waitFor };
}
