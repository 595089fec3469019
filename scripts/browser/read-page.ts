import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import path from 'node:path';
import { findTool } from '../find-tool.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The script that `violationsOf` needs on a page before the page opens. */
export const axeSource = (): string =>
  readFileSync(path.join(findTool('axe-core'), 'axe.min.js'), 'utf8');

/** The first of the innermost elements that make the page wider than its window, and cells that run into the next one. */
export const overflowOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const cells = Array.from(document.querySelectorAll('td, th'))
      .filter((cell) => {
        const [one, next] = [cell, cell.nextElementSibling].map((element) => {
          const range = document.createRange();
          if (element) range.selectNodeContents(element);
          return range.getBoundingClientRect();
        });
        if (!one || !next) return false;
        const isBeside = one.bottom - next.top > 1 && next.bottom - one.top > 1;
        return isBeside && one.right - next.left > 1 && next.right - one.left > 1;
      })
      .map((cell) => `runs over the next cell: ${cell.outerHTML.slice(0, 160)}`);
    if (scrollWidth <= clientWidth) return cells;
    const isCut = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement));
    const wide = Array.from(document.body.querySelectorAll('*')).filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && !isCut(element),
    );
    const first = wide.find(
      (element) => !wide.some((other) => element.contains(other) && other !== element),
    );
    const width = `${scrollWidth - clientWidth} px too wide: ${first?.outerHTML.slice(0, 160) ?? ''}`;
    return [width, ...cells];
  });

export const violationsOf = (page: Page, runOnly: axe.RunOnly, part = 'html'): Promise<string[]> =>
  page.evaluate(
    async ([isOnlySelector, selector]) => {
      const { violations } = await window.axe.run(selector, {
        runOnly: isOnlySelector,
        resultTypes: ['violations'],
        iframes: false,
        preload: false,
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
      );
    },
    [runOnly, part] as const,
  );
