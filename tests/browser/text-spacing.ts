import type { Page } from 'playwright-core';

/** The spacing of text that a visitor may set, and that must lose nothing (WCAG 2.2, 1.4.12). */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** The text of the open page that is cut off with wider text spacing. */
export async function cutByTextSpacing(page: Page): Promise<string[]> {
  return page.evaluate((css) => {
    // A style element would be refused by the policy of the page.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    const cutsOff = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
      [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
    const scrolls = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
      [overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll');
    // Only a screen reader has it, with or without spacing.
    const isHidden = (part: Element | null): boolean =>
      part !== null &&
      ((cutsOff(getComputedStyle(part)) && part.getBoundingClientRect().width <= 1) ||
        isHidden(part.parentElement));
    const isCut = (text: Node, box: DOMRect): boolean => {
      if (box.left < -1 || box.right > document.documentElement.clientWidth + 1) return true;
      for (let part = text.parentElement; part; part = part.parentElement) {
        if (part === document.body || part.classList.contains('vh')) return false;
        const style = getComputedStyle(part);
        // What is beyond the edge can be scrolled to.
        if (scrolls(style)) return false;
        if (!cutsOff(style)) continue;
        const edge = part.getBoundingClientRect();
        // Half a letter's height lies in the room above and below the letters themselves.
        const room = box.height / 4;
        if (box.left < edge.left - 1 || box.right > edge.right + 1) return true;
        if (box.top < edge.top - room || box.bottom > edge.bottom + room) return true;
      }
      return false;
    };
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const isSeen = text.parentElement?.checkVisibility({ visibilityProperty: true }) === true;
      if (!isSeen || text.parentElement?.closest('.vh, .skip') || isHidden(text.parentElement))
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = text.textContent?.trim() ?? '';
      // A bar between words may be left out at the start of a line.
      if (!/[\p{L}\p{N}]/u.test(words)) continue;
      if (Array.from(range.getClientRects()).some((box) => isCut(text, box))) found.push(words);
    }
    document.adoptedStyleSheets.pop();
    return found;
  }, spacing);
}
