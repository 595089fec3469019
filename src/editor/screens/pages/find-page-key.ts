import { useEffect } from 'react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { useScreenKey } from '../../ui/index.ts';

export const findPagesId = 'find-pages';

/** The route state that focuses the search of the list of pages. */
const searching = { search: true };

export const goToSearch = (navigate: NavigateFunction): void => {
  // On the list itself at once: typing does not wait for the route.
  document.getElementById(findPagesId)?.focus();
  void navigate('/@edit', { state: searching });
};

/** Opens the search of pages on a key on every screen; beside a page, that screen handles the key. */
export function useFindPageKey(): void {
  const navigate = useNavigate();
  useScreenKey('findPage', () => goToSearch(navigate));
}

/** Focuses the search whenever somebody opens the list for it. */
export function useSearchFocus(): void {
  const { state, key }: { state: unknown; key: string } = useLocation();
  const arrival = typeof state === 'object' && state !== null && 'search' in state ? key : null;
  useEffect(() => {
    if (arrival !== null) document.getElementById(findPagesId)?.focus();
  }, [arrival]);
}
