import { useEffect } from 'react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { useScreenKey } from '../../ui/use-screen-key.ts';

/** The field that searches the list of pages. */
export const findPagesId = 'find-pages';

/** Tells the list of pages that somebody came to it to search. */
const searching = { search: true };

const isSearching = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'search' in state;

/** Goes to the list of pages, into its search. */
export const goToSearch = (navigate: NavigateFunction): void => {
  // On the list itself at once: whoever types on does not wait for the route.
  document.getElementById(findPagesId)?.focus();
  void navigate('/@edit', { state: searching });
};

/** A key leads from every screen to the search of pages; beside a page, it is among the keys of that screen. */
export function useFindPageKey(): void {
  const navigate = useNavigate();
  useScreenKey('findPage', () => goToSearch(navigate));
}

/** Puts the focus into the search whenever somebody comes to the list for it. */
export function useSearchFocus(): void {
  const { state, key }: { state: unknown; key: string } = useLocation();
  const arrival = isSearching(state) ? key : null;
  useEffect(() => {
    if (arrival !== null) document.getElementById(findPagesId)?.focus();
  }, [arrival]);
}
