// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { InEnglish } from '../in-english.tsx';
import { Footer } from '../../src/layout/Footer.tsx';
import { showToday } from '../../src/layout/ui/Today.tsx';
import type { FooterView } from '../../src/site/navigation/footer.ts';

const outside = (href: string) => ({ href, kind: 'outside', newTab: true }) as const;
const footer: FooterView = {
  name: 'Lakeside',
  pattern: 'calm',
  motto: ['Vita', 'Life'],
  round: null,
  quickLinks: { title: 'Quick Links', links: [{ label: 'Fees', href: '/fees' }] },
  contact: {
    title: 'Contact Us',
    phone: { text: '+254 700', link: { href: 'tel:+254700', kind: 'phone', newTab: false } },
    email: null,
    address: 'P.O. Box 1',
    mapLink: { label: 'Map', to: outside('https://map.example') },
  },
  groups: [{ title: 'Follow', links: [{ label: 'X', to: outside('https://x.example') }] }],
  notes: [{ html: 'Regulated by the <em>Ministry</em>.' }],
  badge: null,
};

test('the footer shows its links, the contact and the year of the visitor', () => {
  const rendered = document.createElement('div');
  document.body.append(rendered);
  rendered.innerHTML = renderToStaticMarkup(
    <InEnglish>
      <Footer footer={footer} today="2026-11-21" />
    </InEnglish>,
  );
  showToday(rendered, new Date('2031-05-01T12:00:00'));
  const { getByRole, getByText } = within(rendered);
  expect(rendered.textContent).toContain('Vita | Life');
  expect(rendered.textContent).toContain('© 2031 Lakeside');
  expect(within(getByRole('navigation', { name: 'Quick Links' })).getByText('Fees')).toHaveProperty(
    'pathname',
    '/fees',
  );
  expect(getByRole('link', { name: '+254 700' }).getAttribute('href')).toBe('tel:+254700');
  expect(getByText('P.O. Box 1')).toBeTruthy();
  expect(getByRole('link', { name: 'Map (opens in a new tab)' })).toBeTruthy();
  expect(getByRole('link', { name: 'X (opens in a new tab)' }).getAttribute('rel')).toBe(
    'noopener',
  );
  expect(getByText('Ministry').tagName).toBe('EM');
});
