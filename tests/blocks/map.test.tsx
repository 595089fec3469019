// @vitest-environment jsdom
import { waitFor } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { blockSchema } from '../../schema/blocks/index.ts';
import { en } from '../../src/messages/locales/en.ts';
import { showReachedFrames } from '../../src/layout/ui/ReachedFrame.tsx';
import { renderBlock } from './test-context.ts';

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), 'failed'],
  ['is there', () => Promise.resolve(new Response()), 'reached'],
])('where a map %s, words stand below it', async (_what, answer, state) => {
  vi.stubGlobal('fetch', vi.fn(answer));
  document.body.innerHTML = renderBlock(blockSchema.parse({ type: 'map' }));
  showReachedFrames(document);
  const frame = document.querySelector('iframe');
  await waitFor(() => expect(frame?.getAttribute('data-frame')).toBe(state));
  expect(document.body.textContent).toContain(en.map.notShown);
});
