// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { correctHash } from '../../src/editor/web/screen-hash.ts';
import { isFormShownAt } from '../../src/editor/steps/use-go-to-step.ts';
import { WebAccount } from '../../src/editor/web/web-account.ts';
import { WebEditor } from '../../src/editor/web/WebEditor.tsx';
import { speak } from '../../src/editor/words/words.ts';
import { openSession } from './opened-session.ts';
import { webSettings } from './web-settings.ts';

beforeAll(() => speak('en'));

// A document of the editor corrects its address as long as it is open; the next file has the same document.
beforeEach(() => {
  vi.spyOn(globalThis, 'addEventListener');
});
afterEach(() => {
  for (const [type, listener] of vi.mocked(addEventListener).mock.calls) {
    if (type === 'popstate') removeEventListener(type, listener);
  }
});

/** Opens the editor on the web at an address, for somebody who has signed in. */
function openAt(hash: string): void {
  location.hash = hash;
  const account = new WebAccount(webSettings);
  account.session = openSession().session;
  correctHash();
  render(<WebEditor account={account} refusal={null} />);
}

const odd = [
  '#/%',
  '#/%E0%A4%A',
  '#/fees%2',
  '#//place.example',
  '#/\\place.example',
  '#//',
  '#at=blocks',
  '#',
  '#/@edit/file?name=%',
  '#/@edit/file?name=../../etc/passwd',
  '#/@edit/file',
  '#/@edit/nothing',
  '#/no-such-page?at=%&edit',
];

test.each(odd)('at %s the editor shows a screen', async (hash) => {
  openAt(hash);
  expect((await screen.findAllByRole('heading', {}, { timeout: 15_000 })).length).toBeGreaterThan(
    0,
  );
  expect(screen.queryByRole('alert')).toBeNull();
  cleanup();
});

test('an address that is changed to an odd one leads to the list of pages', async () => {
  openAt('#/@edit/find');
  location.hash = '#/%';
  await expect.poll(() => location.hash).toBe('#/@edit');
  cleanup();
});

test('after undoing, an address that cannot be decoded is that of no page', () => {
  const isHere = isFormShownAt('/%', '');
  expect(isHere?.({ file: 'pages/index.yaml', before: null, after: null })).toBe(false);
});
