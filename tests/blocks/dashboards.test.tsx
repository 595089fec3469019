// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '../in-english.tsx';
import { en } from '../../src/messages/locales/en.ts';
import { Dashboards } from '../../src/blocks/dashboards/Dashboards.tsx';
import type { ResolvedBlock } from '../../src/site/values/resolved.ts';

const report = (id: string, year: string) => ({
  id,
  year,
  title: `Results ${id}`,
  description: `What ${id} shows.`,
  embedUrl: `https://reports.example/${id}`,
  aspectRatio: '16/10' as const,
  icon: 'bar-chart' as const,
});

const block: ResolvedBlock<'dashboards'> = {
  type: 'dashboards',
  filterLabel: 'Filter by Year',
  allLabel: 'All Years',
  loadingText: 'Loading dashboard...',
  failedTitle: 'Unable to load dashboard',
  failedText: 'Please check your connection and try again',
  items: [report('2023-a', '2023'), report('2024-a', '2024'), report('2024-b', '2024')],
};

const one = { ...block, items: [report('2024-a', '2024')] };

/** What the probe of an address comes to; a test settles it. */
let answer: () => void;
let refuse: () => void;
let bringNear: () => void;

/** As a browser's, but it says that something is near only when a test says so. */
class Observer {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    bringNear = () => act(() => callback([{ isIntersecting: true }]));
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  const pending = new Promise<Response>((resolve, reject) => {
    answer = () => resolve(new Response());
    refuse = () => reject(new TypeError('Failed to fetch'));
  });
  vi.stubGlobal(
    'fetch',
    vi.fn(() => pending),
  );
});

afterEach(() => {
  vi.useRealTimers();
});

const settle = (what: () => void) => act(async () => what());
const titles = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
const frame = () => screen.getByTitle('Results 2024-a');
const isLoading = () => screen.queryByRole('status')?.textContent === 'Loading dashboard...';
const goOffline = () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
};

test('the filter has all years at first, then one button for each year, newest first', () => {
  render(<Dashboards block={block} words={en.dashboards} />);
  const buttons = within(screen.getByRole('group', { name: 'Filter by Year' })).getAllByRole(
    'button',
  );
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['All Years', '2024', '2023']);
  expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual([
    'true',
    'false',
    'false',
  ]);
});

test('reports of one year have no filter, which would leave nothing out', () => {
  render(<Dashboards block={one} words={en.dashboards} />);
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Results 2024-a' })).toBeVisible();
});

test('a year shows only its own dashboards, and All Years shows them all again', () => {
  render(<Dashboards block={block} words={en.dashboards} />);
  fireEvent.click(screen.getByRole('button', { name: '2023' }));
  expect(screen.getByRole('button', { name: '2023' })).toHaveAttribute('aria-pressed', 'true');
  expect(titles()).toEqual(['Results 2023-a']);
  fireEvent.click(screen.getByRole('button', { name: 'All Years' }));
  expect(titles()).toHaveLength(3);
});

test('a dashboard is asked for only when it comes near the view', () => {
  vi.stubGlobal('IntersectionObserver', Observer);
  render(<Dashboards block={one} words={en.dashboards} />);
  expect(isLoading()).toBe(true);
  expect(screen.queryByTitle('Results 2024-a')).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
  bringNear();
  expect(frame()).toHaveAttribute('src', 'https://reports.example/2024-a');
  expect(frame()).toHaveAttribute('allow', 'fullscreen');
});

test.each(['data-saves-data', 'data-still'])(
  'where the page has the attribute %s, a dashboard waits for a press',
  (attribute) => {
    document.documentElement.setAttribute(attribute, '');
    render(<Dashboards block={one} words={en.dashboards} />);
    expect(screen.queryByTitle('Results 2024-a')).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: /Results 2024-a$/ }));
    expect(frame()).toHaveAttribute('src', 'https://reports.example/2024-a');
    document.documentElement.removeAttribute(attribute);
  },
);

test('it is shown once its frame has loaded and its address has answered', async () => {
  render(<Dashboards block={one} words={en.dashboards} />);
  expect(isLoading()).toBe(true);
  fireEvent.load(frame());
  expect(isLoading()).toBe(true);
  await settle(answer);
  expect(isLoading()).toBe(false);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(frame()).toBeInTheDocument();
});

test('an address that cannot be reached fails, although the frame fires load', async () => {
  render(<Dashboards block={one} words={en.dashboards} />);
  fireEvent.load(frame());
  await settle(refuse);
  expect(screen.getByRole('alert')).toHaveTextContent('Unable to load dashboard');
  expect(screen.getByRole('alert')).toHaveTextContent('Please check your connection and try again');
  expect(isLoading()).toBe(false);
  expect(screen.queryByRole('button', { name: /again|retry/i })).toBeNull();
});

test('the error event of the frame fails', () => {
  render(<Dashboards block={one} words={en.dashboards} />);
  fireEvent.error(frame());
  expect(screen.getByRole('alert')).toBeVisible();
});

test('nothing within 30 seconds fails, and a dashboard that loads later is shown', async () => {
  render(<Dashboards block={one} words={en.dashboards} />);
  act(() => void vi.advanceTimersByTime(29_999));
  expect(isLoading()).toBe(true);
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('alert')).toBeVisible();
  await settle(answer);
  fireEvent.load(frame());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a browser without a connection fails at once', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<Dashboards block={one} words={en.dashboards} />);
  expect(screen.getByRole('alert')).toBeVisible();
});

test('a connection that is lost fails, and when it is back the dashboard is asked for again', async () => {
  render(<Dashboards block={one} words={en.dashboards} />);
  goOffline();
  expect(screen.getByRole('alert')).toBeVisible();
  const first = frame();
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response())),
  );
  await settle(() => void dispatchEvent(new Event('online')));
  expect(frame()).not.toBe(first);
  expect(screen.getByRole('alert')).toBeVisible();
  fireEvent.load(frame());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a dashboard that is there stays when the connection is lost', async () => {
  render(<Dashboards block={one} words={en.dashboards} />);
  fireEvent.load(frame());
  await settle(answer);
  goOffline();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a dashboard that is filtered out keeps its frame', async () => {
  render(<Dashboards block={block} words={en.dashboards} />);
  const before = frame();
  fireEvent.click(screen.getByRole('button', { name: '2023' }));
  fireEvent.click(screen.getByRole('button', { name: '2024' }));
  expect(frame()).toBe(before);
});
