import type { Page } from 'playwright-core';

/** A text as it is shown: its colour, what it stands on (#rrggbb), and whether it is large as WCAG 2.2 says. */
export type ShownText = {
  text: string;
  colour: string;
  ground: string;
  /** Whether the ground is mixed by a style, from colours of the theme. */
  isMixed: boolean;
  isLarge: boolean;
};

/**
 * The colours of every text of the open page that can be seen. With `pointedAt`, everything looks as if the pointer
 * were on it. Texts over a picture are left out: their ground has no single colour.
 */
export const shownColours = (page: Page, pointedAt: boolean): Promise<ShownText[]> =>
  page.evaluate((isPointedAt) => {
    const still = document.createElement('style');
    still.textContent = '*,*::before,*::after{transition:none!important;animation:none!important}';
    document.head.append(still);
    const pointAt = (rules: CSSRuleList) => {
      for (const rule of Array.from(rules)) {
        if (rule instanceof CSSStyleRule && rule.selectorText.includes(':hover')) {
          rule.selectorText = rule.selectorText.replaceAll(':hover', ':not(._)');
        }
        if (rule instanceof CSSGroupingRule) pointAt(rule.cssRules);
      }
    };
    if (isPointedAt) Array.from(document.styleSheets, ({ cssRules }) => pointAt(cssRules));
    document.querySelectorAll('details').forEach((details) => (details.open = true));

    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const mixed = new Set<string>();
    const hex = (colour: string): string | null => {
      if (colour === '' || !canvas) return null;
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      if (alpha < 255) return null;
      const found = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
      if (!colour.startsWith('rgb')) mixed.add(found);
      return found;
    };
    /** What an element, or what stands before or after its content, is filled with. */
    const fillOf = (style: CSSStyleDeclaration): string | null =>
      hex(style.backgroundImage.match(/rgba?\([^)]*\)/g)?.at(-1) ?? '') ??
      hex(style.backgroundColor);
    const isUnder = (style: CSSStyleDeclaration) =>
      style.content !== 'none' && style.position === 'absolute' && style.zIndex === '-1';
    const groundOf = (element: Element | null): string | null => {
      if (element === null) return null;
      if (element.hasAttribute('data-over-picture')) return null;
      const fills = [
        ...['::after', '::before'].map((part) => getComputedStyle(element, part)).filter(isUnder),
        getComputedStyle(element),
      ].map(fillOf);
      return fills.find((fill) => fill !== null) ?? groundOf(element.parentElement);
    };
    const found: ShownText[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim() ?? '';
      if (!element || text === '' || element.closest('script, style, iframe, .vh')) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const ground = groundOf(element);
      if (ground === null) continue;
      const style = getComputedStyle(element);
      const size = parseFloat(style.fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      found.push({
        text: text.slice(0, 40),
        colour: hex(style.color) ?? style.color,
        ground,
        isMixed: mixed.has(ground),
        isLarge,
      });
    }
    return found;
  }, pointedAt);
