import type { BrowserContext, Page } from 'playwright-core';

/**
 * Something of a page that a visitor uses: where it is (its number in the document that was sent), what it is, the
 * numbers of what is to be used before it, because it is folded away, and what tells its kind from others.
 */
export type EarlyControl = {
  number: number;
  name: string;
  before: number[];
  kind: string;
};

/** What is numbered: all that does more than to lead to another page. */
const controlTags = /<(?:button|summary|select|textarea|input|a)(?=[ >])/g;

/** Numbers the controls of the documents that are sent, by which they are found again whatever scripts have changed. */
export const numberControls = (context: BrowserContext): Promise<unknown> =>
  context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    let number = 0;
    const body = (await response.text())
      // Not in scripts, whose hashes the policy names.
      .split(/(<script[\s\S]*?<\/script>)/)
      .map((part, index) =>
        index % 2 === 1
          ? part
          : part.replaceAll(controlTags, (tag) => `${tag} data-control="${number++}"`),
      )
      .join('');
    return route.fulfill({ response, body });
  });

const controlOf = (page: Page, number: number) =>
  page.locator(`[data-control="${number}"]`).first();

/** The controls of an open page whose scripts have not come. */
export const controlsOf = (page: Page): Promise<EarlyControl[]> =>
  page.evaluate(() => {
    const numberOf = (element: Element | null) => Number(element?.getAttribute('data-control'));
    const isShown = (element: Element | null) =>
      element?.checkVisibility({ visibilityProperty: true }) === true;
    /** What has to be used for an element to be seen; null if it is never seen without scripts. */
    const leadsTo = (element: Element): Element[] | null => {
      if (isShown(element)) return [];
      const folded = element.parentElement?.closest('details:not([open]), dialog[popover]');
      if (!folded) return null;
      const opener =
        folded.localName === 'details'
          ? folded.querySelector('summary')
          : document.querySelector(`button[popovertarget="${folded.id}"]`);
      if (!opener || opener === element) {
        const outer = folded.parentElement?.closest('details:not([open]), dialog[popover]');
        return outer && opener ? leadsTo(outer) : null;
      }
      const earlier = leadsTo(opener);
      return earlier && [...earlier, opener];
    };
    const isUsed = (element: Element) =>
      element.localName === 'a'
        ? element.matches('[href^="#"], [data-row]')
        : !element.matches(':disabled, [type=hidden]');
    return Array.from(document.querySelectorAll('[data-control]')).flatMap((element) => {
      const before = isUsed(element) ? leadsTo(element) : null;
      if (!before) return [];
      const names = element.getAttributeNames().filter((one) => one !== 'data-control');
      const part = element.closest('[data-island], [data-ticks], header, footer, main > *');
      return {
        number: numberOf(element),
        name: `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''}`,
        before: before.map(numberOf),
        kind: [
          element.localName,
          ...names,
          element.getAttribute('data-countdown-to'),
          element.getAttribute('class'),
          element.parentElement?.getAttribute('class'),
          part?.getAttribute('class'),
          part?.getAttribute('data-island'),
        ].join(' '),
      };
    });
  });

/** Uses a control as a visitor would, and what leads to it. */
export async function useControl(page: Page, { number, before }: EarlyControl): Promise<void> {
  for (const one of before) await controlOf(page, one).click();
  const control = controlOf(page, number);
  const kind = await control.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.localName,
  );
  if (kind === 'select') {
    const values = await control.locator('option').evaluateAll((all) => all.length);
    await control.selectOption({ index: values - 1 });
  } else if (kind === 'checkbox' || kind === 'radio') {
    await control.setChecked(!(await control.isChecked()));
  } else if (['search', 'text', 'textarea'].includes(kind)) await control.fill('te');
  else if (kind === 'number') await control.fill('2');
  else if (kind === 'a') await control.press('Enter');
  else await control.click();
}

/** What a visitor can tell of a page, when the pointer is elsewhere. */
export async function stateOf(page: Page): Promise<unknown> {
  await page.mouse.move(0, 0);
  await page.locator('[data-open]:hover').waitFor({ state: 'detached' });
  return page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const attributes = ['aria-expanded', 'aria-pressed', 'aria-selected', 'aria-current'];
    const { countdown, noticeAway } = document.documentElement.dataset;
    return {
      address: location.pathname + location.search,
      isAtTop: scrollY === 0,
      open: Array.from(
        document.querySelectorAll(':modal, details[open], [data-open]'),
        (element) => element.id || element.className,
      ),
      countdown,
      noticeAway,
      prints: sessionStorage.getItem('prints'),
      controls: Array.from(document.querySelectorAll('[data-control]'))
        .filter(isShown)
        .map((element) =>
          [
            element.getAttribute('data-control'),
            ...attributes.map((name) => element.getAttribute(name)),
            element instanceof HTMLInputElement && element.type === 'checkbox' && element.checked,
            element.matches('input, select, textarea') && 'value' in element && element.value,
          ].join(),
        ),
      statuses: Array.from(
        document.querySelectorAll('[role=status]'),
        ({ textContent }) => textContent,
      ),
      words: document.querySelector('main')?.innerText,
    };
  });
}
