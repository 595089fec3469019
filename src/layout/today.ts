/**
 * Fills in the visitor's today: `[data-today="date"]` with 21 November 2026, `[data-today="year"]` with 2026. Pages
 * are built without a date, so they are right without a rebuild. It is also sent as text, so it must stand on its own.
 */
export function showToday(root: ParentNode, now: Date): void {
  const date = now.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  root.querySelectorAll('[data-today]').forEach((element) => {
    const text = element.getAttribute('data-today') === 'year' ? String(now.getFullYear()) : date;
    if (element.textContent !== text) element.textContent = text;
  });
}

/** The inline script for the end of the body: today stands in the page before it is first rendered. */
export const todayScript = (): string => `(${showToday.toString()})(document,new Date())`;
