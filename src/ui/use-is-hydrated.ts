import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether a script runs the page. False while rendering at build and while hydrating, so that both render the same;
 * true right after, and from the start in a page that a script has put together.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
