import { describe, expect, test } from 'vitest';
import {
  firstBrowserState,
  nextBrowserState,
  type BrowserAction,
} from '../../src/blocks/math-browser/browser-state.ts';
import { moveInTree, type Row } from '../../src/blocks/math-browser/tree-keys.ts';

const after = (...actions: BrowserAction[]) =>
  actions.reduce(nextBrowserState, firstBrowserState('algebra'));

const rotation = { strand: 'geometry', subStrand: 'rotation' };

describe('what is selected', () => {
  test('at first the first strand is shown and open', () => {
    expect(after()).toEqual({
      query: '',
      selectedStrand: 'algebra',
      selectedSubStrand: null,
      expanded: ['algebra'],
    });
  });

  test('a strand that is selected is shown and opened', () => {
    const { selectedStrand, expanded } = after({ type: 'select-strand', strand: 'geometry' });
    expect(selectedStrand).toBe('geometry');
    expect(expanded).toEqual(['algebra', 'geometry']);
  });

  test('a sub-strand that is selected clears the selected strand', () => {
    const state = after({ type: 'select-sub-strand', ...rotation });
    expect(state.selectedStrand).toBeNull();
    expect(state.selectedSubStrand).toEqual(rotation);
  });

  test('a strand that is selected clears the selected sub-strand', () => {
    const state = after(
      { type: 'select-sub-strand', ...rotation },
      { type: 'select-strand', strand: 'geometry' },
    );
    expect(state.selectedSubStrand).toBeNull();
  });

  test('the toggle opens and closes without selecting', () => {
    const opened = after({ type: 'toggle', strand: 'geometry' });
    expect(opened.expanded).toEqual(['algebra', 'geometry']);
    expect(opened.selectedStrand).toBe('algebra');
    expect(nextBrowserState(opened, { type: 'toggle', strand: 'geometry' }).expanded).toEqual([
      'algebra',
    ]);
  });

  test('a search opens the strands it finds and leaves the selection', () => {
    const state = after({ type: 'search', query: 'turn', found: ['geometry'] });
    expect(state.expanded).toEqual(['algebra', 'geometry']);
    expect(state.selectedStrand).toBe('algebra');
  });

  test('clearing the search opens nothing', () => {
    const state = after({ type: 'search', query: '  ', found: ['algebra', 'geometry'] });
    expect(state.expanded).toEqual(['algebra']);
  });
});

const row = (id: string, strand: string, isOpen = false): Row => ({
  id,
  strand,
  isStrand: id === strand,
  isOpen,
});

describe('keys in the tree', () => {
  const rows = [
    row('algebra', 'algebra', true),
    row('real', 'algebra'),
    row('indices', 'algebra'),
    row('geometry', 'geometry'),
  ];

  test.each([
    ['algebra', 'ArrowDown', { focus: 'real' }],
    ['indices', 'ArrowDown', { focus: 'geometry' }],
    ['geometry', 'ArrowDown', null],
    ['geometry', 'ArrowUp', { focus: 'indices' }],
    ['algebra', 'ArrowUp', null],
    ['indices', 'Home', { focus: 'algebra' }],
    ['algebra', 'End', { focus: 'geometry' }],
    ['algebra', 'ArrowRight', { focus: 'real' }],
    ['geometry', 'ArrowRight', { toggle: 'geometry' }],
    ['real', 'ArrowRight', null],
    ['algebra', 'ArrowLeft', { toggle: 'algebra' }],
    ['geometry', 'ArrowLeft', null],
    ['indices', 'ArrowLeft', { focus: 'algebra' }],
    ['indices', 'Enter', null],
    ['gone', 'ArrowDown', null],
  ])('on %s, %s leads to %j', (at, key, expected) => {
    expect(moveInTree(rows, at, key)).toEqual(expected);
  });
});
