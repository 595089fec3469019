import { useMemo, useSyncExternalStore } from 'react';
import { idOfFragment, type Views } from 'woven-site/schema';

/**
 * Follows the fragment of the URL. A fragment that belongs to something else (such as the link to the top) does not
 * change the view, nor does the URL of another page that is loading.
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
      if (location.pathname === page) view = views.at(idOfFragment(location.hash)) ?? view;
      return view;
    },
  };
}

/** The current view; null at build time and during hydration, when the stylesheet selects it. */
export function useView(views: Views, home: string): string | null {
  const store = useMemo(() => createViewStore(views, home), [views, home]);
  return useSyncExternalStore(store.subscribe, store.read, () => null);
}
