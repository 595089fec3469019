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

function open(further: readonly string[] = []) {
  const { session } = openSession();
  const blocks = [
    ...[...types, ...further].map((type) => ({ type, example: { type }, picture: `/${type}.png` })),
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

/** The first kinds that are found, as their buttons begin. */
function foundFor(typed: string, count: number): string[] {
  const field = screen.getByRole('searchbox', { name: 'Search for a block' });
  fireEvent.change(field, { target: { value: typed } });
  const [list] = screen.getAllByRole('list');
  return names(list)
    .slice(0, count)
    .map((name) => /^Add “(.*?)”/.exec(name ?? '')?.[1] ?? '');
}

test('kinds are found by the words that people use for them, in the singular and the plural', () => {
  open(['gallery', 'documents', 'people', 'buttons', 'form', 'logos']);
  for (const typed of ['photo', 'photos', 'images', 'two pictures', 'slideshow', 'slider']) {
    expect(foundFor(typed, 1), typed).toEqual(['Photographs']);
  }
  for (const typed of ['photo', 'gallery', 'image']) {
    const found = foundFor(typed, 99);
    expect(found, typed).toContain('Cards');
    expect(found, typed).not.toContain('Questions');
  }
  for (const [typed, name] of [
    ['pdf', 'Documents'],
    ['faq', 'Questions'],
    ['staff', 'People'],
    ['team', 'People'],
    ['call to action', 'Buttons'],
    ['survey', 'Form'],
    ['sponsor', 'Logos'],
  ] as const) {
    expect(foundFor(typed, 1), typed).toEqual([name]);
  }
});

test('of a word that no kind has, all kinds are listed', () => {
  open();
  foundFor('xylophone', 1);
  screen.getByText('No kind of block is called that. All kinds:');
  screen.getByRole('button', { name: /^Add “Video”/ });
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
