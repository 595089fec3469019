// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { blockSchema } from '../../schema/blocks/index.ts';
import { renderBlock, testContext } from './test-context.ts';

/** Shows some blocks, written as in a content file, one below the other. */
function show(...blocks: unknown[]): void {
  const html = blocks.map((block) => renderBlock(blockSchema.parse(block), testContext())).join('');
  render(createElement('main', { dangerouslySetInnerHTML: { __html: html } }));
}

/** What stands beside a label in a list of labels and values. */
const valueOf = (label: string) =>
  within(screen.getByText(label).closest('div') ?? document.body).getByRole('definition');

test('sums have the currency before them and commas in them', () => {
  show({
    type: 'fee-table',
    terms: [
      { term: 'Term 1', amount: 115500 },
      { term: 'Term 2', amount: 0 },
    ],
    annualTotal: 115500,
    totalLabel: 'The year',
  });
  expect(valueOf('Term 1')).toHaveTextContent('EUR 115,500');
  expect(valueOf('Term 2')).toHaveTextContent('EUR 0');
  expect(valueOf('The year')).toHaveTextContent('EUR 115,500');
});

test('a charge is a sum, or the word Free or Nil', () => {
  show({
    type: 'charges',
    items: [
      { title: 'Registration', amount: 20000 },
      { title: 'Transport', amount: 'free' },
      { title: 'Extra', amount: 'nil' },
    ],
  });
  expect(valueOf('Registration')).toHaveTextContent('EUR 20,000');
  expect(valueOf('Transport')).toHaveTextContent('Free');
  expect(valueOf('Extra')).toHaveTextContent('Nil');
});

const textOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('a comparison adds what is paid once to the year, and says what stands where there is no sum', () => {
  show({
    type: 'fee-comparison',
    items: [
      { label: 'Grade 10', to: '/fees' },
      { label: 'Grade 9', to: '/elsewhere', text: 'At the academy' },
    ],
  });
  const [, priced, unknown] = screen.getAllByRole('row');
  expect(priced && textOf(priced)).toEqual(['4,500', '13,500', '2,000', '15,500']);
  expect(unknown && textOf(unknown)).toEqual(['At the academy', '']);
});

test('ways of paying stand under what they are', () => {
  show({
    type: 'checklist',
    look: 'accepted',
    items: [
      { text: 'Cash', accepted: false },
      { text: 'Cheque', accepted: true },
    ],
  });
  const [accepted, refused] = screen.getAllByRole('list');
  expect(accepted?.previousElementSibling).toHaveTextContent('We accept');
  expect(accepted).toHaveTextContent(/^Cheque$/);
  expect(refused?.previousElementSibling).toHaveTextContent('We do not accept');
  expect(refused).toHaveTextContent(/^Cash$/);
});

const detailsNames = () =>
  Array.from(document.querySelectorAll('details'), (details) => details.getAttribute('name'));

test('questions of one block exclude each other, those of another block do not', () => {
  const items = [
    { question: 'Why?', answer: 'So.' },
    { question: 'How?', answer: 'Thus.' },
  ];
  show({ type: 'faq', title: 'Questions', items }, { type: 'faq', title: 'More questions', items });
  expect(detailsNames()).toEqual([
    'faq-questions',
    'faq-questions',
    'faq-more-questions',
    'faq-more-questions',
  ]);
  expect(document.querySelector('details[open]')).toBeNull();
});

test('the first group of the site map is open at first, and only that', () => {
  show({ type: 'site-map' });
  const groups = Array.from(document.querySelectorAll('details'));
  expect(groups.map(({ open }) => open)).toEqual([true, false]);
  expect(new Set(detailsNames()).size).toBe(1);
  expect(screen.getByRole('link', { name: 'History' })).toHaveAttribute('href', '/history');
});

test.each(['rows', 'buttons'])('as %s a contact can be called and written to', (form) => {
  show({ type: 'contact', form });
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(targets).toEqual(['tel:+1000', 'https://wa.me/1000', 'mailto:office@lakeside.example']);
  expect(screen.getAllByText('+1 000').length).toBeGreaterThan(0);
  expect(screen.getByText('P.O. Box 1, Lakeside')).toBeInTheDocument();
});

test('without a map the address rows stand alone', () => {
  const block = blockSchema.parse({ type: 'map' });
  const html = renderBlock(block, testContext({ map: null, mapLink: null }));
  render(createElement('main', { dangerouslySetInnerHTML: { __html: html } }));
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.getByText('P.O. Box 1, Lakeside')).toBeInTheDocument();
});

test('the map is a titled frame that loads lazily, with a link to the map alone', () => {
  show({ type: 'map', mapTitle: 'Map of the shore' });
  const frame = screen.getByTitle('Map of the shore');
  expect(frame).toHaveAttribute('src', 'https://maps.example/embed');
  expect(frame).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('link', { name: /^Open the map/ })).toHaveAttribute('target', '_blank');
});

test('the day of the last update is that of the build until the visitor’s browser puts its own there', () => {
  show({ type: 'updated' });
  expect(document.querySelector('[data-today="date"]')).toHaveTextContent('21 November 2026');
});

test('on a card of a phone, where the heads of columns are not seen, a value has its unit', () => {
  show({
    type: 'table',
    columns: [
      { label: 'After', unit: 'cautions' },
      { label: 'Suspension', unit: 'matches' },
      { label: 'Fine' },
    ],
    rows: [['Five', 'One', 'None']],
  });
  const table = within(screen.getByRole('table'));
  // The styles write these attributes before and after the value.
  expect(table.getByRole('rowheader')).toHaveAttribute('data-unit', 'cautions');
  const [suspension, fine] = table.getAllByRole('cell');
  expect(suspension).toHaveAttribute('data-label', 'Suspension (matches)');
  expect(fine).toHaveAttribute('data-label', 'Fine');
});
