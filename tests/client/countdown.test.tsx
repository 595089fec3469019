// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { en } from '../../src/messages/locales/en.ts';
import { startCountdown } from '../../src/client/frame/countdown.ts';
import { CountdownBar } from '../../src/layout/CountdownBar.tsx';
import { earlyScript } from '../../src/render/early-script.ts';
import { addMediaQueries } from './browser-gaps.ts';
import { fakeClock } from './fake-clock.ts';
import { show } from './show.tsx';

const settings = {
  heading: 'Grade 10 Admissions',
  ctaText: 'Apply now',
  cta: { href: 'https://enquiry.example', kind: 'outside', newTab: true } as const,
  storageKey: 'admissions',
  words: en.countdown,
};

/** The early script as a document has it, in its head. */
addMediaQueries();
new Function(
  earlyScript({
    countdownKey: settings.storageKey,
    headingFont: '/font.woff2',
    hasTextFont: false,
    noticeId: null,
  }),
)();

let stop = () => {};

function open(start: string) {
  const clock = fakeClock(start);
  show(<CountdownBar settings={settings} />);
  stop = startCountdown(new Date(start), clock);
  return { pass: (milliseconds: number) => clock.pass(milliseconds) };
}
const figures = () =>
  screen
    .getByRole('timer')
    .textContent?.match(/[\d–]{2}/g)
    ?.join(' ');
const digits = () => [...screen.getByRole('timer').querySelectorAll('b > span')];
const state = () => document.documentElement.getAttribute('data-countdown');
const collapse = () => screen.getByRole('button', { name: 'Make the countdown small' });
const pill = () => screen.getByRole('button', { name: 'Grade 10 Admissions' });

beforeEach(() => {
  sessionStorage.clear();
  document.documentElement.removeAttribute('data-countdown');
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

describe('the figures', () => {
  test('are right from the start and change with every second', () => {
    const { pass } = open('2026-11-21T16:17:42.300');
    expect(figures()).toBe('09 07 42 17');
    pass(700);
    expect(figures()).toBe('09 07 42 16');
    pass(17_000);
    expect(figures()).toBe('09 07 41 59');
  });

  test('stay at zero after the end of the month', () => {
    const { pass } = open('2025-02-28T23:59:57');
    expect(figures()).toBe('00 00 00 02');
    pass(2000);
    expect(figures()).toBe('00 00 00 00');
    pass(60_000);
    expect(figures()).toBe('00 00 00 00');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
  });

  test('only changed digits are remounted, which starts their animation', () => {
    const { pass } = open('2026-11-21T16:17:42');
    const before = digits();
    pass(1000);
    const after = digits();
    expect(after.map((digit, position) => digit === before[position])).toEqual(
      Array.from(after, (_digit, position) => position < 7),
    );
  });

  test('are not announced by screen readers every second', () => {
    open('2026-11-21T16:17:42');
    expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('off');
  });
});

test('the progress bar shows the elapsed share of the month', () => {
  open('2028-02-15T12:00:00');
  const progress = screen.getByRole('progressbar');
  expect(progress.getAttribute('aria-valuenow')).toBe('50');
  expect(progress.getAttribute('aria-valuetext')).toBe('14 of 29 days have passed');
  expect(progress.style.getPropertyValue('--days')).toBe('29');
  expect(progress.style.getPropertyValue('--gone')).toBe('50.00%');
});

describe('minimized', () => {
  test('it stays so for the session, and keeps the focus', () => {
    open('2026-11-21T16:17:42');
    fireEvent.click(collapse());
    expect(state()).toBe('collapsed');
    expect(sessionStorage.getItem('admissions')).toBe('collapsed');
    expect(document.activeElement).toBe(pill());
    fireEvent.click(pill());
    expect(state()).toBe('expanded');
    expect(sessionStorage.getItem('admissions')).toBe('expanded');
    expect(document.activeElement).toBe(collapse());
  });

  test('it works if the browser blocks storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
    open('2026-11-21T16:17:42');
    fireEvent.click(collapse());
    expect(state()).toBe('collapsed');
    fireEvent.click(pill());
    expect(state()).toBe('expanded');
  });
});
