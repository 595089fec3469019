import { DraftMark } from './draft-mark.ts';
import { currentWords, speak } from './words/index.ts';

const style = `
:host { position: fixed; left: 1rem; bottom: 1rem; z-index: 50; }
button { min-height: 2.75rem; padding: 0.4rem 1.1rem; border: 2px solid #141a19; border-radius: 6px; background: #fff; color: #141a19;
  font: 650 1rem/1.2 'Atkinson Hyperlegible Next', system-ui, sans-serif; cursor: pointer; }
button:hover { background: #f5b31b; }
button:focus-visible { outline: 3px solid #141a19; outline-offset: 2px; box-shadow: 0 0 0 2px #f5b31b; }
@media print { :host { display: none; } }
`;

/**
 * The editor opens without a cross-fade. Chromium reports a cross-fade that only one of two documents supports as an
 * error, which the editor cannot handle because it occurs before its script runs.
 */
function leaveWithoutFade(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@view-transition { navigation: none; }');
  document.adoptedStyleSheets.push(sheet);
}

function offerEditing(): void {
  const words = currentWords();
  const host = document.createElement('edit-this-page');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = document.createElement('style');
  sheet.textContent = style;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words.page.editThis;
  button.addEventListener('click', () => {
    leaveWithoutFade();
    location.href = `${location.pathname}?edit`;
  });
  root.append(sheet, button);
  document.body.append(host);
  const dock = document.querySelector('[data-dock]');
  if (dock) new ResizeObserver(() => standAbove(host, dock)).observe(dock);
}

/** The button must not cover what floats at the bottom of the window. */
function standAbove(host: HTMLElement, dock: Element): void {
  host.style.bottom = `calc(${dock.clientHeight}px + 1rem)`;
}

// Another page frames this one: above all, the editor.
if (window.parent === window) {
  await speak(document.documentElement.lang);
  offerEditing();
  customElements.define('draft-mark', DraftMark);
}
