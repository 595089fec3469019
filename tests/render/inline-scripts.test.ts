// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { earlyScript } from '../../src/render/early-script.ts';
import { showToday, todayScript } from '../../src/ui/Today.tsx';

const root = document.documentElement;
const early = (countdownKey: string | null) =>
  earlyScript({
    countdownKey,
    headingFont: '/assets/font.woff2',
    textFamily: null,
    noticeId: null,
  });

function run(source: string) {
  const script = document.createElement('script');
  script.textContent = source;
  document.head.append(script);
  script.remove();
}

// Scripts of a document run in a window of their own, which lacks them.
run(`window.matchMedia = () => ({ matches: false });
window.PerformanceObserver = class {
  constructor(paint) { window.paint = paint; }
  observe() {}
};`);

const page = () => {
  root.lang = 'en-KE';
  document.body.innerHTML =
    'Last updated: <span data-today="date"></span> © <span data-today="year">1999</span>';
  return document.body;
};

beforeEach(() => {
  sessionStorage.clear();
  root.removeAttribute('data-js');
  root.removeAttribute('data-countdown');
});
afterEach(() => vi.restoreAllMocks());

describe('the script in the head', () => {
  test('announces to the styles that scripts run', () => {
    run(early(null));
    expect(root.hasAttribute('data-js')).toBe(true);
    expect(root.hasAttribute('data-countdown')).toBe(false);
  });

  test('holds lazy pictures back until the first paint', () => {
    run(early(null));
    expect(root.hasAttribute('data-unpainted')).toBe(true);
    run('window.paint()');
    expect(root.hasAttribute('data-unpainted')).toBe(false);
  });

  test('makes the countdown small where the visitor had made it small', () => {
    sessionStorage.setItem('admissions', 'collapsed');
    run(early('admissions'));
    expect(root.getAttribute('data-countdown')).toBe('collapsed');
  });

  test.each(['expanded', 'nonsense'])('leaves it open where %s is kept', (kept) => {
    sessionStorage.setItem('admissions', kept);
    run(early('admissions'));
    expect(root.hasAttribute('data-countdown')).toBe(false);
  });

  test('works if the browser blocks storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
    run(early('admissions'));
    expect(root.hasAttribute('data-js')).toBe(true);
  });

  test('marks the target of the fragment as soon as it is parsed, until the browser matches :target', async () => {
    location.hash = '#mathematics';
    run(early(null));
    document.body.innerHTML = '<p id="pure"></p>';
    await Promise.resolve();
    expect(document.querySelector('[data-target]')).toBeNull();
    document.body.insertAdjacentHTML('beforeend', '<p id="mathematics"></p>');
    await Promise.resolve();
    expect(document.querySelector('[data-target]')?.id).toBe('mathematics');
    dispatchEvent(new Event('load'));
    expect(document.querySelector('[data-target]')).toBeNull();
    location.hash = '';
  });

  test('takes any key, even one that would end the script', () => {
    const key = '</script><b>"it\'s"';
    sessionStorage.setItem(key, 'collapsed');
    expect(early(key)).not.toContain('</script');
    run(early(key));
    expect(root.getAttribute('data-countdown')).toBe('collapsed');
  });
});

describe('today', () => {
  test.each([
    ['2026-11-21T00:00:00', '21 November 2026', '2026'],
    ['2025-02-28T23:59:59', '28 February 2025', '2025'],
    ['2028-02-29T12:00:00', '29 February 2028', '2028'],
    ['2026-09-01T12:00:00', '1 September 2026', '2026'],
  ])('at %s by the clock of the visitor is %s', (moment, date, year) => {
    showToday(page(), new Date(moment));
    expect(document.body.textContent).toBe(`Last updated: ${date} © ${year}`);
  });

  test('is shown by the script at the end of the document', () => {
    page();
    run(todayScript());
    const shown = document.body.textContent;
    showToday(page(), new Date());
    expect(shown).toBe(document.body.textContent);
  });
});
