// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { InEnglish, render } from '../in-english.tsx';
import { en } from '../../src/messages/locales/en.ts';
import { TrackExplorer } from '../../src/blocks/track-explorer/TrackExplorer.tsx';
import { viewsOf } from '../../schema/blocks/track-explorer/track-views.ts';
import type { Link, ResolvedBlock } from '../../src/site/values/resolved.ts';
import { curriculum } from './curriculum.ts';

const document1: Link = { href: 'https://papers.example/', kind: 'outside', newTab: true };

const block: ResolvedBlock<'track-explorer'> = {
  type: 'track-explorer',
  anchor: 'tracks',
  title: 'Choose a track',
  exploreLabel: 'Explore',
  moreLabel: 'Learn More',
  backToTracks: 'Back to STEM Tracks',
  backToTopics: 'Back to Subjects',
  searchLabel: 'Search',
  emptyTitle: 'No results found',
  emptyText: 'Try a different search term',
  tracks: [
    {
      id: 'pure-sciences',
      title: 'Pure Sciences',
      description: 'How the world works.',
      icon: 'microscope',
      topics: [
        { name: 'Mathematics', description: 'Opens here.', outline: curriculum },
        { name: 'Biology', description: 'Opens a document.', infolink: document1 },
      ],
    },
    {
      id: 'technical-studies',
      title: 'Technical Studies',
      description: 'How things are made.',
      icon: 'wrench',
      topics: [{ name: 'Woodwork', description: 'Timber.', infolink: document1 }],
    },
  ],
};

const words = { ...en.tracks, curriculum: en.curriculum };

const scrollIntoView = vi.fn();

beforeEach(() => {
  scrollIntoView.mockReset();
  Element.prototype.scrollIntoView = scrollIntoView;
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  history.replaceState(null, '', '/stem');
});

/** The headings of the views that can be seen. */
const shown = () =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const click = (name: string) => userEvent.click(screen.getByRole('link', { name }));

test('at first there are the tracks', () => {
  render(<TrackExplorer block={block} words={words} />);
  expect(shown()).toEqual(['Choose a track']);
  expect(screen.getByRole('link', { name: 'Explore Pure Sciences' })).toBeVisible();
});

test('Explore shows the subjects of a track, and the way back', async () => {
  render(<TrackExplorer block={block} words={words} />);
  await click('Explore Pure Sciences');
  await waitFor(() => expect(shown()).toEqual(['Pure Sciences']));
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Mathematics', 'Biology']);
  expect(location.hash).toBe('#pure-sciences');
  await click('Back to STEM Tracks');
  await waitFor(() => expect(shown()).toEqual(['Choose a track']));
});

test('a subject with a curriculum opens it, and the way back leads to the subjects', async () => {
  history.replaceState(null, '', '/stem#pure-sciences');
  render(<TrackExplorer block={block} words={words} />);
  await click('Learn More Mathematics');
  await waitFor(() => expect(shown()).toEqual(['Mathematics']));
  expect(screen.getByRole('navigation', { name: 'Mathematics, strands' })).toBeVisible();
  await click('Back to Subjects');
  await waitFor(() => expect(shown()).toEqual(['Pure Sciences']));
});

test('other subjects open a document in a new tab', () => {
  history.replaceState(null, '', '/stem#pure-sciences');
  render(<TrackExplorer block={block} words={words} />);
  const link = screen.getByRole('link', { name: /^Learn More Biology/ });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('href', 'https://papers.example/');
});

test('Back in the browser leads back through the views', async () => {
  render(<TrackExplorer block={block} words={words} />);
  await click('Explore Pure Sciences');
  await waitFor(() => expect(shown()).toEqual(['Pure Sciences']));
  history.back();
  await waitFor(() => expect(shown()).toEqual(['Choose a track']));
});

test('the heading of a new view takes the focus, at the top of the explorer', async () => {
  render(<TrackExplorer block={block} words={words} />);
  expect(document.body).toHaveFocus();
  await click('Explore Technical Studies');
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Technical Studies', level: 2 })).toHaveFocus(),
  );
  expect(scrollIntoView).toHaveBeenCalledOnce();
});

test('a shared link to a part of the curriculum opens it there', () => {
  history.replaceState(null, '', '/stem#mathematics-geometry-rotation');
  render(<TrackExplorer block={block} words={words} />);
  expect(shown()).toEqual(['Mathematics']);
  const current = document.querySelector<HTMLElement>('article[data-current]');
  expect(within(current ?? document.body).getByRole('heading', { level: 3 })).toHaveTextContent(
    'Rotation',
  );
});

test('a link to something else on the page leaves the view as it is', async () => {
  history.replaceState(null, '', '/stem#pure-sciences');
  render(<TrackExplorer block={block} words={words} />);
  location.hash = '#top';
  await act(
    () => new Promise((resolve) => addEventListener('hashchange', resolve, { once: true })),
  );
  expect(shown()).toEqual(['Pure Sciences']);
});

test('the build renders every view, and hydration finds the one of the address without a fault', async () => {
  const error = vi.spyOn(console, 'error');
  const html = renderToString(
    <InEnglish>
      <TrackExplorer block={block} words={words} />
    </InEnglish>,
  );
  expect(html).not.toContain('hidden=""');
  document.body.innerHTML = `<div>${html}</div>`;
  const container = document.body.firstElementChild;
  if (!container) throw new Error('Nothing was rendered.');
  history.replaceState(null, '', '/stem#technical-studies');
  const root = await act(async () =>
    hydrateRoot(
      container,
      <InEnglish>
        <TrackExplorer block={block} words={words} />
      </InEnglish>,
    ),
  );
  expect(shown()).toEqual(['Technical Studies']);
  expect(error).not.toHaveBeenCalled();
  expect(scrollIntoView).not.toHaveBeenCalled();
  act(() => root.unmount());
});

const track = (id: string, ...names: string[]) => ({
  id,
  topics: names.map((name) => ({ name, outline: curriculum })),
});

describe('the views', () => {
  test('two subjects of one name have views of their own', () => {
    const views = viewsOf('tracks', [track('pure', 'Maths'), track('applied', 'Maths')]);
    expect(views.ofTopic('pure', 'Maths')).toBe('maths');
    expect(views.ofTopic('applied', 'Maths')).toBe('applied-maths');
  });

  test('a subject that is called like a track has a view of its own', () => {
    expect(viewsOf('tracks', [track('maths', 'Maths')]).ofTopic('maths', 'Maths')).toBe(
      'maths-maths',
    );
  });

  test.each([
    ['', 'tracks'],
    ['tracks', 'tracks'],
    ['pure', 'pure'],
    ['building-construction', 'building-construction'],
    ['building-construction-walls', 'building-construction'],
    ['top', null],
    ['pure-', null],
  ])('#%s stands for %s', (fragment, view) => {
    expect(viewsOf('tracks', [track('pure', 'Building & Construction')]).at(fragment)).toBe(view);
  });
});
