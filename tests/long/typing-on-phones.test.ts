import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { edit, putBack, startClinic, type EditedClinic } from '../browser/edit-clinic.ts';

let clinic: EditedClinic;

beforeAll(async () => {
  clinic = await startClinic(5399);
}, 180_000);

afterEach(() => putBack(clinic));

afterAll(() => clinic.stop());

const smallPhone = { viewport: { width: 360, height: 640 }, touch: true };

/** Opens or closes an on-screen keyboard: it leaves a part of the window, which may have been moved up. */
const showKeyboard = (page: Page, height: number, offsetTop: number): Promise<void> =>
  page.evaluate(
    (rest) => {
      const { visualViewport } = window;
      if (!visualViewport) throw new Error('The browser has no visual viewport.');
      for (const [name, value] of Object.entries(rest))
        Object.defineProperty(visualViewport, name, { value, configurable: true });
      visualViewport.dispatchEvent(new Event('resize'));
    },
    { height, offsetTop },
  );

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? expect.unreachable();

test.each([0, 60])(
  'an on-screen keyboard hides no field that is typed into, the window moved by %i',
  async (offset) => {
    const { page, panel } = await edit(clinic, '/wards?edit&at=blocks.1.terms.0', smallPhone);
    const bar = page.getByRole('banner', { name: 'Editor' });
    const height = 340;
    for (const name of [/^Term/, /^Amount/]) {
      const field = panel.getByRole('textbox', { name });
      await field.tap();
      await showKeyboard(page, height, offset);
      const [box, top] = [await boxOf(field), await boxOf(bar)];
      expect(box.y, `${name} below the bar`).toBeGreaterThanOrEqual(top.y + top.height);
      expect(box.y + box.height, `${name} above the keyboard`).toBeLessThanOrEqual(height + offset);
      expect(top.y).toBe(offset);
      await showKeyboard(page, 640, 0);
    }
    const { y, height: all } = await boxOf(bar.locator('..'));
    expect([y, all]).toEqual([0, 640]);
  },
);

test('a tap into an amount selects it: what is typed replaces it', async () => {
  const { page } = await edit(clinic, '/wards?edit&at=blocks.1.terms.0', smallPhone);
  const amount = page.getByRole('textbox', { name: /^Amount/ });
  await page.getByRole('textbox', { name: /^Term/ }).tap();
  await amount.tap();
  await page.keyboard.type('13000');
  await expect.poll(() => amount.inputValue()).toMatch(/^13[,.]?000$/);
});
