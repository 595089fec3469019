import { siteBase } from '../../layout/index.ts';
import { searchAddress, searchInput, searchResults } from '../../site/index.ts';
import { openModal } from '../frame/modal.ts';
import { element, resultLink } from './results.ts';
import { createResults } from './show-results.ts';

/** The words that the dialog shows before anything is loaded, from the button that opens it. */
export type DialogWords = { search: string; close: string; failed: string };

export type SearchDialog = { open(query?: string): void };

const optionId = (position: number) => `_search-result_${position}`;

/**
 * Creates the search dialog: a combobox whose list contains links (WAI-ARIA Authoring Practices, combobox with list
 * autocomplete). Arrow keys select one and Enter follows it; without a selection Enter opens the search page.
 */
export function createSearchDialog(words: DialogWords, styles: string): SearchDialog {
  const input = element('input', {
    id: searchInput,
    type: 'search',
    name: 'q',
    role: 'combobox',
    placeholder: words.search,
    'aria-label': words.search,
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': searchResults,
    autocomplete: 'off',
    enterkeyhint: 'search',
  });
  const close = element('button', { type: 'button', class: 'search-close' }, words.close);
  const form = element(
    'form',
    { role: 'search', action: siteBase() + searchAddress, class: 'search-form' },
    input,
    close,
  );
  const status = element('p', {
    role: 'status',
    class: 'search-status',
    'data-failed': words.failed,
  });
  const list = element('div', { id: searchResults, role: 'listbox', 'aria-label': words.search });
  const results = element('div', { class: 'search-results' }, list);
  const dialog = element(
    'dialog',
    { class: 'search-dialog', 'aria-label': words.search },
    element('link', { rel: 'stylesheet', href: styles }),
    form,
    status,
    results,
  );
  document.body.append(dialog);

  const options = () => [...list.querySelectorAll<HTMLAnchorElement>('[role=option]')];
  const chosen = () => list.querySelector<HTMLAnchorElement>('[aria-selected=true]');
  const choose = (option: HTMLAnchorElement | undefined) => {
    chosen()?.setAttribute('aria-selected', 'false');
    option?.setAttribute('aria-selected', 'true');
    option?.scrollIntoView({ block: 'nearest' });
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
  };
  const show = createResults({
    list,
    status,
    item: (match, position) =>
      resultLink(match, {
        id: optionId(position),
        role: 'option',
        'aria-selected': 'false',
        tabindex: '-1',
      }),
    onChange: (count) => {
      choose(undefined);
      input.setAttribute('aria-expanded', String(count > 0));
    },
  });

  input.addEventListener('input', () => void show(input.value));
  input.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const all = options();
      const current = chosen();
      const at = current ? all.indexOf(current) : step > 0 ? -1 : all.length;
      choose(all[(at + step + all.length) % all.length]);
    } else if (event.key === 'Escape') {
      // Escape would only clear the field, and leave the dialog open.
      event.preventDefault();
      dialog.close();
    } else if (event.key === 'Enter' && chosen()) {
      event.preventDefault();
      chosen()?.click();
    }
  });
  close.addEventListener('click', () => dialog.close());
  // A click beside the dialog hits its backdrop, which belongs to the dialog element.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  // Visitors who return find the results again.
  results.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('a')) return;
    history.replaceState({ ...history.state, search: input.value }, '');
    dialog.close();
  });

  return {
    open: (query = input.value) => {
      openModal(dialog);
      input.value = query;
      input.focus();
      input.select();
      void show(query);
    },
  };
}
