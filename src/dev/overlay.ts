import { forgetPages, loadPage, showPage } from '../client/index.ts';
import { elementIds } from '../site/index.ts';
import { changedEvent, changesPath, diagnosticsEvent } from './events.ts';

const hostName = 'site-diagnostics';

const style = `
:host { position: fixed; inset: 0; z-index: 99; overflow: auto; background: rgb(12 16 32 / 0.78); }
section { max-width: 60rem; margin: 4vh auto; padding: 2rem; background: #fdfcf8; color: #14211d;
  border-top: 10px solid #a80f48; font: 1rem/1.5 system-ui, sans-serif; }
h2 { margin: 0 0 1rem; font-size: 1.5rem; }
pre { margin: 0 0 1rem; padding: 1rem; overflow: auto; background: #f3ead6;
  font: 0.9375rem/1.5 ui-monospace, monospace; white-space: pre-wrap; }
button { padding: 0.75rem 1.25rem; border: 2px solid #14211d; background: none; font: inherit; cursor: pointer; }
`;

const count = (mistakes: number) =>
  mistakes === 1
    ? 'There is a mistake in the content'
    : `There are ${mistakes} mistakes in the content`;

/** Shows the mistakes over the page; without any, the page is visible again. */
function show(mistakes: readonly string[]): void {
  document.querySelector(hostName)?.remove();
  if (mistakes.length === 0) return;
  const host = document.createElement(hostName);
  const root = host.attachShadow({ mode: 'open' });
  const section = document.createElement('section');
  section.setAttribute('role', 'alertdialog');
  section.setAttribute('aria-label', count(mistakes.length));
  const heading = document.createElement('h2');
  heading.textContent = `${count(mistakes.length)}. The page below is the last good one.`;
  const close = document.createElement('button');
  close.textContent = 'Hide until the next save';
  close.addEventListener('click', () => host.remove());
  const texts = mistakes.map((text) => {
    const element = document.createElement('pre');
    element.textContent = text;
    return element;
  });
  const sheet = document.createElement('style');
  sheet.textContent = style;
  section.append(heading, ...texts, close);
  root.append(sheet, section);
  document.body.append(host);
}

const data = document.querySelector<HTMLElement>('script[data-diagnostics]')?.dataset;
const first: readonly string[] = JSON.parse(data?.['diagnostics'] ?? '[]');
show(first);

const events = new EventSource(changesPath + (data?.['changes'] ?? ''));

events.addEventListener(diagnosticsEvent, (event) => {
  const mistakes: string[] = JSON.parse(event.data);
  show(mistakes);
  // The page was opened while the content was invalid, so there is nothing to refresh in place. Sheets have no frame
  // either, and the server tells them each time that nothing is wrong.
  const isEmpty = first.length > 0 && !document.getElementById(elementIds.app);
  if (mistakes.length === 0 && isEmpty) location.reload();
});

// Refreshes the open page in place.
events.addEventListener(changedEvent, () => {
  forgetPages();
  loadPage(location.pathname + location.search).then(showPage, () => location.reload());
});
