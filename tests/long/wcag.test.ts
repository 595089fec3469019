import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeSource, violationsOf } from '../../scripts/browser/read-page.ts';
import { edit, startClinic, type EditedClinic } from '../browser/edit-clinic.ts';
import { coveredControls } from '../browser/focus-in-view.ts';
import { openPage } from '../browser/harness.ts';
import { cutByTextSpacing } from '../browser/text-spacing.ts';

/* What axe does not look at by itself: the editor's screens and some pages, each in one state. */

let clinic: EditedClinic;

beforeAll(async () => {
  clinic = await startClinic(5398);
  // The server prepares its modules for the first page, which may take longer than a page may.
  const first = () => edit(clinic, '/visit?edit');
  const { page } = await first().catch(first);
  // The machine may be busy enough for a page to be slow.
  page.setDefaultNavigationTimeout(120_000);
});

afterAll(() => clinic.stop());

/** The rules of axe that are off unless they are asked for. */
const extraRules = ['target-size', 'label-content-name-mismatch'];

/** The controls that look the same with the focus that a keyboard gives them, and without it (WCAG 2.2, 2.4.7). */
async function withoutVisibleFocus(page: Page): Promise<string[]> {
  // What a key was pressed before is shown as for a keyboard.
  await page.keyboard.press('Shift');
  return page.evaluate(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- only what is inside is sent to the browser
    const look = (element: Element): string => {
      const parts = [element, element.parentElement, element.closest('label')].filter(
        (part) => part !== null,
      );
      return JSON.stringify(
        parts.map((part) => {
          const { outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor } =
            getComputedStyle(part);
          return [outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor];
        }),
      );
    };
    return Array.from(
      document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"], [contenteditable]',
      ),
    )
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.getClientRects().length > 0)
      .filter((element) => {
        element.blur();
        const before = look(element);
        element.focus();
        return document.activeElement === element && look(element) === before;
      })
      .map((element) => element.outerHTML.slice(0, 140));
  });
}

/** What is wrong with the open page, in words. */
async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(axeSource());
  const faults: string[] = [];
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const found = [
      ...(await violationsOf(page, { values: extraRules, type: 'rule' })),
      ...(await cutByTextSpacing(page)).map((words) => `cut off with wide spacing: ${words}`),
      ...(await withoutVisibleFocus(page)).map((control) => `focus is not seen: ${control}`),
    ];
    faults.push(...found.map((fault) => `${width} px: ${fault}`));
  }
  const covered = await coveredControls(page);
  return [...faults, ...covered.map((control) => `something covers ${control}`)];
}

const screens = [
  '/@edit',
  '/@edit/new',
  '/@edit/notice',
  '/@edit/find',
  '/@edit/bin',
  '/@edit/show?file=pages/people.yaml',
  '/@edit/history',
  '/@edit/access',
  '/@edit/pictures',
  '/@edit/file?name=site.yaml',
  '/people?edit&at=blocks.1.items.1',
  '/prices?edit&at=blocks.1',
];

test.each(screens)(
  'on %s everything is large enough, named as it is labelled, whole with wide spacing, and seen with the focus',
  async (address) => {
    const { page } = await edit(clinic, address);
    await page.getByRole('heading').first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
  },
);

test.each(['/', '/fees', '/calendar', '/join-us'])(
  'on the page %s the focus is seen wherever it is, and what is heard of a control begins with what is read',
  async (address) => {
    const page = await openPage(address);
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog:modal')?.close());
    await page.evaluate(axeSource());
    expect([
      ...(await violationsOf(page, { values: ['label-content-name-mismatch'], type: 'rule' })),
      ...(await withoutVisibleFocus(page)),
    ]).toEqual([]);
  },
);
