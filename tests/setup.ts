/// <reference types="@testing-library/jest-dom/vitest" />
import { afterAll, afterEach, vi } from 'vitest';

// Tests that render get matchers like toBeVisible and an empty page each; the others do not wait for them. Files share
// one document: what the one before has left in it is taken out.
if (typeof document !== 'undefined') {
  vi.unstubAllGlobals();
  localStorage.clear();
  // Files share modules, too, and with them the language that the editor speaks.
  const { speakAsChosen } = await import('../src/editor/words/editor-language.ts');
  await speakAsChosen('en');
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  // Nothing has a size in jsdom, so none changes.
  window.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure } = await import('@testing-library/react');
  afterEach(cleanup);
  // A defect should fail a test, not a busy machine.
  configure({ asyncUtilTimeout: 15_000 });
}

// Files share their modules too: one that is still being loaded when a file ends would fail in every file after it.
afterAll(() => vi.dynamicImportSettled());
