// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom';
import { beforeEach, expect, test } from 'vitest';
import { Flyer } from '../../src/layout/Flyer.tsx';
import { openFlyer } from '../../src/render/flyer-script.ts';
import { addDialogs } from './browser-gaps.ts';
import { show } from './show.tsx';

addDialogs();
beforeEach(() => {
  const flyer = {
    title: 'Grade 10 is open',
    image: null,
    lines: [{ html: 'Classes start in January' }],
    button: {
      label: 'Apply Now',
      to: { href: 'https://enquiry.example', kind: 'outside', newTab: true } as const,
    },
    closeLabel: 'Close',
    pattern: 'calm',
  };
  show(<Flyer flyer={flyer} />);
  openFlyer('');
});

const isOpen = () => screen.getByRole('dialog', { hidden: true }).hasAttribute('open');

test('it opens with the page, named by its heading, with the focus on its close button', () => {
  expect(screen.getByRole('dialog', { name: 'Grade 10 is open' })).toBeTruthy();
  expect(isOpen()).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
});

test('its button opens an outside link in a new tab', () => {
  const apply = screen.getByRole('link', { name: 'Apply Now (opens in a new tab)' });
  expect(apply.getAttribute('target')).toBe('_blank');
});

test('the close button closes it', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(isOpen()).toBe(false);
});

test('a click beside it closes it, a click on it does not', () => {
  fireEvent.click(screen.getByText('Classes start in January'));
  expect(isOpen()).toBe(true);
  fireEvent.click(screen.getByRole('dialog'));
  expect(isOpen()).toBe(false);
});
