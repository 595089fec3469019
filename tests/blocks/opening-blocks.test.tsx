// @vitest-environment jsdom
import { screen, within } from '@testing-library/dom';
import { afterEach, describe, expect, test } from 'vitest';
import { blockSchema } from '../../schema/blocks/index.ts';
import { renderBlock, testContext } from './test-context.ts';

const image = { src: 'sky.svg', alt: 'The sun rises over a valley' };

function show(block: unknown, isPageHeading = true) {
  document.body.innerHTML = renderBlock(blockSchema.parse(block), testContext({ isPageHeading }));
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe.each([
  { type: 'hero', title: 'Swimming' },
  { type: 'full-hero', title: 'Swimming', to: '/about', image },
  { type: 'full-section', title: 'Swimming', image },
])('$type', (block) => {
  test('is the heading of the page where it comes first', () => {
    show(block);
    expect(screen.getByRole('heading', { name: 'Swimming', level: 1 })).toBeTruthy();
  });

  test('is the heading of a part further down', () => {
    show(block, false);
    expect(screen.getByRole('heading', { name: 'Swimming', level: 2 })).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('loads its picture at once where it comes first, and when it comes near further down', () => {
    show({ ...block, image });
    expect(screen.getByRole('img').getAttribute('loading')).toBeNull();
    expect(screen.getByRole('img').getAttribute('fetchpriority')).toBe('high');
    show({ ...block, image }, false);
    expect(screen.getByRole('img').getAttribute('loading')).toBe('lazy');
  });
});

test('a hero can take the focus on its heading after a navigation', () => {
  show({ type: 'hero', title: 'Swimming' });
  const heading = screen.getByRole('heading', { level: 1 });
  heading.focus();
  expect(document.activeElement).toBe(heading);
});

describe('a hero shows', () => {
  const amount = { prices: { part: 5000 } };
  const steps = { steps: [{ title: 'Ask' }, { title: 'Sign' }] };

  test.each([
    ['words alone where there is nothing else', {}, {}, 'index'],
    ['its picture', { image }, amount, 'split'],
    ['its figure', { image, figure: '2016' }, steps, 'figure'],
    ['what a term costs on a page of fees', {}, amount, 'figure'],
    ['the steps of its page', {}, steps, 'thread'],
    ['what its editor chooses', { image, look: 'index' }, amount, 'index'],
    ['cloth for the picture it has not', { look: 'split' }, {}, 'split'],
  ])('%s', (_name, fields, offers, look) => {
    const block = blockSchema.parse({ type: 'hero', title: 'Swimming', ...fields });
    document.body.innerHTML = renderBlock(block, testContext({ isPageHeading: true, offers }));
    expect(document.querySelector('[data-look]')?.getAttribute('data-look')).toBe(look);
    const shown = {
      picture: screen.queryByRole('img') !== null,
      cloth: document.querySelector('[class*=cloth]') !== null,
      figure: screen.queryByText(/^(2016|5,000)$/) !== null,
      steps: screen.queryAllByRole('list').length > 1,
    };
    expect(Object.entries(shown).flatMap(([part, isThere]) => (isThere ? [part] : []))).toEqual(
      {
        index: [],
        split: ['image' in fields ? 'picture' : 'cloth'],
        figure: ['figure'],
        thread: ['steps'],
      }[look],
    );
  });

  test('what terms cost from and to where they differ, with the words of its editor', () => {
    const block = { type: 'hero', title: 'Fees', look: 'figure', figureLabel: 'KES, each term' };
    const offers = { prices: { part: 115_500, partTo: 120_000, year: 351_000, once: 1000 } };
    document.body.innerHTML = renderBlock(blockSchema.parse(block), testContext({ offers }));
    expect(screen.getByText('115,500–120,000').closest('p')?.textContent).toMatch(
      /^KES, each term/,
    );
    expect(screen.getByText('The whole year')).toBeTruthy();
    expect(screen.getByText('First year, new student')).toBeTruthy();
  });

  test('its words before its picture', () => {
    show({ type: 'hero', title: 'Swimming', image });
    const heading = screen.getByRole('heading', { level: 1 });
    const after = heading.compareDocumentPosition(screen.getByRole('img'));
    expect(after & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});

describe('the full hero', () => {
  const block = {
    type: 'full-hero',
    title: 'Be Inspired',
    to: '/about',
    action: 'Step inside',
    image,
    tallImage: { src: 'sky-tall.jpg', alt: 'The sun', focus: { x: 50, y: 40 } },
  };

  test('is one single link, whose name begins with the large words', () => {
    show(block);
    const link = screen.getByRole('link', { name: 'Be Inspired Step inside' });
    expect(screen.getAllByRole('link')).toEqual([link]);
    expect(link.getAttribute('href')).toBe('/about');
    expect(within(link).getByRole('heading', { name: 'Be Inspired' })).toBeTruthy();
  });

  test('has a picture of its own for upright screens, in its better formats first', () => {
    show(block);
    const sources = Array.from(document.querySelectorAll('picture > source'), (source) => [
      source.getAttribute('media'),
      source.getAttribute('type'),
      source.getAttribute('srcset'),
    ]);
    expect(sources).toEqual([
      ['(max-aspect-ratio: 1/1)', 'image/avif', '/assets/sky-tall.jpg.avif 1280w'],
      ['(max-aspect-ratio: 1/1)', null, '/assets/sky-tall.jpg'],
    ]);
  });
});

const withMessage = (message: string) => ({ type: 'people', items: [{ role: 'Dean', message }] });

describe('people', () => {
  test('a short message in quotation marks is a quotation', () => {
    show(withMessage('“Look up.”'));
    expect(document.querySelector('blockquote')?.textContent.trim()).toBe('“Look up.”');
  });

  test.each(['Leads the school.', `“${'Look up. '.repeat(40)}”`])('%s is plain text', (message) => {
    show(withMessage(message));
    expect(document.querySelector('blockquote')).toBeNull();
    expect(document.body.textContent).toContain(message.slice(0, 8));
  });

  test('a person without a name goes by the role, said once', () => {
    show(withMessage('Leads the school.'));
    expect(screen.getAllByText('Dean')).toHaveLength(1);
  });
});
