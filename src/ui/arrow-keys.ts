const opposite: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

/** A key as it would be in a language that runs from left to right: there, the right arrow leads on. */
export const keyAlongLine = (key: string, element: Element): string =>
  getComputedStyle(element).direction === 'rtl' ? (opposite[key] ?? key) : key;
