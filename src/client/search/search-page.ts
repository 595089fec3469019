import { element, resultLink } from './results.ts';
import { createResults } from './show-results.ts';

const addressOf = (query: string) =>
  query === '' ? location.pathname : `${location.pathname}?${new URLSearchParams({ q: query })}`;

/** The delay between typing and updating the URL, in milliseconds. */
const pause = 400;

/**
 * Shows results on the search page while typing, and for the query in the URL. The URL follows, so that results are
 * there on return and can be shared.
 */
export function start(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
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
  // Text typed before this script loaded is kept.
  if (input.value !== '' && input.value !== input.defaultValue) void show(input.value);
  else showFromAddress();
}
