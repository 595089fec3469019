// @vitest-environment jsdom
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { InEnglish, render } from '../in-english.tsx';
import { en } from '../../src/messages/locales/en.ts';
import { CurriculumBlock } from '../../src/blocks/math-browser/CurriculumBlock.tsx';
import type { ResolvedBlock } from '../../src/site/values/resolved.ts';
import { curriculum } from './curriculum.ts';

const block: ResolvedBlock<'math-browser'> = {
  type: 'math-browser',
  title: 'What is taught',
  searchLabel: 'Search strands, sub-strands or outcomes...',
  emptyTitle: 'No results found',
  emptyText: 'Try a different search term',
  curriculum,
};

let isWide = true;
const scrollIntoView = vi.fn();

beforeEach(() => {
  isWide = true;
  scrollIntoView.mockReset();
  Element.prototype.scrollIntoView = scrollIntoView;
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }));
  history.replaceState(null, '', '/maths');
});

const tree = () => screen.getByRole('navigation', { name: 'What is taught, strands' });
const treeLinks = () =>
  within(tree())
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);
const inTree = (name: string | RegExp) => within(tree()).getByRole('link', { name });
const toggle = (strand: string) =>
  within(tree()).getByRole('button', { name: `Sub-strands of ${strand}` });
const searchBox = () => screen.getByRole('searchbox', { name: en.curriculum.search });

/** The part of the curriculum that is shown: the others stand in the page and are hidden by the stylesheet. */
function shown(): HTMLElement {
  const parts = document.querySelectorAll<HTMLElement>('article[data-current]');
  expect(parts).toHaveLength(1);
  return parts[0] ?? document.body;
}
const shownTitle = () => within(shown()).getAllByRole('heading')[0]?.textContent;

test('the first strand is open, and shown with its sub-strands', () => {
  render(<CurriculumBlock block={block} words={en.curriculum} />);
  expect(shownTitle()).toBe('Numbers & Algebra');
  expect(toggle('Numbers & Algebra')).toHaveAttribute('aria-expanded', 'true');
  expect(toggle('Measurements & Geometry')).toHaveAttribute('aria-expanded', 'false');
  expect(within(shown()).getByText('About unknowns')).toBeInTheDocument();
  expect(within(shown()).getByRole('link', { name: '1.2 Indices and Logarithms' })).toBeVisible();
});

test('a sub-strand that is selected is shown, and is the current one', async () => {
  render(<CurriculumBlock block={block} words={en.curriculum} />);
  await userEvent.click(inTree('1.1 Real Numbers'));
  expect(shownTitle()).toBe('Real Numbers');
  expect(inTree('1.1 Real Numbers')).toHaveAttribute('aria-current', 'true');
  expect(inTree(/^Numbers & Algebra/)).not.toHaveAttribute('aria-current');
  expect(screen.getByText('Real Numbers is shown')).toBeInTheDocument();
});

test('a strand that is selected is shown as a whole, and opens', async () => {
  render(<CurriculumBlock block={block} words={en.curriculum} />);
  await userEvent.click(inTree(/^Measurements & Geometry/));
  expect(shownTitle()).toBe('Measurements & Geometry');
  expect(toggle('Measurements & Geometry')).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(within(shown()).getByRole('link', { name: '2.2 Vectors I' }));
  expect(shownTitle()).toBe('Vectors I');
});

test('the toggle opens and closes without selecting', async () => {
  render(<CurriculumBlock block={block} words={en.curriculum} />);
  await userEvent.click(toggle('Measurements & Geometry'));
  expect(toggle('Measurements & Geometry')).toHaveAttribute('aria-expanded', 'true');
  expect(shownTitle()).toBe('Numbers & Algebra');
  await userEvent.click(toggle('Measurements & Geometry'));
  expect(toggle('Measurements & Geometry')).toHaveAttribute('aria-expanded', 'false');
});

test('only lists with something in them have a heading', async () => {
  render(<CurriculumBlock block={block} words={en.curriculum} />);
  await userEvent.click(inTree('1.1 Real Numbers'));
  const headings = within(shown()).getAllByRole('heading', { level: 4 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Specific learning outcomes',
    'Suggested learning experiences',
    'Pertinent and contemporary issues',
  ]);
  await userEvent.click(inTree('1.2 Indices and Logarithms'));
  expect(within(shown()).queryByText('Pertinent and contemporary issues')).toBeNull();
});

test('a placeholder says that its details are still to come', async () => {
  render(<CurriculumBlock block={block} words={en.curriculum} />);
  await userEvent.click(inTree('3.1 Probability I'));
  expect(within(shown()).getByText(/still to come/)).toBeInTheDocument();
});

test('a search hides what does not match, and keeps the numbers', async () => {
  render(<CurriculumBlock block={block} words={en.curriculum} />);
  await userEvent.type(searchBox(), '  VECTORS ');
  expect(treeLinks()).toEqual(['Measurements & Geometry1 of 2 sub-strands', '2.2 Vectors I']);
  expect(screen.getByText('1 sub-strand in 1 strand')).toBeInTheDocument();
  await userEvent.clear(searchBox());
  expect(treeLinks()).toHaveLength(8);
});

test('what a search finds is marked in the tree and in the details', async () => {
  render(<CurriculumBlock block={block} words={en.curriculum} />);
  await userEvent.type(searchBox(), 'shape find');
  await userEvent.click(inTree('2.1 Rotation'));
  const marks = Array.from(shown().querySelectorAll('mark'), ({ textContent }) => textContent);
  expect(marks).toEqual(['shape', 'Find']);
  await userEvent.clear(searchBox());
  await userEvent.type(searchBox(), 'rot');
  expect(inTree(/^2\.1/).querySelector('mark')).toHaveTextContent('Rot');
  expect(shown().querySelector('mark')).toHaveTextContent('Rot');
  await userEvent.clear(searchBox());
  expect(document.querySelector('mark')).toBeNull();
});

test('a search without a match says so', async () => {
  render(<CurriculumBlock block={block} words={en.curriculum} />);
  await userEvent.type(searchBox(), 'algbra');
  expect(screen.getByText('No results found')).toBeVisible();
  expect(screen.getByText('Try a different search term')).toBeVisible();
  expect(treeLinks()).toEqual([]);
});

test('the arrow keys move through the lines that can be seen', async () => {
  render(<CurriculumBlock block={block} words={en.curriculum} />);
  inTree(/^Numbers & Algebra/).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(inTree('1.1 Real Numbers')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(inTree(/^Measurements & Geometry/)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(toggle('Measurements & Geometry')).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(shownTitle()).toBe('Rotation');
  await userEvent.keyboard('{ArrowLeft}');
  expect(inTree(/^Measurements & Geometry/)).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{Home}');
  expect(toggle('Measurements & Geometry')).toHaveAttribute('aria-expanded', 'false');
  expect(inTree(/^Numbers & Algebra/)).toHaveFocus();
});

test('on a phone the details come into view, and the reader goes on there', async () => {
  isWide = false;
  render(<CurriculumBlock block={block} words={en.curriculum} />);
  await userEvent.click(inTree('1.1 Real Numbers'));
  expect(screen.getByRole('region', { name: 'What is taught, details' })).toHaveFocus();
  expect(scrollIntoView).toHaveBeenCalledOnce();
});

test('side by side the focus stays in the tree', async () => {
  render(<CurriculumBlock block={block} words={en.curriculum} />);
  await userEvent.click(inTree('1.1 Real Numbers'));
  expect(inTree('1.1 Real Numbers')).toHaveFocus();
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('a click that asks for a new tab is left to the browser', () => {
  render(<CurriculumBlock block={block} words={en.curriculum} />);
  let isTaken = true;
  const noteAndStop = (event: Event) => {
    isTaken = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', noteAndStop, { once: true });
  fireEvent.click(inTree('1.1 Real Numbers'), { ctrlKey: true });
  expect(isTaken).toBe(false);
  expect(shownTitle()).toBe('Numbers & Algebra');
});

test('a link to a part of the curriculum shows it', async () => {
  history.replaceState(null, '', '/maths#mathematics-geometry-rotation');
  render(<CurriculumBlock block={block} words={en.curriculum} />);
  expect(shownTitle()).toBe('Rotation');
  location.hash = '#mathematics-chance';
  await waitFor(() => expect(shownTitle()).toBe('Statistics & Probability'));
});

test('all of the curriculum is in the page before there is a script', () => {
  const html = renderToString(
    <InEnglish>
      <CurriculumBlock block={block} words={en.curriculum} />
    </InEnglish>,
  );
  for (const text of [
    'Sort whole numbers',
    'Find the centre',
    'Walk along a wall',
    'Life skills',
  ]) {
    expect(html).toContain(text);
  }
});

test('what was typed before the script came is searched for', async () => {
  const error = vi.spyOn(console, 'error');
  document.body.innerHTML = `<div>${renderToString(
    <InEnglish>
      <CurriculumBlock block={block} words={en.curriculum} />
    </InEnglish>,
  )}</div>`;
  const container = document.body.firstElementChild;
  if (!container) throw new Error('Nothing was rendered.');
  const input = screen.getByRole('searchbox');
  if (!(input instanceof HTMLInputElement)) throw new Error('The search box is no input.');
  input.value = 'rotation';
  const root = await act(async () =>
    hydrateRoot(
      container,
      <InEnglish>
        <CurriculumBlock block={block} words={en.curriculum} />
      </InEnglish>,
    ),
  );
  expect(input).toHaveValue('rotation');
  expect(treeLinks()).toEqual(['Measurements & Geometry1 of 2 sub-strands', '2.1 Rotation']);
  expect(error).not.toHaveBeenCalled();
  act(() => root.unmount());
});
