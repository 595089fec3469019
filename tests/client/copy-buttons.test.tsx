// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { watchCopyButtons } from '../../src/client/frame/copy-buttons.ts';
import { createPageContexts } from '../../src/render/page-contexts.ts';
import { createLocale } from '../../src/site/language/locale.ts';
import { resolveLink } from '../../src/site/addresses/links.ts';
import { ContactRows } from '../../src/layout/ui/ContactRows.tsx';
import { siteOf } from '../site/site-of.ts';
import { show } from './show.tsx';

const number = '+254 700 000 000';
const tree = siteOf(
  { index: {}, fees: { title: 'Fees & dates' } },
  { contacts: { main: { label: 'Office', phone: number, whatsapp: number } } },
);
const locale = createLocale(tree.settings);

test('a message by WhatsApp names the page, and in the frame of all pages the site', () => {
  const page = tree.byAddress.get('/fees');
  const context = page && createPageContexts(tree, locale, '2026-01-08')(page);
  const { whatsapp, phone } = context?.contact('main') ?? {};
  expect(phone?.link.href).toBe('tel:+254700000000');
  const { origin, pathname, searchParams } = new URL(whatsapp?.link.href ?? '');
  expect(origin + pathname).toBe('https://wa.me/254700000000');
  expect(searchParams.get('text')).toBe('Lakeside, Fees & dates: ');
  expect(whatsapp?.link.newTab).toBe(true);
  expect(resolveLink(tree, 'whatsapp:main').href).toBe(
    'https://wa.me/254700000000?text=Lakeside%3A%20',
  );
});

test('a number is copied by its button, which says so', async () => {
  const writeText = vi.fn(async (_text: string) => {});
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const phone = { text: number, link: resolveLink(tree, 'phone:main') };
  show(<ContactRows contact={{ label: 'Office', phone }} words={locale.words.contact} />);
  watchCopyButtons(document);
  fireEvent.click(screen.getByRole('button', { name: `Copy ${number}` }));
  expect(writeText).toHaveBeenCalledWith(number);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Copied'));
});
