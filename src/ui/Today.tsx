const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

type TodayProps = { show: 'date' | 'year'; today: Date; className?: string };

/**
 * Today, as 21 November 2026 or as 2026. The day of the build stands in the page for visitors whose browser runs no
 * scripts; for all others `showToday` puts their own day in its place.
 */
export function Today({ show, today, className }: TodayProps) {
  return (
    <span className={className} data-today={show}>
      {show === 'year' ? today.getFullYear() : dayFormat.format(today)}
    </span>
  );
}

/**
 * Fills in the visitor's today wherever `Today` stands, so that pages are right without a rebuild. It is also sent as
 * text, so it must stand on its own.
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
