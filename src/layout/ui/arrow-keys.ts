const opposite: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

/** A key as in a left-to-right language: there, the right arrow moves forward. */
export const keyAlongLine = (key: string, element: Element): string =>
  getComputedStyle(element).direction === 'rtl' ? (opposite[key] ?? key) : key;
