// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BlockGallery } from '../../src/editor/screens/BlockGallery.tsx';
import { speak } from '../../src/editor/words/words.ts';
import { readBlocks } from '../../src/build/editor/stored-blocks.ts';
import { addDialogs } from '../client/browser-gaps.ts';
import { file, openSession } from './opened-session.ts';

addDialogs();
beforeEach(() => speak('en'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const types = ['calendar', 'faq', 'hero', 'notice', 'prose', 'rooms', 'video'];

const nothing = () => undefined;
const add = vi.fn();

function open() {
  const { session } = openSession();
  const blocks = [
    ...types.map((type) => ({ type, example: { type }, picture: `/${type}.png` })),
    ...readBlocks('/').filter(({ type, look }) => type === 'cards' || look === 'timeline'),
  ];
  const props = { session, file, blocks, add, paste: nothing, close: nothing };
  render(<BlockGallery {...props} />);
}

const names = (list: HTMLElement | undefined) =>
  list
    ? within(list)
        .getAllByRole('button')
        .map((button) => button.textContent)
    : [];

test('the kinds that the site has most often come first, then all others by their purpose; a search goes through all of them', () => {
  open();
  const [often] = screen.getAllByRole('list');
  expect(names(often)[0]).toMatch(/^Add “Opening”/);
  const groups = screen.getAllByRole('heading', { level: 3 }).map((heading) => {
    const list = heading.nextElementSibling;
    return [heading.textContent, names(list instanceof HTMLElement ? list : undefined).length];
  });
  expect(groups).toEqual([
    ['Most used on this site', 2],
    ['At the top of a page', 1],
    ['Words', 6],
    ['Pictures and people', 2],
    ['Dates and hours', 1],
  ]);
  const field = screen.getByRole('searchbox', { name: 'Search for a block' });
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: 'video' } });
  expect(screen.getAllByRole('list')).toHaveLength(1);
  screen.getByRole('button', { name: /^Add “Video”/ });
});

test.each(['photo', 'gallery', 'image'])('“%s” finds the kinds that show pictures', (typed) => {
  open();
  const field = screen.getByRole('searchbox', { name: 'Search for a block' });
  fireEvent.change(field, { target: { value: typed } });
  const [found] = screen.getAllByRole('list');
  expect(names(found).join()).toContain('Cards');
  expect(names(found).join()).not.toContain('Questions');
});

test('on a phone the others are folded, and no keyboard comes up before one searches', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  open();
  const pictures = screen.getByText('Pictures and people').closest('details');
  expect(pictures?.open).toBe(false);
  expect(pictures?.textContent).toContain('Add “Video”');
  expect(document.activeElement?.matches('input')).toBe(false);
});

test('a look is found by its name, and the block begins with it', () => {
  open();
  const field = screen.getByRole('searchbox', { name: 'Search for a block' });
  fireEvent.change(field, { target: { value: 'timeline' } });
  fireEvent.click(screen.getByRole('button', { name: /^Add “Steps: Timeline”/ }));
  expect(add).toHaveBeenCalledWith(
    expect.objectContaining({ type: 'steps', look: 'timeline' }),
    'Steps: Timeline',
  );
});
