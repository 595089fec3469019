import { expect, test } from 'vitest';
import { sampleOf } from '../sample.ts';
import { desktop, openPage, phone } from './harness.ts';

/** Buttons, and links that look like one, of which nothing but their words is left. */
const withoutBorder = (): string[] =>
  Array.from(document.querySelectorAll<HTMLElement>('button, a'))
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => control.getBoundingClientRect().width > 1)
    .filter((control) => {
      const { clipPath, position } = getComputedStyle(control, '::before');
      return control.matches('button') || (clipPath !== 'none' && position === 'absolute');
    })
    .filter((control) => {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(control);
      return borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1;
    })
    .map((control) => control.innerText || (control.getAttribute('aria-label') ?? ''));

const addresses = ['/', '/fees/grade-10', '/join-us', '/student-life/mathematics'];

test.each(sampleOf(addresses, 1))(
  'where the system chooses the colours, buttons of %s keep a border',
  async (address) => {
    for (const viewport of sampleOf([phone, desktop], 2)) {
      const page = await openPage(address, { viewport });
      expect((await page.evaluate(withoutBorder)).length).toBeGreaterThan(0);
      await page.emulateMedia({ forcedColors: 'active' });
      await expect.poll(() => page.evaluate(withoutBorder)).toEqual([]);
    }
  },
);
