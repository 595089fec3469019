import { useCallback, useEffect, useRef, useState } from 'react';

/** The delay before the loading indicator is shown, in milliseconds. */
const quietFor = 400;

type Loading = {
  loading: boolean;
  /** Waits for a page instead of the previous one; null to stop waiting. */
  waitFor: (page: Promise<unknown> | null) => void;
};

/** Tracks whether the visitor has to wait. Most pages load at once and need no indicator. */
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
