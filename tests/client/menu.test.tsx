// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { en } from '../../src/messages/locales/en.ts';
import { startMenu } from '../../src/client/frame/menu.ts';
import { Menu } from '../../src/layout/Menu.tsx';
import type { MenuItem } from '../../src/site/navigation/menu.ts';
import { addPointers, wouldAct } from './browser-gaps.ts';
import { show } from './show.tsx';

const link = (href: string, label: string) => ({ label, href, newTab: false, pattern: 'calm' });
const items: MenuItem[] = [
  { label: 'Home', href: '/', pattern: 'calm', isHome: true, children: [] },
  {
    label: 'Pathways',
    href: '/pathways',
    pattern: 'calm',
    isHome: false,
    children: [link('/stem', 'STEM'), { ...link('/marine', 'Marine'), pattern: 'lake' }],
  },
  {
    label: 'Join Us',
    href: '/join-us',
    pattern: 'calm',
    isHome: false,
    children: [
      link('/join-us/form-3', 'Form 3'),
      { ...link('https://enquiry.example', 'Enquire'), newTab: true },
    ],
  },
];

const toggle = (name: string) => screen.getByRole('button', { name: `${name} pages` });
const label = (name: string) => screen.getByRole('link', { name });
const openOnes = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-expanded') === 'true')
    .map((button) => button.getAttribute('aria-label'));

addPointers();
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  show(
    <>
      <Menu words={en.frame} items={items} address="/stem" />
      <p>The page</p>
    </>,
  );
  startMenu(screen.getByRole('navigation'));
});
afterEach(() => {
  vi.useRealTimers();
});
const person = () => userEvent.setup({ advanceTimers: (by) => vi.advanceTimersByTime(by) });

const press = (keys: string) => person().keyboard(keys);
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);
const tap = (element: HTMLElement) => {
  fireEvent.pointerDown(element, { pointerType: 'touch' });
  return wouldAct(() => fireEvent.click(element));
};
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

describe('the content', () => {
  test('the current page is marked, and so is the entry that contains it', () => {
    expect(label('STEM').getAttribute('aria-current')).toBe('page');
    expect(label('Pathways').closest('li')?.hasAttribute('data-held')).toBe(true);
    expect(label('Join Us').closest('li')?.hasAttribute('data-held')).toBe(false);
  });

  test('every toggle names the dropdown it opens', () => {
    for (const button of screen.getAllByRole('button')) {
      const dropdown = document.getElementById(button.getAttribute('aria-controls') ?? '');
      expect(button.parentElement?.contains(dropdown)).toBe(true);
    }
  });

  test('a link out of the site opens a new tab and says so', () => {
    const enquire = label('Enquire (opens in a new tab)');
    expect(enquire.getAttribute('target')).toBe('_blank');
    expect(enquire.getAttribute('rel')).toContain('noopener');
  });
});

describe('with a mouse', () => {
  test('the dropdown opens on hover and closes 200 ms after the pointer has left', async () => {
    const visitor = person();
    await visitor.hover(label('Pathways'));
    expect(openOnes()).toEqual(['Pathways pages']);
    fireEvent.pointerOut(label('Pathways'), { pointerType: 'mouse', relatedTarget: document.body });
    pass(199);
    expect(openOnes()).toEqual(['Pathways pages']);
    pass(1);
    expect(openOnes()).toEqual([]);
  });

  test('it stays open if the pointer returns in time', async () => {
    const visitor = person();
    await visitor.hover(label('Pathways'));
    await visitor.unhover(label('Pathways'));
    pass(150);
    await visitor.hover(label('STEM'));
    pass(1000);
    expect(openOnes()).toEqual(['Pathways pages']);
  });

  test('the next entry opens its own at once', async () => {
    const visitor = person();
    await visitor.hover(label('Pathways'));
    await visitor.hover(label('Join Us'));
    expect(openOnes()).toEqual(['Join Us pages']);
    await visitor.hover(label('Home'));
    expect(openOnes()).toEqual([]);
  });

  test('a click on the toggle opens, although the pointer has opened it already; the next one closes', async () => {
    const visitor = person();
    await visitor.click(toggle('Pathways'));
    expect(openOnes()).toEqual(['Pathways pages']);
    await visitor.click(toggle('Pathways'));
    expect(openOnes()).toEqual([]);
  });

  test('a click outside closes', async () => {
    const visitor = person();
    await visitor.click(toggle('Pathways'));
    fireEvent.pointerDown(screen.getByText('The page'));
    expect(openOnes()).toEqual([]);
  });

  test('a click on a link closes it', async () => {
    const visitor = person();
    await visitor.hover(label('Pathways'));
    wouldAct(() => fireEvent.click(label('STEM')));
    expect(openOnes()).toEqual([]);
  });
});

describe('with a finger', () => {
  test('the first tap on a label opens the dropdown, the second follows the link', async () => {
    expect(tap(label('Pathways'))).toBe(false);
    expect(openOnes()).toEqual(['Pathways pages']);
    expect(tap(label('Pathways'))).toBe(true);
  });

  test('a label without a dropdown is followed at once', async () => {
    expect(tap(label('Home'))).toBe(true);
  });

  test('Enter after a tap follows the link at once, too', async () => {
    tap(toggle('Join Us'));
    fireEvent.keyDown(label('Pathways'), { key: 'Enter' });
    expect(wouldAct(() => fireEvent.click(label('Pathways')))).toBe(true);
  });
});

describe('with the keyboard', () => {
  test('the toggle opens and closes', async () => {
    toggle('Pathways').focus();
    await press('{Enter}');
    expect(openOnes()).toEqual(['Pathways pages']);
    await press('{Enter}');
    expect(openOnes()).toEqual([]);
  });

  test('Escape closes and puts the focus on the toggle', async () => {
    toggle('Pathways').focus();
    await press('{Enter}');
    label('Marine').focus();
    await press('{Escape}');
    expect(openOnes()).toEqual([]);
    expect(document.activeElement).toBe(toggle('Pathways'));
  });

  test('Escape does not move the focus if it is elsewhere', async () => {
    await person().hover(label('Pathways'));
    await press('{Escape}');
    expect(openOnes()).toEqual([]);
    expect(document.activeElement).toBe(document.body);
  });

  test('arrows lead along the bar, down into a dropdown and back', async () => {
    const order: string[] = [];
    label('Home').focus();
    for (const key of ['Right', 'Right', 'Down', 'Down', 'Down', 'Up', 'Up', 'Left', 'Left']) {
      await press(`{Arrow${key}}`);
      order.push(focused() ?? '');
    }
    expect(order).toEqual([
      'Pathways',
      'Pathways pages',
      'STEM',
      'Marine',
      'Marine',
      'STEM',
      'Pathways pages',
      'Pathways',
      'Home',
    ]);
    await press('{End}');
    expect(focused()).toBe('Join Us pages');
  });

  test('leaving by Tab closes it', async () => {
    toggle('Pathways').focus();
    await press('{Enter}');
    const outside = screen.getByText('The page');
    outside.tabIndex = 0;
    fireEvent.focusIn(outside);
    expect(openOnes()).toEqual([]);
  });
});
