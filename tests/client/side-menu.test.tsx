// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/dom';
import { beforeEach, expect, test } from 'vitest';
import { en } from '../../src/messages/locales/en.ts';
import { startSideMenu } from '../../src/client/frame/side-menu.ts';
import { SideMenu } from '../../src/layout/SideMenu.tsx';
import type { MenuItem } from '../../src/site/navigation/menu.ts';
import { addDialogs, wouldAct } from './browser-gaps.ts';
import { show } from './show.tsx';

const section = (label: string, href: string, children: string[]): MenuItem => ({
  label,
  href,
  pattern: 'calm',
  isHome: false,
  children: children.map((child) => ({
    label: child,
    href: `${href}/${child.toLowerCase()}`,
    newTab: false,
    pattern: 'calm',
  })),
});
const items = [
  section('Home', '/', []),
  section('Fees', '/fees', ['Grade', 'Form']),
  section('Boarding', '/boarding', ['Dorm']),
];

addDialogs();
beforeEach(() => {
  sessionStorage.clear();
  show(<SideMenu words={en.frame} languages={[]} items={items} address="/boarding/dorm" />);
  startSideMenu(panel(), opener());
});

const panel = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
const inPanel = (role: 'link' | 'button', name: string) =>
  within(panel()).getByRole(role, { name, hidden: true });
const openSections = () =>
  [...panel().querySelectorAll('details[open]')].map(
    (details) => details.parentElement?.querySelector('a')?.textContent,
  );
const opener = () => screen.getByRole('button', { name: 'Menu' });

test('the button opens it as a modal dialog, not as the popover it is without scripts', () => {
  expect(wouldAct(() => fireEvent.click(opener()))).toBe(false);
  expect(panel().hasAttribute('open')).toBe(true);
  expect(opener().getAttribute('aria-expanded')).toBe('true');
});

test('the section of the current page is open', () => {
  expect(openSections()).toEqual(['Boarding']);
});

test('a tap on a section opens it, follows the link and leaves the panel open', () => {
  fireEvent.click(opener());
  expect(wouldAct(() => fireEvent.click(inPanel('link', 'Fees')))).toBe(true);
  expect(panel().hasAttribute('open')).toBe(true);
  // jsdom does not know that the sections exclude each other.
  expect(openSections()).toContain('Fees');
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('side-menu')).toBe(new URL('/fees', location.href).href);
});

test.each([
  ['a page in a section', () => inPanel('link', 'Dorm')],
  ['an entry without pages of its own', () => inPanel('link', 'Home')],
  ['the close button', () => inPanel('button', 'Close')],
  ['what is outside', panel],
])('%s closes it', (_what, element) => {
  fireEvent.click(opener());
  wouldAct(() => fireEvent.click(element()));
  expect(panel().hasAttribute('open')).toBe(false);
  expect(opener().getAttribute('aria-expanded')).toBe('false');
});

test('it stays open when a page is opened in a new tab', () => {
  fireEvent.click(opener());
  wouldAct(() => fireEvent.click(inPanel('link', 'Dorm'), { ctrlKey: true }));
  expect(panel().hasAttribute('open')).toBe(true);
});
