import { useLocale } from './locale-context.ts';

type TodayProps = {
  show: 'date' | 'year';
  /** The day of the build as year-month-day. */
  today: string;
  className?: string;
};

const inWords = (day: string, language: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(language, {
    dateStyle: 'long',
    calendar: 'gregory',
    timeZone: 'UTC',
  });

/**
 * Today, as 21 November 2026 or as 2026. The page contains the day of the build for visitors without scripts; for all
 * others `showToday` replaces it with their own.
 */
export function Today({ show, today, className }: TodayProps) {
  const { language } = useLocale();
  return (
    <span className={className} data-today={show}>
      {show === 'year' ? today.slice(0, 4) : inWords(today, language)}
    </span>
  );
}

/** Fills in the visitor's day in `Today`. It is inlined, so it must not use anything outside itself. */
function fillInToday(root: ParentNode, now: Date): void {
  root.querySelectorAll<HTMLElement>('[data-today]').forEach((element) => {
    const language = element.closest<HTMLElement>('[lang]')?.lang;
    const text =
      element.dataset['today'] === 'year'
        ? String(now.getFullYear())
        : now.toLocaleDateString(language, { dateStyle: 'long', calendar: 'gregory' });
    if (element.textContent !== text) element.textContent = text;
  });
}

/** Updates `Timed` and `TodayMark` to the day in the site's time zone. It is inlined too. */
function updateTimed(root: ParentNode, now: Date): void {
  // All elements have the time zone of the site, and a browser takes long to format a date in one.
  const times = new Map<string | undefined, string>();
  const timeAt = ({ dataset: { timeZone } }: HTMLElement) => {
    // The Swedish date format is year-month-day hours:minutes:seconds.
    const time = times.get(timeZone) ?? now.toLocaleString('sv', { timeZone });
    times.set(timeZone, time);
    return time;
  };
  root.querySelectorAll<HTMLElement>('[data-shown-from]').forEach((element) => {
    const time = timeAt(element);
    const { shownFrom = '', shownUntil = '9' } = element.dataset;
    element.hidden = time < shownFrom || time.slice(0, shownUntil.length) > shownUntil;
  });
  root.querySelectorAll<HTMLElement>('[data-mark-year]').forEach((element) => {
    const day = timeAt(element).slice(0, 10);
    const year = Number(day.slice(0, 4));
    const [first, end] = [Date.UTC(year, 0), Date.UTC(year + 1, 0)];
    element.hidden = element.dataset['markYear'] !== String(year);
    element.style.setProperty('--day', ((Date.parse(day) - first) / (end - first)).toFixed(4));
  });
}

/** Fills in what depends on the day, so that pages are right without a rebuild. */
export function showToday(root: ParentNode, now: Date): void {
  fillInToday(root, now);
  updateTimed(root, now);
}

/** Whether something on a page, given as HTML, is shown on certain days only. */
export const isTimed = (html: string): boolean => /data-(?:shown-from|mark-year)/.test(html);

/**
 * The inline script for the end of the body, which updates days before the first paint. Only some
 * pages have timed content.
 */
export const todayScript = (timed: boolean): string =>
  [fillInToday, ...(timed ? [updateTimed] : [])]
    .map((run) => `(${run.toString()})(document,new Date())`)
    .join(';');
