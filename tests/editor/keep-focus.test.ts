// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { keepFocus } from '../../src/editor/ui/keep-focus.ts';

let end = () => {};
afterEach(() => end());

/** Focuses an element, changes the document, and returns what has the focus then. */
async function focusAfter(html: string, id: string, change: (focused: HTMLElement) => void) {
  document.body.innerHTML = html;
  end = keepFocus(document);
  const focused = document.getElementById(id)!;
  focused.focus();
  change(focused);
  // The observer is called once the change is complete.
  await Promise.resolve();
  await Promise.resolve();
  return document.activeElement?.id || document.activeElement?.tagName;
}

const field = `<section id="panel"><div class="field"><label for="title">Title</label><input id="title" />
  <p class="was"><button id="back">Put it back</button></p></div><button id="other"></button></section>`;

const entries = `<main><fieldset id="all">
  <details id="one"><summary id="first"></summary><button id="remove-first"></button></details>
  <details id="two"><summary id="second"></summary><button id="rename"></button></details>
  <div><input id="new" /></div></fieldset></main>`;

test('a button that goes with its action leaves the focus to its field', async () => {
  expect(await focusAfter(field, 'back', (button) => button.parentElement?.remove())).toBe('title');
});

test('after an entry is removed, the next one has the focus, and the renamed one after it got its new name', async () => {
  const removed = focusAfter(entries, 'remove-first', () =>
    document.getElementById('one')?.remove(),
  );
  expect(await removed).toBe('second');
  end();
  const renamed = focusAfter(entries, 'rename', () => {
    document.getElementById('two')!.outerHTML =
      '<details><summary id="renamed"></summary></details>';
  });
  expect(await renamed).toBe('renamed');
});

test('what moved the focus itself keeps it, and a panel that was left does not take it back', async () => {
  const moved = focusAfter(field, 'back', (button) => {
    button.parentElement?.remove();
    document.getElementById('other')?.focus();
  });
  expect(await moved).toBe('other');
  end();
  const left = focusAfter(`<a id="skip" href="#"></a>${field}`, 'back', () =>
    document.getElementById('panel')?.remove(),
  );
  expect(await left).toBe('BODY');
});

const pages = `<header><div id="notice"><button id="hide">Hide this</button></div></header>
  <main id="pages" tabindex="-1"><button id="open">New page</button><button>Find</button>
    <form><input id="title" /><button id="cancel">Cancel</button></form></main>`;

test('after a form or a notice is closed, the focus is where it was before', async () => {
  for (const [id, closed] of [
    ['cancel', 'form'],
    ['hide', '#notice'],
  ] as const) {
    const after = focusAfter(pages, id, (focused) => {
      document.getElementById('open')?.focus();
      focused.focus();
      document.querySelector(closed)?.remove();
    });
    expect(await after).toBe('open');
    end();
  }
});

test('on another screen the focus is at its beginning, even if it arrives late', async () => {
  const left = await focusAfter(pages, 'cancel', () => document.querySelector('main')?.remove());
  expect(left).toBe('BODY');
  document.body.insertAdjacentHTML('beforeend', '<main tabindex="-1" id="found"></main>');
  await Promise.resolve();
  expect(document.activeElement?.id).toBe('found');
});

test('whoever went away on purpose is not brought back', async () => {
  const blurred = focusAfter(field, 'back', (button) => {
    button.blur();
    queueMicrotask(() => button.parentElement?.remove());
  });
  expect(await blurred).toBe('BODY');
});
