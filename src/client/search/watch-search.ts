import { isSpecialClick, targetOf } from '../frame/events.ts';
import { siteBase } from '../../layout/index.ts';
import { inTime } from '../time-limit.ts';
import { searchAddress } from '../../site/index.ts';
import type { SearchDialog } from './search-dialog.ts';

/** Whether the visitor is typing: then a letter is not a shortcut. */
const isTyping = (target: Element | null) =>
  target?.closest('input, textarea, select, [contenteditable]') != null;

/**
 * Opens the search for its button, for Ctrl+K or ⌘K and, unless the site has disabled it, for the / key (WCAG 2.1.4).
 * Code and index are loaded when the button is about to be used.
 */
export function watchSearch(button: HTMLButtonElement): void {
  let dialog: Promise<SearchDialog> | null = null;
  const load = () =>
    (dialog ??= inTime(import('./search-dialog.ts')).then(({ createSearchDialog }) => {
      const { search = '', close = '', failed = '', styles = '' } = button.dataset;
      return createSearchDialog({ search, close, failed }, styles);
    }));
  const open = async (query?: string) => {
    try {
      (await load()).open(query);
    } catch {
      // If its code cannot be loaded, the search page may.
      location.assign(siteBase() + searchAddress);
    }
  };
  const fetchAhead = () => {
    void load().catch(() => {
      dialog = null;
    });
    void import('./load-search.ts').then((it) => it.loadSearch()).catch(() => undefined);
  };

  button.addEventListener('focus', fetchAhead, { once: true });
  button.addEventListener('pointerenter', fetchAhead, { once: true });
  button.addEventListener('click', (event) => {
    if (isSpecialClick(event)) return;
    event.preventDefault();
    void open();
  });
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const isCommand = (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k';
    const isSlash =
      key === '/' && !ctrlKey && !metaKey && !altKey && button.dataset['slash'] !== undefined;
    if (!isCommand && !(isSlash && !isTyping(targetOf(event)))) return;
    event.preventDefault();
    void open();
  });
  const reopen = () => {
    const query: unknown = history.state?.search;
    if (typeof query === 'string') void open(query);
  };
  addEventListener('popstate', reopen);
  reopen();
}
