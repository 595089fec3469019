import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether scripts are running. False at build time and during hydration, so that both render the same; true right
 * after, and from the start in a page that was inserted by a script.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
