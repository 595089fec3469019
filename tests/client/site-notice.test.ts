// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { brotliCompressSync } from 'node:zlib';
import { beforeEach, expect, test, vi } from 'vitest';
import { watchNotice } from '../../src/client/frame/site-notice.ts';
import { createSiteRenderer } from '../../src/render/site-renderer.ts';
import { noticeAddress } from '../../src/site/addresses/notice.ts';
import { withoutFiles } from '../render/without-files.ts';
import { siteOf } from '../site/site-of.ts';

const notice = { text: 'Closed today: the road is under water.', level: 'emergency' } as const;
const link = { label: 'What to do', to: '/floods' };

/** The renderer of a site with an urgent notice, or with none. */
function rendererWith(settings: Parameters<typeof siteOf>[1] = {}) {
  const tree = siteOf({ index: {}, floods: {} }, settings);
  const page = tree.pages.find(({ isHome }) => isHome);
  const renderer = createSiteRenderer(tree, withoutFiles);
  return { file: renderer.notice('en'), html: page ? renderer.page(page) : '' };
}

/** Opens a page of one build while the server has the notice of another. */
function open(html: string, file: object) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  document.body.replaceChildren(...page.body.childNodes);
  document.head.innerHTML = '';
  const fetched = vi.fn(async () => Response.json(file));
  vi.stubGlobal('fetch', fetched);
  const container = document.querySelector<HTMLElement>('[data-site-notice]');
  if (container) watchNotice(container);
  return fetched;
}

vi.stubGlobal('CSS', { escape: (text: string) => text });
const region = () => screen.queryByRole('region', { name: 'Notice' });
const announced = () => document.querySelector('[role=alert], [role=status].vh')?.textContent;

/** The script in the head of a page. */
const early = (page: string) =>
  new DOMParser().parseFromString(page, 'text/html').querySelector('script')?.textContent ?? '';

beforeEach(() => {
  sessionStorage.clear();
  document.documentElement.removeAttribute('data-notice-away');
});

test('a page older than the notice shows it, and one older than its end removes it', async () => {
  const [before, now] = [rendererWith(), rendererWith({ notice: { ...notice, link } })];
  const fetched = open(before.html, now.file);
  expect(region()).toBeNull();
  await waitFor(() => expect(region()).toHaveTextContent(notice.text));
  expect(fetched).toHaveBeenCalledWith(
    noticeAddress('en'),
    expect.objectContaining({ cache: 'no-cache' }),
  );
  expect(screen.getByRole('link', { name: 'What to do' })).toHaveAttribute('href', '/floods');
  expect(document.head.querySelector('link')).toHaveAttribute('href', '/n.css');
  expect(JSON.stringify(now.file).length).toBeLessThan(1000);

  open(now.html, before.file);
  expect(region()).toHaveTextContent(notice.text);
  await waitFor(() => expect(region()).toBeNull());
});

test('a page restored from the back/forward cache checks again', async () => {
  const [before, now] = [rendererWith(), rendererWith({ notice })];
  const fetched = open(before.html, before.file);
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  fetched.mockImplementation(async () => Response.json(now.file));
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  await waitFor(() => expect(region()).toHaveTextContent(notice.text));
});

test('it is announced once in a session, and stays dismissed', async () => {
  const { html, file } = rendererWith({ notice });
  open(html, file);
  await waitFor(() => expect(announced()).toContain(notice.text));
  open(html, file);
  await waitFor(() => expect(announced()).toBeDefined());
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(announced()).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss this notice' }));
  const root = document.documentElement;
  expect(root).toHaveAttribute('data-notice-away');
  // The next page hides it before it is painted; another notice is seen again.
  root.removeAttribute('data-notice-away');
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  new Function(early(html))();
  expect(root).toHaveAttribute('data-notice-away');
  root.removeAttribute('data-notice-away');
  new Function(early(rendererWith({ notice: { text: 'The road is open again.' } }).html))();
  expect(root).not.toHaveAttribute('data-notice-away');
});

test('it is dismissed by a press before its script has come', async () => {
  const { html, file } = rendererWith({ notice });
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const listen = vi.spyOn(window, 'addEventListener').mockImplementation(() => {});
  new Function(early(html))();
  const [, press] = listen.mock.calls.find(([type]) => type === 'click') ?? [];
  listen.mockRestore();
  const button = screen.getByRole('button', { name: 'Dismiss this notice' });
  if (typeof press === 'function') {
    button.addEventListener('click', press, { once: true });
    // It does not bubble to the early scripts of other pages that this window has shown.
    fireEvent(button, new MouseEvent('click'));
  }
  vi.stubGlobal('fetch', async () => Response.json(file));
  const container = document.querySelector<HTMLElement>('[data-site-notice]');
  if (container) watchNotice(container);
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-notice-away'));
});

test('its dates apply without a new build', async () => {
  const { html, file } = rendererWith({
    notice: { ...notice, from: '2026-01-08', until: '2099-01-09' },
  });
  vi.useFakeTimers({ now: new Date('2099-01-10T12:00:00Z'), toFake: ['Date'] });
  open(html, file);
  await waitFor(() => expect(region()).toBeNull());
  vi.setSystemTime(new Date('2099-01-09T12:00:00Z'));
  open(html, file);
  await waitFor(() => expect(announced()).toContain(notice.text));
  expect(region()).not.toBeNull();
  vi.useRealTimers();
});

test('each page fetches at most half a kilobyte for it, compressed', () => {
  const text = `${notice.text} Buses wait at the bridge until noon; call the office before you set out for the school.`;
  const { file } = rendererWith({ notice: { ...notice, text, link } });
  expect(brotliCompressSync(JSON.stringify(file)).length).toBeLessThanOrEqual(512);
});

test('a page that stays open shows the notice at its hour, and takes it away at its end', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-24T14:58:30Z') });
  const hours = { from: '2026-11-24 17:59', until: '2026-11-24 18:00' };
  const { html, file } = rendererWith({
    timeZone: 'Africa/Nairobi',
    notice: { ...notice, ...hours },
  });
  open(html, file);
  await vi.dynamicImportSettled();
  // Roles are those of what is shown.
  expect(region()).toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(region()).toHaveTextContent(notice.text);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(region()).toBeNull();
  expect(document.querySelector('[data-notice-id]')).not.toBeNull();
  vi.useRealTimers();
});
