import { element, resultLink } from './results.ts';
import { createResults } from './show-results.ts';

const addressOf = (query: string) =>
  query === '' ? location.pathname : `${location.pathname}?${new URLSearchParams({ q: query })}`;

/** How long after a key the address of the page follows what is typed, in milliseconds. */
const pause = 400;

/**
 * Shows what is found on the search page, as one types and for the query of its address. The address follows, so
 * that a result is found again when one comes back, and the search can be sent to somebody.
 */
export function startSearchPage(form: HTMLFormElement): void {
  const input = form.elements.namedItem('q');
  const list = document.querySelector<HTMLElement>('[data-search-results]');
  const status = document.querySelector<HTMLElement>('[data-search-status]');
  if (!(input instanceof HTMLInputElement) || !list || !status) return;
  const show = createResults({
    list,
    status,
    item: (match) => element('li', {}, resultLink(match)),
    onChange: () => {},
  });
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const follow = () => history.replaceState(history.state, '', addressOf(input.value.trim()));
  const showFromAddress = () => {
    input.value = new URLSearchParams(location.search).get('q') ?? '';
    void show(input.value);
  };
  input.addEventListener('input', () => {
    void show(input.value);
    clearTimeout(waiting);
    waiting = setTimeout(follow, pause);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(waiting);
    follow();
    void show(input.value);
  });
  // A word typed before this script came is not lost.
  if (input.value !== '' && input.value !== input.defaultValue) void show(input.value);
  else showFromAddress();
}
