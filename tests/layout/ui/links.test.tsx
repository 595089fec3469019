// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { render } from '../../in-english.tsx';
import type { Link } from '../../../src/site/values/resolved.ts';
import { Card } from '../../../src/layout/ui/Card.tsx';
import { MoreLink } from '../../../src/layout/ui/Button.tsx';
import { Breadcrumbs } from '../../../src/layout/ui/Breadcrumbs.tsx';

const page: Link = { href: '/science', kind: 'page', newTab: false };
const paper: Link = { href: 'https://papers.example/', kind: 'outside', newTab: true };

afterEach(cleanup);

test('a link that only says Explore tells a screen reader what there is to explore', () => {
  render(<MoreLink link={{ label: 'Explore', to: page }} about="Pure Sciences" />);
  expect(screen.getByRole('link', { name: 'Explore Pure Sciences' })).toBeTruthy();
});

test('a link that names its goal does not name it twice', () => {
  render(<MoreLink link={{ label: 'Read about soccer', to: page }} about="Soccer" />);
  expect(screen.getByRole('link', { name: 'Read about soccer' })).toBeTruthy();
});

test('a link into a new tab says so, and gives the new page no hold on this one', () => {
  render(<MoreLink link={{ label: 'Learn More', to: paper }} about="Biology" />);
  const link = screen.getByRole('link', { name: 'Learn More Biology (opens in a new tab)' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});

test('an editor may keep an outside link in this tab, and open a page in a new one', () => {
  render(
    <>
      <MoreLink link={{ label: 'Here', to: paper, newTab: false }} />
      <MoreLink link={{ label: 'There', to: page, newTab: true }} />
    </>,
  );
  expect(screen.getByRole('link', { name: 'Here' }).hasAttribute('target')).toBe(false);
  const there = screen.getByRole('link', { name: 'There (opens in a new tab)' });
  expect(there.getAttribute('target')).toBe('_blank');
});

test('a card has one link, however many of its parts can be clicked', () => {
  render(<Card under="Tracks" title="Pure Sciences" link={{ label: 'Explore', to: page }} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 3, name: 'Pure Sciences' })).toBeTruthy();
});

test('a card in a section without a heading is itself a part of the page', () => {
  render(<Card under={undefined} title="Pure Sciences" />);
  expect(screen.getByRole('heading', { level: 2, name: 'Pure Sciences' })).toBeTruthy();
});

test('breadcrumbs lead from the home page to the page itself, which is not a link', () => {
  const items = [
    { label: 'Home', href: '/' },
    { label: 'Fees', href: '/fees' },
  ];
  render(<Breadcrumbs name="Breadcrumb" items={items} current="Grade 10" />);
  const breadcrumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(Array.from(breadcrumbs.querySelectorAll('li'), (li) => li.textContent)).toEqual([
    'Home',
    'Fees',
    'Grade 10',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/fees',
  ]);
  expect(breadcrumbs.querySelector('[aria-current=page]')?.textContent).toBe('Grade 10');
});

test('the home page shows no way to itself', () => {
  const { container } = render(<Breadcrumbs name="Breadcrumb" items={[]} current="Home" />);
  expect(container.innerHTML).toBe('');
});
