// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { earlyScript } from '../../src/render/early-script.ts';
import { startScript } from '../../src/render/start-script.ts';
import { showToday, todayScript } from '../../src/layout/ui/Today.tsx';

const root = document.documentElement;
const early = (countdownKey: string | null) =>
  earlyScript({
    countdownKey,
    headingFont: '/assets/font.woff2',
    hasTextFont: false,
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

const start = (manifest: string | null) =>
  run(
    startScript({ textFamily: null, script: 'data:,', printStyles: '/print.css', manifest })
      // jsdom has no modules.
      .replace('import(address)', 'null'),
  );

const startedLinks = () =>
  document.querySelectorAll('link[rel=stylesheet], link[rel=manifest]').length;

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
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

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

  test.each(['expanded', 'nonsense'])('leaves it open where %s is kept', (stored) => {
    sessionStorage.setItem('admissions', stored);
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

describe('the script that starts the others', () => {
  test('waits for the paint and then for the pictures in view, but not for those further down', async () => {
    vi.useFakeTimers();
    document.body.innerHTML = '<img id="seen"><img id="below">';
    const decoding = new EventTarget();
    const whenDecoded = new Promise<void>((resolve) => {
      decoding.addEventListener('end', () => resolve());
    });
    const [seen, below] = Array.from(document.images, (picture, index) => {
      vi.spyOn(picture, 'getBoundingClientRect').mockReturnValue(
        new DOMRect(0, index * 5000, 9, 9),
      );
      vi.spyOn(picture, 'complete', 'get').mockReturnValue(false);
      picture.decode = vi.fn(() => whenDecoded);
      return picture;
    });
    start('/site.webmanifest');
    dispatchEvent(new Event('load'));
    expect(seen?.decode).not.toHaveBeenCalled();
    run('window.paint()');
    await vi.advanceTimersByTimeAsync(500);
    expect(startedLinks()).toBe(0);
    decoding.dispatchEvent(new Event('end'));
    await vi.advanceTimersByTimeAsync(200);
    expect(startedLinks()).toBe(2);
    expect(below?.decode).not.toHaveBeenCalled();
  });

  test('does not wait for a slow picture longer than a second', async () => {
    vi.useFakeTimers();
    document.head.querySelectorAll('link').forEach((link) => link.remove());
    start(null);
    dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(startedLinks()).toBe(1);
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
    const shownNow = () => {
      showToday(page(), new Date());
      return document.body.textContent;
    };
    const before = shownNow();
    page();
    run(todayScript(true));
    const shown = document.body.textContent;
    // Its clock is the document's, which goes on: it may strike midnight meanwhile.
    expect([before, shownNow()]).toContain(shown);
  });
});
