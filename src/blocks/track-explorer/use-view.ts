import { useMemo, useSyncExternalStore } from 'react';
import type { Views } from '../../../schema/track-views.ts';

/**
 * Follows the fragment of the address. A fragment that belongs to something else (the link to the top of the
 * page) leaves the view as it is, and so does the address of another page, which is on its way in.
 */
function createViewStore(views: Views, home: string) {
  let page: string | undefined;
  let view = home;
  return {
    subscribe(onChange: () => void) {
      addEventListener('hashchange', onChange);
      return () => removeEventListener('hashchange', onChange);
    },
    read() {
      page ??= location.pathname;
      if (location.pathname === page) view = views.at(location.hash.slice(1)) ?? view;
      return view;
    },
  };
}

/** The view that is shown; null while rendering at build and while hydrating, when the stylesheet chooses it. */
export function useView(views: Views, home: string): string | null {
  const store = useMemo(() => createViewStore(views, home), [views, home]);
  return useSyncExternalStore(store.subscribe, store.read, () => null);
}
